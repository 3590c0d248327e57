import type { Edit, Span } from "./types.ts";

/** Applies edits, ascending and not overlapping, to the text they were made for. */
export function applyEdits(
  source: string,
  edits: readonly (Span & { readonly replacement: string })[],
): string {
  let text = "";
  let at = 0;
  for (const edit of edits) {
    text += source.slice(at, edit.start) + edit.replacement;
    at = edit.end;
  }
  return text + source.slice(at);
}

/** Spans of the text between two rounds of edits that changed in either, joined where they touch. */
function changedSpans(spans: readonly Span[]): Span[] {
  const joined: { start: number; end: number }[] = [];
  for (const span of spans.toSorted((a, b) => a.start - b.start || a.end - b.end)) {
    const last = joined.at(-1);
    if (last && span.start <= last.end) last.end = Math.max(last.end, span.end);
    else joined.push({ start: span.start, end: span.end });
  }
  return joined;
}

/** Gives the items of each stretch in turn; both ascending, and every item within some stretch. */
function cursorOver<Item extends Span>(items: readonly Item[]): (outer: Span) => Item[] {
  let from = 0;
  return ({ end }) => {
    let to = from;
    while ((items[to]?.end ?? Number.POSITIVE_INFINITY) <= end) to += 1;
    const inside = items.slice(from, to);
    from = to;
    return inside;
  };
}

/**
 * Edits on the source that do what `first` does and then, on the text it gives, `second`.
 * Where the two touch they become one edit, called what `second` calls it, in the group that either had.
 */
export function composeEdits(source: string, first: readonly Edit[], second: readonly Edit[]): Edit[] {
  if (first.length === 0) return [...second];
  const between = applyEdits(source, first);
  let shift = 0;
  const done = first.map((edit) => {
    const start = edit.start + shift;
    shift += edit.replacement.length - (edit.end - edit.start);
    return { start, end: start + edit.replacement.length, edit };
  });
  const [doneIn, secondIn] = [cursorOver(done), cursorOver(second)];
  let moved = 0;
  return changedSpans([...done, ...second]).flatMap((span) => {
    const before = doneIn(span).map(({ edit }) => edit);
    const after = secondIn(span);
    const named = after[0] ?? before[0];
    const growth = before.reduce((sum, edit) => sum + edit.replacement.length - (edit.end - edit.start), 0);
    const start = span.start - moved;
    moved += growth;
    if (!named) return [];
    const shifted = after.map((edit) => ({
      ...edit,
      start: edit.start - span.start,
      end: edit.end - span.start,
    }));
    const replacement = applyEdits(between.slice(span.start, span.end), shifted);
    // The second may put back what the first took away.
    if (replacement === source.slice(start, span.end - moved)) return [];
    const group = [named, ...before].find((edit) => edit.group !== undefined)?.group;
    return [{ ...named, start, end: span.end - moved, replacement, ...(group !== undefined && { group }) }];
  });
}
