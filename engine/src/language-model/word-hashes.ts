import { nameToken, numberToken } from "../detect/tokens.ts";
import { hashString } from "../hash.ts";
import { memoize } from "../memoize.ts";

const capital = /^\p{Lu}\p{L}/u;
const quoteMark = /^["“”‘’'*_[\]{}]$/;

function normalizeWord(word: string, first: boolean): string {
  if (/^\d/.test(word)) return numberToken;
  if (!first && capital.test(word) && !word.startsWith("I'") && !word.startsWith("I’")) return nameToken;
  if (word === "–" || word === "-" || word.startsWith("--")) return "—";
  if (word.startsWith("..")) return "…";
  return word.toLowerCase().replaceAll("’", "'");
}

const hash = memoize(hashString);

/** The hash of each word of a sentence as the model counts it: in any case, numbers and names as one each. */
export const hashesOf = (words: readonly string[]): number[] =>
  words.map((word, i) => hash(normalizeWord(word, i === 0)));

/** The items of tokens as the model was trained on them: the parts of compounds, and no quotation marks. */
export const itemsOf = (tokens: readonly string[]): string[] =>
  tokens
    .filter((token) => !quoteMark.test(token))
    .flatMap((token) => (token.length > 1 ? token.split("-") : token))
    .filter((item) => item !== "");
