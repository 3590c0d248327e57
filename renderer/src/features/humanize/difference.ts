import type { Mode } from "@ai-humanizer/shared";
import type { Draft, Rewrite } from "./draft-store.ts";

/** What of a draft, or of the mode chosen, is not what a rewrite was made from. Without a choice no mode differs. */
export function differenceFrom(
  { source, settings }: Rewrite,
  { text, tone, preserveLength }: Draft,
  mode: Mode | undefined,
): "text" | "settings" | null {
  if (text !== source) return "text";
  if (settings === undefined) return null;
  const { mode: made } = settings;
  const same =
    tone === settings.tone && preserveLength === settings.preserveLength && (mode ?? made) === made;
  return same ? null : "settings";
}
