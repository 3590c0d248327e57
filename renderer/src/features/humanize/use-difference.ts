import type { Mode } from "@ai-humanizer/shared";
import { type Rewrite, useDraft } from "./draft-store.ts";

/** What of the draft, or of the mode chosen, is no longer what a rewrite was made from. */
export function useDifference({ source, settings }: Rewrite, mode: Mode): "text" | "settings" | null {
  const { text, tone, preserveLength } = useDraft();
  if (text !== source) return "text";
  if (settings === undefined) return null;
  const same = tone === settings.tone && preserveLength === settings.preserveLength && mode === settings.mode;
  return same ? null : "settings";
}
