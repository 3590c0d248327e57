import { finish } from "../../../engine/src/hash.ts";
import type { DetectorKind, LabeledText } from "./detector.ts";

/** Two character language models, of people's and of machines' texts: the score is how much better the second predicts. */
const order = 6;
const bits = 21;
const mask = (1 << bits) - 1;
/** Pseudo-counts in the shorter context's prediction. */
const prior = 4;
const alphabet = 120;

/** Slots of the context of `length` characters before `at`, and of the context with the character. */
function slots(text: string, at: number, length: number): [number, number] {
  let hash = Math.imul(length + 1, 0x2545f491);
  for (let i = at - length; i < at; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  const withCharacter = finish(Math.imul(hash ^ text.charCodeAt(at), 0x01000193) ^ 0x7f4a7c15) & mask;
  return [finish(hash) & mask, withCharacter];
}

const prepare = (text: string): string => ` ${text.toLowerCase().replace(/\s+/g, " ")}`;

function count(texts: readonly LabeledText[], label: number): Float32Array {
  const counts = new Float32Array(1 << bits);
  for (const { text, weight } of texts.filter((one) => one.label === label)) {
    const running = prepare(text);
    for (let at = 1; at < running.length; at++) {
      for (let length = 0; length < order && length <= at; length++) {
        for (const slot of slots(running, at, length)) counts[slot] = (counts[slot] ?? 0) + weight;
      }
    }
  }
  return counts;
}

function probability(counts: Float32Array, text: string, at: number): number {
  let estimate = 1 / alphabet;
  for (let length = 0; length < order && length <= at; length++) {
    const [context, sequence] = slots(text, at, length);
    const total = counts[context] ?? 0;
    estimate = (Math.min(counts[sequence] ?? 0, total) + prior * estimate) / (total + prior);
  }
  return estimate;
}

/** Weights scaled so that both sides hold the same mass, one unit a text on average. */
function balanced(texts: readonly LabeledText[]): LabeledText[] {
  const total = [0, 1].map((label) =>
    texts.filter((one) => one.label === label).reduce((sum, { weight }) => sum + weight, 0),
  );
  return texts.map((one) => ({ ...one, weight: (one.weight * texts.length) / 2 / (total[one.label] || 1) }));
}

export const characterModelDetector: DetectorKind = {
  id: "language-models",
  title: "Two 6-gram character language models (cross-entropy difference)",
  version: 1,
  train: (texts) => {
    const even = balanced(texts);
    return { metadata: {}, arrays: { human: count(even, 0), machine: count(even, 1) } };
  },
  read: (file) => {
    const human = file.array("human", "float32");
    const machine = file.array("machine", "float32");
    return (text) => {
      const running = prepare(text);
      let total = 0;
      for (let at = 1; at < running.length; at++) {
        total += Math.log(probability(machine, running, at) / probability(human, running, at));
      }
      return total / Math.max(1, running.length - 1);
    };
  },
};
