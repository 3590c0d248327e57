import type { Segment } from "./segments.ts";

/**
 * The units of changes that are put back, by all that was pressed, in its order: a second press uses the change again.
 * Undo is the list without its last.
 */
export function putBackBy(presses: readonly number[]): ReadonlySet<number> {
  const back = new Set<number>();
  for (const unit of presses) if (!back.delete(unit)) back.add(unit);
  return back;
}

/** The text with some of its changes put back. */
export function textOf(segments: readonly Segment[], back: ReadonlySet<number>): string {
  return segments
    .map((segment) =>
      segment.kind === "same" ? segment.text : back.has(segment.unit) ? segment.removed : segment.added,
    )
    .join("");
}
