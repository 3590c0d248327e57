import { type Tally, tally } from "./tally.ts";

const negator =
  /(?<![\p{L}])(?:not|no|none|nobody|nothing|nowhere|cannot|never|neither|nor|without|hardly|barely|scarcely|seldom|rarely|[a-z]+n't)(?![\p{L}'])/giu;

const withoutIt = /\b(?:devoid of|bereft of|in the absence of)\b/gi;

/** A text with "devoid of" and its like as "without". */
export const spellNegations = (text: string): string => text.replace(withoutIt, "without");

/**
 * The negative words of a sentence. "do not", "don't" and "cannot" are one, and so are "hardly", "barely" and "scarcely";
 * all others count as they stand, also in idioms that deny nothing ("no doubt"): a reader who compares the texts must
 * find every one of them.
 */
export function findNegations(text: string): Tally {
  const plain = text.replaceAll("’", "'");
  return tally(Array.from(plain.matchAll(negator), (match) => classOf(match[0].toLowerCase())));
}

function classOf(word: string): string {
  if (word.endsWith("n't") || word === "cannot") return "not";
  return word === "barely" || word === "scarcely" ? "hardly" : word;
}
