import type { Sentence, Token } from "../../document/types.ts";
import { clauseAt, finiteTense } from "../clause.ts";
import { type CommaRule, dropCommas } from "./drop.ts";

const longestItem = 5;
const longestVerbItem = 8;

const isConjunction = (sentence: Sentence, at: number) =>
  ["and", "or"].includes(sentence.tokens[at]?.lower ?? "");
const isItem = (token: Token) => ["NOUN", "ADJ", "PROPN", "NUM", "DET"].includes(token.pos);

const verbEnding = (token: Token) =>
  /(ing|ed|s)$/.exec(token.lower)?.[0] ?? (token.lower === token.lemma ? "" : "irregular");

/** Two items of a list that begin alike: both with nouns and what stands before them, or with verbs of one form. */
function beginAlike(item: Token, last: Token): boolean {
  if (item.pos === "VERB" || last.pos === "VERB") {
    return item.pos === last.pos && verbEnding(item) === verbEnding(last);
  }
  return item.pos === last.pos || (isItem(item) && isItem(last));
}

/** The comma before the item in front of `at`; -1 where the words between are no item of a list. */
function commaBefore(sentence: Sentence, at: number, verbs: boolean): number {
  const most = verbs ? longestVerbItem : longestItem;
  for (let before = at - 1; before > Math.max(0, at - most - 1); before -= 1) {
    const token = sentence.tokens[before];
    if (token?.text === ",") return before;
    const finite =
      finiteTense(sentence, before) !== null && !(verbs && sentence.tokens[before - 1]?.text === ",");
    if (!token || token.pos === "PUNCT" || isConjunction(sentence, before) || finite) return -1;
  }
  return -1;
}

/** "red, green, and blue" to "red, green and blue"; also verbs of one form: "wash, cut, and cook". */
export const serialComma: CommaRule = (sentence, at) => {
  const last = sentence.tokens[at + 2];
  if (!last || !isConjunction(sentence, at + 1)) return [];
  const verbs = last.pos === "VERB";
  if (!verbs && clauseAt(sentence, at + 2)) return [];
  const before = commaBefore(sentence, at, verbs);
  const item = sentence.tokens[before + 1];
  if (before < 2 || !item || isConjunction(sentence, before - 1) || !beginAlike(item, last)) return [];
  // "The dog, a beagle, and the cat": the item may say what the one before it is.
  if (/^an?$/.test(item.lower) && !/^an?$/.test(last.lower)) return [];
  return dropCommas(sentence, [at], "serial comma", "a list needs no comma before its last item");
};
