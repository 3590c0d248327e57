import { openTrigrams } from "./trigrams.ts";
import { hashesOf, itemsOf } from "./word-hashes.ts";

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

/** A language model from the bytes of `language-model.bin`. Throws on other files. */
export function createLanguageModel(bytes: Uint8Array): LanguageModel {
  const { logProb, knows } = openTrigrams(bytes);
  const read = (tokens: readonly string[]): number[] => hashesOf(itemsOf(tokens));

  /** Mean log2 probability of the words between the first `head` and the last `tail` of a sentence. */
  function meanBetween(words: readonly string[], head: number, tail: number): number {
    const from = itemsOf(words.slice(0, head)).length;
    const hashes = read(words);
    const to = hashes.length - itemsOf(words.slice(words.length - tail)).length;
    return mean(logProb(hashes, from, to));
  }

  return {
    logProb: (words) => logProb(hashesOf(words), 0, words.length),
    knows: (words) => {
      const [first = 0, second = 0, third = 0] = read(words);
      if (words.length === 1) return knows(first);
      if (words.length === 2) return knows(first, second);
      return knows(first, second, third);
    },
    fluency: (words, changed) => {
      const { head, tail } = changedStretch(words, changed);
      // The two words behind an edit tell whether it reads on.
      const left = Math.max(0, tail - 2);
      const before = meanBetween(words, head, left);
      const after = meanBetween(changed, head, left);
      return { before, after, difference: after - before };
    },
  };
}
