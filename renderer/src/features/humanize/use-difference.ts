import type { Mode } from "@ai-humanizer/shared";
import { type Draft, type Rewrite, useDraft } from "./draft-store.ts";

/** What of a draft, or of the mode chosen, is not what a rewrite was made from. */
export function differenceFrom(
  { source, settings }: Rewrite,
  { text, tone, preserveLength }: Draft,
  mode: Mode,
): "text" | "settings" | null {
  if (text !== source) return "text";
  if (settings === undefined) return null;
  const same = tone === settings.tone && preserveLength === settings.preserveLength && mode === settings.mode;
  return same ? null : "settings";
}

/** `differenceFrom` of the draft as it stands. */
export function useDifference(rewrite: Rewrite, mode: Mode): ReturnType<typeof differenceFrom> {
  return differenceFrom(rewrite, useDraft(), mode);
}
