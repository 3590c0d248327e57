import { type Tally, tally } from "./tally.ts";

const negator =
  /(?<![\p{L}])(?:not|no|none|nobody|nothing|nowhere|cannot|never|neither|nor|without|hardly|barely|scarcely|seldom|rarely|[a-z]+n't|ain't)(?![\p{L}'])/giu;

/**
 * The negative words of a sentence. "do not", "don't" and "cannot" are one; all others count as they stand, also in
 * idioms that deny nothing ("no doubt"): a reader who compares the texts must find every one of them.
 */
export function findNegations(text: string): Tally {
  const plain = text.replaceAll("’", "'");
  return tally(Array.from(plain.matchAll(negator), (match) => classOf(match[0].toLowerCase())));
}

const classOf = (word: string): string => (word.endsWith("n't") || word === "cannot" ? "not" : word);
