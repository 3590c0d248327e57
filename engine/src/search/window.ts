import { applyEdits } from "../edits.ts";
import type { Edit, Span } from "../types.ts";

const reach = 40;

/** The start of a word at or before an offset, at least `least`. */
function wordStart(source: string, offset: number, least: number): number {
  const space = source.lastIndexOf(" ", Math.max(offset - 1, 0));
  return space < least ? least : space + 1;
}

function wordEnd(source: string, offset: number, most: number): number {
  const space = source.indexOf(" ", offset);
  return space < 0 || space > most ? most : space;
}

/** The words around a span that its neighbors' scores may depend on, within the bounds of its sentence. */
export function windowAround(source: string, span: Span, bounds: Span): Span {
  return {
    start: wordStart(source, Math.max(bounds.start, span.start - reach), bounds.start),
    end: wordEnd(source, Math.min(bounds.end, span.end + reach), bounds.end),
  };
}

/** The text of a window after edits; edits that reach out of the window are left out. */
export function windowText(source: string, window: Span, edits: readonly Edit[]): string {
  const inside = edits
    .filter((edit) => edit.start >= window.start && edit.end <= window.end)
    .map((edit) => ({ ...edit, start: edit.start - window.start, end: edit.end - window.start }));
  return applyEdits(source.slice(window.start, window.end), inside);
}
