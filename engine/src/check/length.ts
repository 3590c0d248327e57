import { applyEdits } from "../edits.ts";
import type { Edit } from "../types.ts";

/** Scripts that put no spaces between words. */
const spaceless =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}]/gu;

/** Whether more than a quarter of a text is written in such scripts. */
export const isSpaceless = (text: string): boolean => (text.match(spaceless)?.length ?? 0) > text.length / 4;

/** Words as readers count them: what whitespace parts. */
export const countWords = (text: string): number => text.match(/\S+/gu)?.length ?? 0;

/** A text's length in words, or in half its letters where words have no spaces between them. */
export function lengthOf(text: string): number {
  return isSpaceless(text) ? Math.ceil((text.match(/\p{L}/gu)?.length ?? 0) / 2) : countWords(text);
}

/** Of a text's words, what a rewrite of kept length may have. */
const kept = { least: 0.9, most: 1.1 };

const isWithin = (words: number, now: number): boolean =>
  now >= words * kept.least && now <= words * kept.most;

/** Whether a rewrite has 90% to 110% of its source's words. */
export function keepsLength(before: string, after: string): boolean {
  return isWithin(lengthOf(before), lengthOf(after));
}

/**
 * Words that edits add to a text, or take from it, each where it stands: ", " for " — " takes one. Exact where no two
 * of them touch the same word.
 */
export function wordsAdded(source: string, edits: readonly Edit[]): number {
  return edits.reduce((sum, { start, end, replacement }) => {
    const [before, after] = [source.charAt(start - 1), source.charAt(end)];
    const here = countWords(before + source.slice(start, end) + after);
    return sum + countWords(before + replacement + after) - here;
  }, 0);
}

/**
 * The rewrites of a text without those that move its length furthest, as few of them as needed for 90% to 110% of so
 * many words; of equal ones the first stay.
 * @param words those of `source`, unless it was edited before
 */
export function ofKeptLength<Rewrite>(
  source: string,
  rewrites: readonly Rewrite[],
  editsOf: (rewrite: Rewrite) => readonly Edit[],
  words = lengthOf(source),
): readonly Rewrite[] {
  const lengthWith = (chosen: readonly Rewrite[]) => {
    const edits = chosen.flatMap(editsOf).sort((a, b) => a.start - b.start || a.end - b.end);
    return lengthOf(applyEdits(source, edits));
  };
  let left = rewrites;
  while (left.length > 0) {
    const now = lengthWith(left);
    if (isWithin(words, now)) break;
    const excess = now > words ? now - words * kept.most : now - words * kept.least;
    const moves = left.map((rewrite) => wordsAdded(source, editsOf(rewrite)));
    left = withoutFurthest(left, moves, excess);
  }
  return left;
}

/** The items without those, at least one, whose moves in the direction of `excess` make it up. */
function withoutFurthest<Item>(items: readonly Item[], moves: readonly number[], excess: number): Item[] {
  const away = (at: number) => (moves[at] ?? 0) * Math.sign(excess);
  const dropped = new Set<number>();
  let over = Math.abs(excess);
  for (const at of [...moves.keys()].sort((a, b) => away(b) - away(a) || b - a)) {
    if (over <= 0) break;
    dropped.add(at);
    over -= Math.max(away(at), 0);
    // What the moves do not explain shows when the rest is measured.
    if (away(at) <= 0) break;
  }
  return items.filter((_, at) => !dropped.has(at));
}
