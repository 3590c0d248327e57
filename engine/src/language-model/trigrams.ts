import { hashString } from "../hash.ts";
import { findSlot } from "../hashed-table.ts";
import { decodeModelFile } from "../model-file.ts";
import { bigramKey, logStep, trigramKey, unigramKey } from "./keys.ts";

/** Sequences of up to three words, by the words' hashes. */
export interface Trigrams {
  /** log2 probabilities of the words of a sentence from `from` to `to`, each after the two before it. */
  readonly logProb: (sentence: readonly number[], from: number, to: number) => Float64Array;
  /** Whether a sequence of one to three words stands in the table. */
  readonly knows: (first: number, second?: number, third?: number) => boolean;
}

/** log2 probability of a word that the model has never met. */
const unknownWord = -24;

/** Stands before a sentence. */
const start = hashString("<s>");

/** Opens the table in the bytes of `language-model.bin`: interpolated, in steps of 0.1 bit. Throws on other files. */
export function openTrigrams(bytes: Uint8Array): Trigrams {
  const file = decodeModelFile(bytes);
  if (file.metadata.kind !== "language-model") throw new Error("The model file holds no language model");
  const fingerprints = file.array("fingerprints", "uint16");
  const costs = file.array("costs", "uint8");
  const backoffs = file.array("backoffs", "uint8");

  const found = (key: number): number => findSlot(fingerprints, key);
  const cost = (slot: number): number => -(costs[slot] ?? 0) * logStep;
  const backoff = (key: number): number => {
    const slot = found(key);
    return slot < 0 ? 0 : -(backoffs[slot] ?? 0) * logStep;
  };
  const single = (word: number): number => {
    const slot = found(unigramKey(word));
    return slot < 0 ? unknownWord : cost(slot);
  };
  const probability = (before2: number | null, before1: number, word: number): number => {
    if (before2 !== null) {
      const slot = found(trigramKey(before2, before1, word));
      if (slot >= 0) return cost(slot);
    }
    const left = before2 === null ? 0 : backoff(bigramKey(before2, before1));
    const slot = found(bigramKey(before1, word));
    if (slot >= 0) return left + cost(slot);
    return left + backoff(unigramKey(before1)) + single(word);
  };

  return {
    logProb: (sentence, from, to) => {
      const result = new Float64Array(Math.max(0, to - from));
      for (let i = from; i < to; i++) {
        const before1 = i === 0 ? start : (sentence[i - 1] ?? start);
        const before2 = i === 0 ? null : i === 1 ? start : (sentence[i - 2] ?? start);
        result[i - from] = probability(before2, before1, sentence[i] ?? 0);
      }
      return result;
    },
    knows: (first, second, third) => {
      if (second === undefined) return found(unigramKey(first)) >= 0;
      if (third === undefined) return found(bigramKey(first, second)) >= 0;
      return found(trigramKey(first, second, third)) >= 0;
    },
  };
}
