import type { HumanizeResponse } from "@ai-humanizer/shared";

type Edit = HumanizeResponse["edits"][number];

export interface Change {
  readonly kind: "change";
  readonly removed: string;
  readonly added: string;
  readonly reason: string;
}

/** A stretch of the output: as it was, or changed. */
export type Segment = { readonly kind: "same"; readonly text: string } | Change;

/** A change on the source, as it is shown. */
interface Mark {
  start: number;
  end: number;
  added: string;
  reason: string;
}

/**
 * Cuts the output into unchanged and changed stretches. Edits are spans of the source, ascending and apart.
 * They are as small as can be ("Furthermore, i" -> "I"); people read words, so a change grows to whole words and
 * takes in its neighbor when both are one rewording. `text` and `added` joined give the rewritten text.
 */
export function toSegments(source: string, edits: readonly Edit[]): Segment[] {
  const segments: Segment[] = [];
  let at = 0;
  for (const { start, end, added, reason } of toMarks(source, edits)) {
    if (start > at) segments.push({ kind: "same", text: source.slice(at, start) });
    segments.push({ kind: "change", removed: source.slice(start, end), added, reason });
    at = end;
  }
  if (at < source.length) segments.push({ kind: "same", text: source.slice(at) });
  return segments;
}

function toMarks(source: string, edits: readonly Edit[]): Mark[] {
  const marks: Mark[] = [];
  for (const [index, edit] of edits.entries()) {
    const last = marks.at(-1);
    const mark = growToWords(source, edit, last?.end ?? 0, edits[index + 1]?.start ?? source.length);
    if (last && belongTogether(source, last, mark)) {
      last.added += source.slice(last.end, mark.start) + mark.added;
      last.end = mark.end;
      if (last.reason !== mark.reason) last.reason += `; ${mark.reason}`;
    } else {
      marks.push(mark);
    }
  }
  return marks;
}

/** The edit with the rest of the words that it cuts through, within [from, to]. */
function growToWords(source: string, edit: Edit, from: number, to: number): Mark {
  let { start, end } = edit;
  const removed = source.slice(start, end);
  if (isLetter(edit.replacement.at(0)) || isLetter(removed.at(0))) {
    while (start > from && isLetter(source[start - 1])) start -= 1;
  }
  if (isLetter(edit.replacement.at(-1)) || isLetter(removed.at(-1))) {
    while (end < to && isLetter(source[end])) end += 1;
  }
  const added = source.slice(start, edit.start) + edit.replacement + source.slice(edit.end, end);
  return { start, end, added, reason: edit.reason };
}

/** Whether two marks share a word, or are one rewording with only a space between. */
function belongTogether(source: string, left: Mark, right: Mark): boolean {
  const gap = source.slice(left.end, right.start);
  if (gap === "") return isLetter(left.added.at(-1)) && isLetter(right.added.at(0));
  return left.reason === right.reason && /^[ \t]+$/u.test(gap);
}

function isLetter(character: string | undefined): boolean {
  return character !== undefined && /[\p{L}\p{N}'’]/u.test(character);
}
