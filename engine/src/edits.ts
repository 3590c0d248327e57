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

/**
 * Edits on the source that do what `first` does and then, on the text it gives, `second`.
 * Where an edit of `second` covers a place that `first` changed, the two become one.
 */
export function composeEdits(first: readonly Edit[], second: readonly Edit[]): Edit[] {
  if (first.length === 0) return [...second];
  const composed: Edit[] = [];
  let shift = 0;
  let next = 0;
  /** Takes the edits of `first` that end at or before `offset` of the text between. */
  const takeUntil = (offset: number, absorb: boolean) => {
    for (let edit = first[next]; edit; edit = first[next]) {
      if (edit.start + shift + edit.replacement.length > offset || (edit.start + shift === offset && absorb))
        break;
      if (!absorb) composed.push(edit);
      shift += edit.replacement.length - (edit.end - edit.start);
      next += 1;
    }
  };
  for (const edit of second) {
    takeUntil(edit.start, false);
    const start = edit.start - shift;
    takeUntil(edit.end, true);
    composed.push({ ...edit, start, end: edit.end - shift });
  }
  for (const edit of first.slice(next)) composed.push(edit);
  return composed;
}
