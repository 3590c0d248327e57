import { syllable } from "syllable";
import type { Document, ProtectedKind, Sentence } from "../document/types.ts";
import { memoize } from "../memoize.ts";
import type { Readability } from "../types.ts";

const hasLetter = /[\p{L}\p{N}]/u;
/** No word is longer; what is takes its time to count. */
const longestWord = 60;

/** Sentence lengths and Flesch reading ease of a document's prose; headings, code and tables do not count. */
export function measureReadability(document: Document): Readability {
  const lengths: number[] = [];
  let syllables = 0;
  for (const block of document.blocks) {
    for (const sentence of block.sentences) {
      const words = wordsOf(sentence);
      if (words.length === 0) continue;
      lengths.push(words.length);
      for (const word of words) syllables += syllablesOf(word);
    }
  }
  const words = sum(lengths);
  const sentences = lengths.length;
  if (words === 0)
    return { words: 0, sentences: 0, meanSentenceLength: 0, sentenceLengthSpread: 0, fleschReadingEase: 0 };
  const mean = words / sentences;
  return {
    words,
    sentences,
    meanSentenceLength: mean,
    sentenceLengthSpread: Math.sqrt(sum(lengths.map((length) => (length - mean) ** 2)) / sentences),
    fleschReadingEase: 206.835 - 1.015 * mean - 84.6 * (syllables / words),
  };
}

const wordless = new Set<ProtectedKind | null>([
  "code",
  "url",
  "email",
  "file-name",
  "citation",
  "footnote",
  "markup",
]);

function wordsOf(sentence: Sentence): string[] {
  return sentence.tokens
    .filter((token) => !wordless.has(token.protected) && hasLetter.test(token.text))
    .map((token) => token.lower);
}

const syllablesOf = memoize((word: string): number => Math.max(1, syllable(word.slice(0, longestWord))));

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
