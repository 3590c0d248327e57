import type { Detection } from "@ai-humanizer/engine/types";

/** What the page asks of the detector's worker, and what it answers. */
export interface DetectRequest {
  id: number;
  text: string;
}
export type DetectAnswer = { id: number } & ({ detection: Detection } | { error: string });
