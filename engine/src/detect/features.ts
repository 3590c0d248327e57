import { combine, finish, hashString } from "../hash.ts";
import { memoize } from "../memoize.ts";
import type { Span } from "../types.ts";
import { splitSentences } from "./sentences.ts";
import { localStyle } from "./style.ts";
import { nameToken, numberToken, type Tokens, tokenize } from "./tokens.ts";

/** Sizes of the hashed tables, as powers of two. Part of the trained model's shape. */
export const tableBits = { words: 16, phrases: 18, characters: 18 } as const;
export type TableName = keyof typeof tableBits;
export const tableNames = ["words", "phrases", "characters"] as const satisfies readonly TableName[];

/** What the detector sees of one sentence. Indices repeat as often as the n-gram occurs. */
export interface SentenceFeatures {
  readonly tokens: Tokens;
  /** Hash of each token. */
  readonly hashes: readonly number[];
  readonly words: readonly number[];
  /** Two- and three-word sequences, punctuation and sentence limits included. */
  readonly phrases: readonly number[];
  /** How many of `phrases`, from the first, hold the start of the sentence: its opener. */
  readonly openers: number;
  readonly characters: readonly number[];
  /** Counts of local habits, in the order of `localStyleNames`. */
  readonly style: Float64Array;
}

export interface SentenceSpan extends Span {
  readonly features: SentenceFeatures;
}

const hashOf = memoize(hashString);
const startHash = hashOf("<s>");
const endHash = hashOf("</s>");
const wordLike = /^\p{L}/u;

const mask = (bits: number): number => (1 << bits) - 1;

function phraseIndices(hashes: readonly number[]): { phrases: number[]; openers: number } {
  const bits = mask(tableBits.phrases);
  const phrases: number[] = [];
  const [first, second] = hashes;
  if (first !== undefined) {
    const pair = combine(startHash, first);
    phrases.push(pair & bits);
    if (second !== undefined) phrases.push(combine(pair, second) & bits);
  }
  const openers = phrases.length;
  for (let i = 0; i < hashes.length; i++) {
    const pair = combine(hashes[i] ?? 0, hashes[i + 1] ?? endHash);
    phrases.push(pair & bits);
    if (i + 1 < hashes.length) phrases.push(combine(pair, hashes[i + 2] ?? endHash) & bits);
  }
  return { phrases, openers };
}

/** Sequences of 3 to 5 characters over the tokens joined by spaces, so that spacing as typed plays no part. */
function characterIndices(texts: readonly string[]): number[] {
  const bits = mask(tableBits.characters);
  let stream = " ";
  for (const text of texts) stream += `${text === nameToken ? "X" : text === numberToken ? "0" : text} `;
  const indices: number[] = [];
  for (let i = 0; i + 3 <= stream.length; i++) {
    let hash = Math.imul(stream.charCodeAt(i), 0x1000193) ^ stream.charCodeAt(i + 1);
    for (let length = 3; length <= 5 && i + length <= stream.length; length++) {
      hash = Math.imul(hash, 0x1000193) ^ stream.charCodeAt(i + length - 1);
      indices.push(finish(hash + length) & bits);
    }
  }
  return indices;
}

/** Where the weight of a word stands in the table of words. */
export const wordIndex = (hash: number): number => hash & mask(tableBits.words);

/** Features of one sentence's text. */
export function sentenceFeatures(sentence: string): SentenceFeatures {
  const tokens = tokenize(sentence);
  const hashes: number[] = [];
  const words: number[] = [];
  for (const text of tokens.texts) {
    const hash = hashOf(text);
    hashes.push(hash);
    if (wordLike.test(text)) words.push(wordIndex(hash));
  }
  return {
    tokens,
    hashes,
    words,
    ...phraseIndices(hashes),
    characters: characterIndices(tokens.texts),
    style: localStyle(tokens),
  };
}

/** The sentences of a text with their features. */
export function textFeatures(text: string): SentenceSpan[] {
  return splitSentences(text).map((span) => ({
    ...span,
    features: sentenceFeatures(text.slice(span.start, span.end)),
  }));
}
