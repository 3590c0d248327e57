import type { Sentence } from "../../document/types.ts";
import { clauseAt } from "../clause.ts";
import { type CommaRule, dropCommas } from "./drop.ts";

const adverbs = new Set(
  "perhaps therefore thus instead often sometimes eventually ultimately now again still too once maybe".split(
    " ",
  ),
);

/** What needs the second comma for its own sake: "dried them, too, which he never did". */
const keepsComma = new Set(
  "which who whom whose where and or but nor so yet though although while as because since if when until before after not".split(
    " ",
  ),
);

/** "was, perhaps, the best" to "was perhaps the best". */
export const adverbCommas: CommaRule = (sentence, at) => {
  const adverb = sentence.tokens[at + 1]?.lower ?? "";
  if (at < 2 || !adverbs.has(adverb) || sentence.tokens[at + 2]?.text !== ",") return [];
  if (clauseAt(sentence, at + 3) || keepsComma.has(sentence.tokens[at + 3]?.lower ?? "")) return [];
  return dropCommas(sentence, [at, at + 2], "commas of an aside", "one light word needs no commas around it");
};

const closing = new Set(["too", "either", "again", "instead", "together", "alone"]);

/** "He left, too." to "He left too." */
export const closingComma: CommaRule = (sentence, at) => {
  const last = sentence.tokens[at + 2];
  const ends = at + 3 === sentence.tokens.length && /^[.!?]$/.test(last?.text ?? "");
  return ends && closing.has(sentence.tokens[at + 1]?.lower ?? "")
    ? dropCommas(sentence, [at], "closing comma", "no pause is needed before the last word")
    : [];
};

/** Whether what follows the comma at `at` goes on with the list of examples, and is not the rest of the sentence. */
function goesOnWithList(sentence: Sentence, at: number): boolean {
  const next = sentence.tokens[at + 1];
  const item = next?.pos === "CCONJ" ? sentence.tokens[at + 2] : next;
  return (
    item !== undefined &&
    ["NOUN", "ADJ", "PROPN", "DET", "NUM"].includes(item.pos) &&
    !clauseAt(sentence, at + 1)
  );
}

/** ", such as" and ", as well as" without their comma, where no other comma closes the examples. */
export const exampleComma: CommaRule = (sentence, at) => {
  const words = [1, 2, 3].map((step) => sentence.tokens[at + step]?.lower).join(" ");
  if (!/^(such as |as well as$)/.test(words)) return [];
  // "measures that raise supply, such as investing": the examples are of a word farther back.
  const examples = words.startsWith("such as");
  const relative = sentence.tokens
    .slice(Math.max(0, at - 6), at)
    .some(({ lower }) => /^(that|which|who)$/.test(lower));
  const gerund = /ing$/.test(words);
  const noun = sentence.tokens[at - 1];
  if (examples && (relative || (gerund && (noun?.pos !== "NOUN" || noun.lower === noun.lemma)))) return [];
  const closes = sentence.tokens.some(
    (token, i) => i > at && token.text === "," && !goesOnWithList(sentence, i),
  );
  return closes
    ? []
    : dropCommas(sentence, [at], "comma before examples", "the examples belong to the word before them");
};
