import type { HumanizeResponse } from "@ai-humanizer/shared";

type Edit = HumanizeResponse["edits"][number];

/** A stretch of the output: as it was, or changed. */
export type Segment =
  | { readonly kind: "same"; readonly text: string }
  | { readonly kind: "change"; readonly removed: string; readonly added: string; readonly reason: string };

/**
 * Cuts the output into unchanged and changed stretches. Edits are spans of the source, ascending and apart;
 * the stretches' texts (`text` and `added`) joined give the rewritten text.
 */
export function toSegments(source: string, edits: readonly Edit[]): Segment[] {
  const segments: Segment[] = [];
  let at = 0;
  for (const edit of edits) {
    if (edit.start > at) segments.push({ kind: "same", text: source.slice(at, edit.start) });
    const removed = source.slice(edit.start, edit.end);
    segments.push({ kind: "change", removed, added: edit.replacement, reason: edit.reason });
    at = edit.end;
  }
  if (at < source.length) segments.push({ kind: "same", text: source.slice(at) });
  return segments;
}
