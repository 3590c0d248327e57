import { canBe } from "../../document/tagging/vocabulary.ts";
import type { Sentence } from "../../document/types.ts";
import { isPunctuation } from "../../lexicon/context.ts";
import { clauseAt, finiteTense } from "../clause.ts";
import { type ItemForm, itemForms } from "./item-forms.ts";

const longestItem = 5;
const longestVerbItem = 8;
const longestFirstItem = 4;

export const isConjunction = (sentence: Sentence, at: number) =>
  ["and", "or"].includes(sentence.tokens[at]?.lower ?? "");

/** The forms that two items share: both nominal, or verbs of one form. */
export const sharedForms = (sentence: Sentence, at: number, lastAt: number): ItemForm[] => {
  // "to the mill, to the glade, and to the sea".
  const word = sentence.tokens[at];
  if (word?.pos === "ADP" && word.lower === sentence.tokens[lastAt]?.lower) return ["nominal"];
  const last = itemForms(sentence, lastAt);
  return [...itemForms(sentence, at)].filter((form) => last.has(form));
};

/** "Such as", "like" and "including" tell that what follows is a list, whose first item ends at `at`. */
export function isIntroduced(sentence: Sentence, at: number): boolean {
  for (let before = at - 1; before >= Math.max(0, at - longestFirstItem - 1); before -= 1) {
    const token = sentence.tokens[before];
    if (!token || token.pos === "PUNCT") return false;
    if (token.lower === "as") return sentence.tokens[before - 1]?.lower === "such";
    if (["including", "like"].includes(token.lower) && token.pos !== "NOUN") return true;
  }
  return false;
}

/** Whether a word of an item that is tagged as a verb may be a noun there: "energy routes", "poll taxes", "scope, focus, and aim". */
function mayBeNoun({ tokens }: Sentence, at: number): boolean {
  const token = tokens[at];
  const before = tokens[at - 1];
  if (!token || !canBe(token.lower, "NOUN")) return false;
  if (before?.text === ",") return tokens[at + 1]?.text === ",";
  return /[^s]s$/.test(token.lower) && (before?.pos === "NOUN" || before?.pos === "ADJ");
}

/**
 * Whether a clause of its own begins at `at`, and not an item whose noun is tagged as a verb: "and opportunity costs.",
 * "and employment services on the grounds".
 */
export function opensClause(sentence: Sentence, at: number): boolean {
  const clause = clauseAt(sentence, at);
  if (clause === null || sentence.tokens[at]?.pos === "VERB") return false;
  const next = sentence.tokens[clause.verb + 1];
  const ends = next === undefined || isPunctuation(next) || ["ADP", "SCONJ", "CCONJ"].includes(next.pos);
  return !(ends && mayBeNoun(sentence, clause.verb));
}

/** The comma before the item in front of `at`; -1 where the words between are no item of a list. */
export function commaBefore(sentence: Sentence, at: number): number {
  const verbs = [...itemForms(sentence, at + 2)].some((form) => form !== "nominal");
  const noClause = !opensClause(sentence, at + 2);
  const most = verbs ? longestVerbItem : longestItem;
  for (let before = at - 1; before > Math.max(0, at - most - 1); before -= 1) {
    const token = sentence.tokens[before];
    if (token?.text === ",") return before;
    const opens = sentence.tokens[before - 1]?.text === ",";
    const finite =
      finiteTense(sentence, before) !== null &&
      !(verbs && opens) &&
      !(noClause && mayBeNoun(sentence, before));
    if (!token || token.pos === "PUNCT" || isConjunction(sentence, before) || finite) return -1;
  }
  return -1;
}

const introducing = /^(including|like|as|with)$/;

/** The comma before the item that ends at `end`; -1 where none stands near or a verb or "including" comes between. */
function earlierComma({ tokens }: Sentence, end: number): number {
  const from = Math.max(0, end - longestItem - 1);
  const at = from + tokens.slice(from, end).findLastIndex(({ text }) => text === ",");
  const item = tokens.slice(at + 1, end);
  const isOne = !item.some(({ pos, lower }) => pos === "AUX" || pos === "VERB" || introducing.test(lower));
  return at >= from && isOne ? at : -1;
}

/**
 * "Bowel or bladder control, weight loss, or fever": the last comma tells the list's "or" from the inner one. The items
 * in front of `before` are read back to where the first one surely began.
 */
export function hasInnerPair(sentence: Sentence, before: number, end: number): boolean {
  const { tokens } = sentence;
  let first = before;
  for (let comma = earlierComma(sentence, first); comma > 0; comma = earlierComma(sentence, first)) {
    if (tokens.slice(comma + 1, first).some(({ pos }) => pos === "CCONJ")) return true;
    first = comma;
  }
  const isLong = tokens.slice(before, end).some(({ pos }) => pos === "ADP");
  for (let at = first - 1; at >= Math.max(0, first - longestVerbItem * 2); at -= 1) {
    const token = tokens[at];
    if (!token || token.pos === "PUNCT" || finiteTense(sentence, at) !== null) return false;
    if (token.pos === "ADP" && !isLong) return false;
    if (token.pos === "CCONJ") return true;
    if (sharedForms(sentence, at, before + 1).some((form) => form !== "nominal")) return false;
  }
  return false;
}

/** "Tea, cake, and bread and butter": the last item is a pair. */
export function endsInPair({ tokens }: Sentence, last: number): boolean {
  const rest = tokens.slice(last, last + 4);
  const end = rest.findIndex(
    ({ pos }) => pos === "PUNCT" || pos === "VERB" || pos === "ADP" || pos === "AUX",
  );
  return rest.slice(0, end < 0 ? rest.length : end).some(({ pos }) => pos === "CCONJ");
}
