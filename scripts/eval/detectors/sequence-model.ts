import { combine } from "../../../engine/src/hash.ts";

/** Hashed counts of sequences up to a length, for a language model smoothed towards shorter contexts. */
export interface SequenceModel {
  readonly order: number;
  readonly counts: Float32Array;
}

/** Pseudo-counts in the shorter context's prediction. */
const prior = 4;
/** Rough number of different items, for those never seen. */
const vocabulary = 2000;

/** For each length from 1 up, the slot of the context before `at` and of the context with the item. */
function eachSlot(
  { order, counts }: SequenceModel,
  items: readonly number[],
  at: number,
  visit: (context: number, sequence: number) => void,
): void {
  const mask = counts.length - 1;
  let context = 0x2545f491;
  for (let length = 0; length < order && length <= at; length++) {
    if (length > 0) context = combine(context, items[at - length] ?? 0);
    visit(context & mask, combine(context ^ 0x7f4a7c15, items[at] ?? 0) & mask);
  }
}

/** An empty model of 2^bits counts. */
export const emptyModel = (order: number, bits: number): SequenceModel => ({
  order,
  counts: new Float32Array(1 << bits),
});

/** Counts the sequences of one sentence; `items[0]` is its start. */
export function learnSequence(model: SequenceModel, items: readonly number[], weight: number): void {
  const { counts } = model;
  for (let at = 1; at < items.length; at++) {
    eachSlot(model, items, at, (context, sequence) => {
      counts[context] = (counts[context] ?? 0) + weight;
      counts[sequence] = (counts[sequence] ?? 0) + weight;
    });
  }
}

/** Natural logarithm of the probability of the item at `at` after those before it. */
export function logProbability(model: SequenceModel, items: readonly number[], at: number): number {
  const { counts } = model;
  let estimate = 1 / vocabulary;
  eachSlot(model, items, at, (context, sequence) => {
    const total = counts[context] ?? 0;
    estimate = (Math.min(counts[sequence] ?? 0, total) + prior * estimate) / (total + prior);
  });
  return Math.log(estimate);
}
