import type { Mode } from "@ai-humanizer/shared";
import { differenceFrom } from "./difference.ts";
import { type Rewrite, useDraft } from "./draft-store.ts";

const names = { text: "an earlier text", settings: "other settings" } as const;

/** What a rewrite is of, where that is not the draft as it stands. */
export function useDifference(rewrite: Rewrite, mode: Mode | undefined) {
  const difference = differenceFrom(rewrite, useDraft(), mode);
  return difference && names[difference];
}
