import { nameToken, numberToken } from "../detect/tokens.ts";
import { hashString } from "../hash.ts";
import { findSlot } from "../hashed-table.ts";
import { memoize } from "../memoize.ts";
import { decodeModelFile } from "../model-file.ts";
import { bigramKey, logStep, trigramKey, unigramKey } from "./keys.ts";

/** How one stretch of a sentence reads before and after an edit. */
export interface Fluency {
  /** Mean log2 probability per word of the changed stretch with the two words after it. */
  readonly before: number;
  readonly after: number;
  /** after - before: negative where the edit made the sentence less likely. */
  readonly difference: number;
}

export interface LanguageModel {
  /**
   * log2 probabilities of the words of one sentence, each after those before it. Words and punctuation marks are one item
   * each, in any case; capitalized words inside the sentence count as names.
   */
  readonly logProb: (words: readonly string[]) => Float64Array;
  /** Compares two versions of one sentence on the stretch in which they differ; "well-known" may be one item. */
  readonly fluency: (before: readonly string[], after: readonly string[]) => Fluency;
  /** Whether the word, or these words in a row, stand in the model. */
  readonly knows: (words: readonly string[]) => boolean;
}

/** log2 probability of a word that the model has never met. */
const unknownWord = -24;

const capital = /^\p{Lu}\p{L}/u;
const quoteMark = /^["“”‘’'*_[\]{}]$/;

function normalizeWord(word: string, first: boolean): string {
  if (/^\d/.test(word)) return numberToken;
  if (!first && capital.test(word) && !word.startsWith("I'") && !word.startsWith("I’")) return nameToken;
  if (word === "–" || word === "-" || word.startsWith("--")) return "—";
  if (word.startsWith("..")) return "…";
  return word.toLowerCase().replaceAll("’", "'");
}

/** How many items two sequences share at their head and, of the rest, at their tail. */
function changedStretch(before: readonly string[], after: readonly string[]) {
  const most = Math.min(before.length, after.length);
  let head = 0;
  while (head < most && before[head] === after[head]) head++;
  let tail = 0;
  while (tail < most - head && before.at(-1 - tail) === after.at(-1 - tail)) tail++;
  return { head, tail };
}

const mean = (values: Float64Array): number =>
  values.length === 0 ? 0 : values.reduce((total, value) => total + value, 0) / values.length;

/** A language model from the bytes of `language-model.bin`: interpolated trigrams, hashed, in steps of 0.1 bit. */
export function createLanguageModel(bytes: Uint8Array): LanguageModel {
  const file = decodeModelFile(bytes);
  if (file.metadata.kind !== "language-model") throw new Error("The model file holds no language model");
  const fingerprints = file.array("fingerprints", "uint16");
  const costs = file.array("costs", "uint8");
  const backoffs = file.array("backoffs", "uint8");
  const hash = memoize(hashString);
  const start = hash("<s>");

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
  const hashesOf = (words: readonly string[]): number[] =>
    words
      .filter((word) => !quoteMark.test(word))
      .flatMap((word) => (word.length > 1 ? word.split("-") : word))
      .filter((word) => word !== "")
      .map((word, i) => hash(normalizeWord(word, i === 0)));
  const score = (hashes: readonly number[], from: number, to: number): Float64Array => {
    const result = new Float64Array(Math.max(0, to - from));
    for (let i = from; i < to; i++) {
      const before1 = i === 0 ? start : (hashes[i - 1] ?? start);
      const before2 = i === 0 ? null : i === 1 ? start : (hashes[i - 2] ?? start);
      result[i - from] = probability(before2, before1, hashes[i] ?? 0);
    }
    return result;
  };

  return {
    logProb: (words) => {
      const hashes = words.map((word, i) => hash(normalizeWord(word, i === 0)));
      return score(hashes, 0, hashes.length);
    },
    knows: (words) => {
      const [first = 0, second = 0, third = 0] = hashesOf(words);
      if (words.length === 1) return found(unigramKey(first)) >= 0;
      if (words.length === 2) return found(bigramKey(first, second)) >= 0;
      return found(trigramKey(first, second, third)) >= 0;
    },
    fluency: (before, after) => {
      const { head, tail } = changedStretch(before, after);
      const after2 = Math.max(0, tail - 2);
      const stretch = (words: readonly string[]) => {
        const from = hashesOf(words.slice(0, head)).length;
        const hashes = hashesOf(words);
        const to = hashes.length - hashesOf(words.slice(words.length - after2)).length;
        return mean(score(hashes, from, to));
      };
      const old = stretch(before);
      const fresh = stretch(after);
      return { before: old, after: fresh, difference: fresh - old };
    },
  };
}
