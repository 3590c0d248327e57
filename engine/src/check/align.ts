import { countShared, topicStems } from "./topic-stems.ts";

/** Sentences `from` up to, not including, `to`. */
export interface Range {
  readonly from: number;
  readonly to: number;
}

/** Sentences of a source and those that were made of them; either may be none. */
export interface Alignment {
  readonly before: Range;
  readonly after: Range;
}

/** How many sentences of each side a group may have: kept, split, joined, left out, added. */
const shapes: readonly (readonly [before: number, after: number])[] = [
  [1, 1],
  [1, 2],
  [2, 1],
  [2, 2],
  [1, 3],
  [3, 1],
  [1, 0],
  [0, 1],
];
const perExtraSentence = 0.06;
const alone = -0.15;
const leastShared = 0.2;
/** So many sentences may be left out or added in a row before what follows is found again: bounds the time of a long text. */
const farthestShift = 40;

/**
 * Tells which sentences of a rewrite were made of which of its source, in order, by the words they share. Groups are as
 * small as can be, and together they hold every sentence of both sides.
 */
export function alignSentences(before: readonly string[], after: readonly string[]): Alignment[] {
  const [left, right] = [before.map(topicStems), after.map(topicStems)];
  const width = right.length + 1;
  const best = new Float64Array((left.length + 1) * width).fill(Number.NEGATIVE_INFINITY);
  const chosen = new Int8Array(best.length);
  best[0] = 0;
  const reach = farthestShift + Math.abs(left.length - right.length);
  for (let i = 0; i <= left.length; i++) {
    for (let j = Math.max(0, i - reach); j <= Math.min(right.length, i + reach); j++) {
      shapes.forEach(([m, n], shape) => {
        if (m > i || n > j) return;
        const score =
          (best[(i - m) * width + j - n] ?? 0) + worth(left.slice(i - m, i), right.slice(j - n, j));
        if (score > (best[i * width + j] ?? 0)) {
          best[i * width + j] = score;
          chosen[i * width + j] = shape;
        }
      });
    }
  }
  return walkBack(chosen, left.length, right.length);
}

type Words = readonly string[];

function worth(before: readonly Words[], after: readonly Words[]): number {
  const [m, n] = [before.length, after.length];
  if (m === 0 || n === 0) return alone;
  const [left, right] = [before.flat(), after.flat()];
  const strange = m + n > 2 && (before.some(isStrangeTo(right)) || after.some(isStrangeTo(left)));
  if (strange) return Number.NEGATIVE_INFINITY;
  const total = left.length + right.length;
  const share = total === 0 ? 0.5 : (2 * countShared(left, right)) / total;
  return (share * (m + n)) / 2 - perExtraSentence * (m + n - 2);
}

/** Whether a sentence has next to nothing of what a group is about: then it is not of the group. */
function isStrangeTo(words: Words): (sentence: Words) => boolean {
  return (sentence) => sentence.length > 1 && countShared(sentence, words) < sentence.length * leastShared;
}

function walkBack(chosen: Int8Array, rows: number, columns: number): Alignment[] {
  const found: Alignment[] = [];
  for (let i = rows, j = columns; i > 0 || j > 0; ) {
    const [m, n] = shapes[chosen[i * (columns + 1) + j] ?? 0] ?? [1, 1];
    found.push({ before: { from: i - m, to: i }, after: { from: j - n, to: j } });
    i -= m;
    j -= n;
  }
  return found.reverse();
}
