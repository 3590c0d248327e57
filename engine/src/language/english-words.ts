import { wordSet } from "../word-set.ts";

/** Whether a lower-case word stands in a dictionary of English. */
export type KnowsWord = (word: string) => boolean;

/** Common words of English that other languages in Latin letters hardly have. */
const commonWords = wordSet(
  "the and that with this they from which their you not but would could been these those what there about its our your she has had more than who will how when where why each every should must may might because through across while after before between without within into only also very most many such other both",
);

export const wordsOf = (text: string): string[] => text.toLowerCase().match(/\p{L}+/gu) ?? [];

/** The share of common English words among all. */
export const commonShare = (words: readonly string[]): number =>
  words.filter((word) => commonWords.has(word)).length / Math.max(1, words.length);

const outerMarks = /^[^\p{L}\p{N}_@#$%&+/\\]+|[^\p{L}\p{N}_@#$%&+/\\]+$/gu;
const plainWord = /^\p{Ll}[\p{Ll}\p{M}'’]*$/u;

/** Words of prose in small letters: no names, no code, no addresses, no numbers. A text in capitals counts as small. */
function plainWords(text: string): string[] {
  const isShouted = (text.match(/\p{Lu}/gu)?.length ?? 0) > (text.match(/\p{Ll}/gu)?.length ?? 0);
  return (isShouted ? text.toLowerCase() : text)
    .split(/\s+/u)
    .map((token) => token.replace(outerMarks, ""))
    .flatMap((token) => (/^[\p{L}\p{M}'’-]+$/u.test(token) ? token.split("-") : []))
    .filter((token) => plainWord.test(token));
}

/** What a dictionary of English knows of a text's plain words. */
export interface Known {
  readonly words: number;
  /** 0 where there are none. */
  readonly share: number;
}

/** Counts plain words of so many letters or more: shorter ones stand in many languages. */
export function countKnown(text: string, knows: KnowsWord, letters: number): Known {
  const words = plainWords(text).filter((word) => word.length >= letters);
  const known = words.filter((word) => knows(word.replaceAll("’", "'").replace(/'(?:s|d|m|ll|re|ve)$/, "")));
  return { words: words.length, share: known.length / Math.max(1, words.length) };
}

const shortestStretch = 4;

/** The stretches of prose between punctuation marks, of some words each: a list of names or products has none. */
export const stretchesOf = (text: string): string =>
  text
    .split(/[.,;:!?()[\]{}"“”„«»…—–|•\n]+/u)
    .filter((stretch) => wordsOf(stretch).length >= shortestStretch)
    .join("\n");
