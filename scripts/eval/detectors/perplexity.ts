import { combine, hashString } from "../../../engine/src/hash.ts";
import type { DetectorKind, LabeledText } from "./detector.ts";
import { functionWords, tagSentences } from "./tagging.ts";

/**
 * Two language models, of people's and of machines' sentences, over their skeletons: function words and marks as
 * they stand, every other word as its part of speech and ending. Blind to topic; sees construction.
 */
const order = 4;
const bits = 20;
const mask = (1 << bits) - 1;
/** Pseudo-counts in the shorter context's prediction. */
const prior = 3;
const vocabulary = 250;

const known = new Set(functionWords);

function skeletonOf(word: string, tag: string): string {
  const lower = word.toLowerCase();
  if (known.has(lower) || !/\p{L}/u.test(lower)) return /\d/.test(lower) ? "0" : lower;
  return tag + (/(?:ing|ed|ly|s)$/.exec(lower)?.[0] ?? "");
}

const skeletons = (text: string): string[][] =>
  tagSentences(text).map(({ words, tags }) => words.map((word, i) => skeletonOf(word, tags[i] ?? "X")));

/** For each order from 1 up, the slot of the context before `at` and of the context with the item. */
function slots(hashes: readonly number[], at: number): [number, number][] {
  const result: [number, number][] = [];
  let context = 0x2545f491;
  for (let length = 0; length < order && length <= at; length++) {
    if (length > 0) context = combine(context, hashes[at - length] ?? 0);
    result.push([context & mask, combine(context ^ 0x7f4a7c15, hashes[at] ?? 0) & mask]);
  }
  return result;
}

const start = hashString("<s>");
const hashed = (sentence: readonly string[]): number[] => [start, ...sentence.map(hashString)];

function count(texts: readonly LabeledText[], label: number): Float32Array {
  const counts = new Float32Array(1 << bits);
  for (const { text, weight } of texts.filter((one) => one.label === label)) {
    for (const sentence of skeletons(text)) {
      const hashes = hashed(sentence);
      for (let at = 1; at < hashes.length; at++) {
        for (const slot of slots(hashes, at).flat()) counts[slot] = (counts[slot] ?? 0) + weight;
      }
    }
  }
  return counts;
}

function logProbability(counts: Float32Array, hashes: readonly number[], at: number): number {
  let estimate = 1 / vocabulary;
  for (const [context, sequence] of slots(hashes, at)) {
    const total = counts[context] ?? 0;
    estimate = (Math.min(counts[sequence] ?? 0, total) + prior * estimate) / (total + prior);
  }
  return Math.log(estimate);
}

/** Weights scaled so that both sides hold the same mass, one unit a text on average. */
function balanced(texts: readonly LabeledText[]): LabeledText[] {
  const total = [0, 1].map((label) =>
    texts.filter((one) => one.label === label).reduce((sum, { weight }) => sum + weight, 0),
  );
  return texts.map((one) => ({
    ...one,
    weight: (one.weight * texts.length) / 2 / (total[one.label] || 1),
  }));
}

export const skeletonModelDetector: DetectorKind = {
  id: "language-models",
  title: "Two 4-gram language models of sentence skeletons (cross-entropy difference)",
  version: 2,
  train: (texts) => {
    const even = balanced(texts);
    return { metadata: {}, arrays: { human: count(even, 0), machine: count(even, 1) } };
  },
  read: (file) => {
    const human = file.array("human", "float32");
    const machine = file.array("machine", "float32");
    return (text) => {
      let total = 0;
      let items = 0;
      for (const sentence of skeletons(text)) {
        const hashes = hashed(sentence);
        for (let at = 1; at < hashes.length; at++) {
          total += logProbability(machine, hashes, at) - logProbability(human, hashes, at);
          items++;
        }
      }
      return total / Math.max(1, items);
    };
  },
};
