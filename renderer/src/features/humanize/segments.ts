import type { HumanizeResponse } from "@ai-humanizer/shared";

type Edit = HumanizeResponse["edits"][number];

export interface Change {
  readonly kind: "change";
  readonly removed: string;
  readonly added: string;
  readonly reason: string;
  /** Which rewrite it belongs to: changes of the same unit are put back together. */
  readonly unit: number;
}

/** A stretch of the output: as it was, or changed. */
export type Segment = { readonly kind: "same"; readonly text: string } | Change;

/** A change on the source, as it is shown. */
interface Mark {
  start: number;
  end: number;
  added: string;
  reason: string;
  groups: number[];
}

/**
 * Cuts the output into unchanged and changed stretches. Edits are spans of the source, ascending and apart.
 * They are as small as can be ("Furthermore, i" -> "I"); people read words, so a change grows to whole words and
 * takes in its neighbor when both are one rewording. `text` and `added` joined give the rewritten text, `text` and
 * `removed` the source.
 */
export function toSegments(source: string, edits: readonly Edit[]): Segment[] {
  const segments: Segment[] = [];
  const marks = toMarks(source, edits);
  const units = unitsOf(marks);
  let at = 0;
  for (const [index, { start, end, added, reason }] of marks.entries()) {
    if (start > at) segments.push({ kind: "same", text: source.slice(at, start) });
    const unit = units[index] ?? index;
    segments.push({ kind: "change", removed: source.slice(start, end), added, reason, unit });
    at = end;
  }
  if (at < source.length) segments.push({ kind: "same", text: source.slice(at) });
  return segments;
}

export function changesOf(segments: readonly Segment[]): Change[] {
  return segments.filter((segment): segment is Change => segment.kind === "change");
}

function toMarks(source: string, edits: readonly Edit[]): Mark[] {
  const marks: Mark[] = [];
  for (const [index, edit] of edits.entries()) {
    const last = marks.at(-1);
    const to = edits[index + 1]?.start ?? source.length;
    const mark = growToWords(source, trimmed(source, edit), last?.end ?? 0, to);
    if (last && belongTogether(source, last, mark)) {
      last.added += source.slice(last.end, mark.start) + mark.added;
      last.end = mark.end;
      last.groups.push(...mark.groups);
      if (!last.reason.includes(mark.reason))
        last.reason = `${last.reason.replace(/\.$/u, "")}; ${mark.reason}`;
    } else {
      marks.push(mark);
    }
  }
  return marks;
}

/** For each mark the number of the first that it hangs together with, by the groups that they share. */
function unitsOf(marks: readonly Mark[]): number[] {
  const units: number[] = [];
  const unitOfGroup = new Map<number, number>();
  for (const [index, { groups }] of marks.entries()) {
    const known = groups.flatMap((group) => unitOfGroup.get(group) ?? []);
    const unit = Math.min(index, ...known);
    units.push(unit);
    for (const group of groups) unitOfGroup.set(group, unit);
    // The mark may tie together what stood apart.
    for (const [at, other] of units.entries()) if (known.includes(other)) units[at] = unit;
    for (const [group, other] of unitOfGroup) if (known.includes(other)) unitOfGroup.set(group, unit);
  }
  return units;
}

/** The edit without the words, marks and spaces that it leaves as they are at its ends. */
function trimmed(source: string, { start, end, replacement, ...edit }: Edit): Edit {
  const head = sharedStart(source.slice(start, end), replacement, source[end]);
  const removed = source.slice(start + head, end);
  const added = replacement.slice(head);
  const tail = sharedStart(reversed(removed), reversed(added), source[start + head - 1]);
  return { ...edit, start: start + head, end: end - tail, replacement: added.slice(0, added.length - tail) };
}

/** How many characters two texts share from their start, without a part of a word; `next` stands after both. */
function sharedStart(a: string, b: string, next = " "): number {
  const [one, other] = [a + next, b + next];
  const most = Math.min(a.length, b.length);
  let shared = 0;
  while (shared < most && a[shared] === b[shared]) shared += 1;
  while (shared > 0 && (isWithinWord(one, shared) || isWithinWord(other, shared))) shared -= 1;
  return shared;
}

/** Whether a place is within a word, or a character of two halves. */
function isWithinWord(text: string, place: number): boolean {
  return [text.charAt(place - 1), text.charAt(place)].every((half) => /[\p{L}\p{N}\p{Cs}'’-]/u.test(half));
}

const reversed = (text: string) => text.split("").reverse().join("");

/** The edit with the rest of the words that it cuts through, within [from, to]. */
function growToWords(source: string, edit: Edit, from: number, to: number): Mark {
  let { start, end } = edit;
  const removed = source.slice(start, end);
  // A hidden character is no letter, and yet stands within a word.
  const within = edit.kind === "hidden-character" && edit.replacement !== " ";
  if (within || isLetter(edit.replacement.at(0)) || isLetter(removed.at(0))) {
    while (start > from && isLetter(source[start - 1])) start -= 1;
  }
  if (within || isLetter(edit.replacement.at(-1)) || isLetter(removed.at(-1))) {
    while (end < to && isLetter(source[end])) end += 1;
  }
  const added = source.slice(start, edit.start) + edit.replacement + source.slice(edit.end, end);
  return { start, end, added, reason: edit.reason, groups: edit.group === undefined ? [] : [edit.group] };
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
