import { hashString } from "../../../engine/src/hash.ts";
import { fitLogistic, type SparseMatrix } from "../../train/logistic.ts";
import type { DetectorKind, LabeledText, Scorer } from "./detector.ts";

type Grams = (text: string) => string[];

const bits = 19;
const mask = (1 << bits) - 1;
const smallestTexts = 3;

/** Counts of each hashed n-gram of a text. */
function countGrams(text: string, grams: Grams): Map<number, number> {
  const counts = new Map<number, number>();
  for (const gram of grams(text)) {
    const index = hashString(`#${gram}`) & mask;
    counts.set(index, (counts.get(index) ?? 0) + 1);
  }
  return counts;
}

/** Sublinear term frequency times inverse document frequency, at length 1. */
function weigh(counts: ReadonlyMap<number, number>, idf: ArrayLike<number>): [number, number][] {
  const weighed = [...counts].map(([index, count]): [number, number] => [
    index,
    (1 + Math.log(count)) * (idf[index] ?? 0),
  ]);
  const length = Math.sqrt(weighed.reduce((total, [, value]) => total + value * value, 0)) || 1;
  return weighed.map(([index, value]) => [index, value / length]);
}

function toMatrix(rows: readonly (readonly [number, number][])[]): SparseMatrix {
  const offsets = new Uint32Array(rows.length + 1);
  rows.forEach((row, i) => {
    offsets[i + 1] = (offsets[i] ?? 0) + row.length;
  });
  const size = offsets[rows.length] ?? 0;
  const indices = new Uint32Array(size);
  const values = new Float32Array(size);
  rows.forEach((row, i) => {
    row.forEach(([index, value], k) => {
      indices[(offsets[i] ?? 0) + k] = index;
      values[(offsets[i] ?? 0) + k] = value;
    });
  });
  return { offsets, indices, values, columns: 1 << bits };
}

function trainTfidf(texts: readonly LabeledText[], grams: Grams) {
  const counts = texts.map(({ text }) => countGrams(text, grams));
  const frequency = new Uint32Array(1 << bits);
  for (const one of counts) for (const index of one.keys()) frequency[index] = (frequency[index] ?? 0) + 1;
  const idf = Float32Array.from(frequency, (count) =>
    count < smallestTexts ? 0 : Math.log((1 + texts.length) / (1 + count)) + 1,
  );
  const fitted = fitLogistic(
    toMatrix(counts.map((one) => weigh(one, idf))),
    texts.map((_, i) => i),
    texts.map(({ label }) => label),
    texts.map(({ weight }) => weight),
    { l2: 2e-5, iterations: 40 },
  );
  return { metadata: {}, arrays: { idf, weights: Float32Array.from(fitted.weights) } };
}

function kind(id: string, title: string, version: number, grams: Grams): DetectorKind {
  return {
    id,
    title,
    version,
    train: (texts) => trainTfidf(texts, grams),
    read: (file): Scorer => {
      const idf = file.array("idf", "float32");
      const weights = file.array("weights", "float32");
      return (text) =>
        weigh(countGrams(text, grams), idf).reduce(
          (sum, [index, value]) => sum + value * (weights[index] ?? 0),
          0,
        );
    },
  };
}

/** Single words and pairs, as they stand but for case; names and numbers included. */
export const wordDetector = kind("words", "Words and word pairs (TF-IDF, logistic regression)", 1, (text) => {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+(?:'[\p{L}]+)?|[^\s\p{L}\p{N}]/gu) ?? [];
  return [...words, ...words.slice(1).map((word, i) => `${words[i]} ${word}`)];
});

/** Sequences of 2 to 5 characters of the running text, case and punctuation included. */
export const characterDetector = kind(
  "characters",
  "Character sequences (TF-IDF, logistic regression)",
  1,
  (text) => {
    const running = text.replace(/\s+/g, " ");
    const grams: string[] = [];
    for (let length = 2; length <= 5; length++) {
      for (let i = 0; i + length <= running.length; i++) grams.push(running.slice(i, i + length));
    }
    return grams;
  },
);
