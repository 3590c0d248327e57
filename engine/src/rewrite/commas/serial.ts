import { isCapitalized } from "../../document/capitals.ts";
import type { Sentence, Token } from "../../document/types.ts";
import { endsSentence, nounPhraseAt } from "../../lexicon/context.ts";
import { clauseAt, finiteTense, mainVerb } from "../clause.ts";
import { type CommaRule, dropCommas } from "./drop.ts";

/** The origin of its candidates. */
export const serialOrigin = "serial comma";

/** More than any other edit brings: of the lists of a text, all lose their comma or none. */
const serialPrior = 1_000;

const longestItem = 5;
const longestVerbItem = 8;

const isConjunction = (sentence: Sentence, at: number) =>
  ["and", "or"].includes(sentence.tokens[at]?.lower ?? "");

/** Whether a noun with what stands before it may begin at `at`: "sea levels", "restored wetlands". */
function isNominal(sentence: Sentence, at: number): boolean {
  const token = sentence.tokens[at];
  if (!token) return false;
  const next = sentence.tokens[at + 1];
  const participle = token.pos === "VERB" && /(ed|ing)$/.test(token.lower) && next?.pos === "NOUN";
  return participle || ["NOUN", "ADJ", "PROPN", "NUM", "DET"].includes(token.pos);
}

const verbEnding = (token: Token) =>
  /(ing|ed|s)$/.exec(token.lower)?.[0] ?? (token.lower === token.lemma ? "" : "irregular");

/** Two items of a list that begin alike: both with nouns and what stands before them, or with verbs of one form. */
function beginAlike(sentence: Sentence, at: number, lastAt: number): boolean {
  const item = sentence.tokens[at];
  const last = sentence.tokens[lastAt];
  if (!item || !last) return false;
  if (isNominal(sentence, at) && isNominal(sentence, lastAt)) return true;
  return item.pos === last.pos && (item.pos !== "VERB" || verbEnding(item) === verbEnding(last));
}

const longestFirstItem = 4;

/** "Such as", "like" and "including" tell that what follows is a list, whose first item ends at `at`. */
function isIntroduced(sentence: Sentence, at: number): boolean {
  for (let before = at - 1; before >= Math.max(0, at - longestFirstItem - 1); before -= 1) {
    const token = sentence.tokens[before];
    if (!token || token.pos === "PUNCT") return false;
    if (token.lower === "as") return sentence.tokens[before - 1]?.lower === "such";
    if (["including", "like"].includes(token.lower) && token.pos !== "NOUN") return true;
  }
  return false;
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

/** "Bowel or bladder control, weight loss, or fever": the last comma tells the list's "or" from the inner one. */
function hasInnerPair(sentence: Sentence, before: number): boolean {
  const start = Math.max(0, before - longestVerbItem * 2);
  const items = sentence.tokens.slice(start, Math.max(start, before));
  const from = items.findLastIndex((_, i) => finiteTense(sentence, start + i) !== null);
  return items.slice(from + 1).some((token, i, rest) => token.pos === "CCONJ" && rest[i - 1]?.text !== ",");
}

/** "Tea, cake, and bread and butter": the last item is a pair. */
function endsInPair({ tokens }: Sentence, last: number): boolean {
  const rest = tokens.slice(last, last + 4);
  const end = rest.findIndex(
    ({ pos }) => pos === "PUNCT" || pos === "VERB" || pos === "ADP" || pos === "AUX",
  );
  return rest.slice(0, end < 0 ? rest.length : end).some(({ pos }) => pos === "CCONJ");
}

const isCapital = (token: Token | undefined) => isCapitalized(token?.text ?? "");

/** "his wife, Ruth, and two sons", "Ruth, his wife, and two sons": what stands between the commas may tell who that is. */
export function mayRename({ tokens }: Sentence, before: number, at: number): boolean {
  const endsInName = isCapital(tokens[at - 1]);
  if (!isCapital(tokens[before - 1])) return endsInName;
  // "the CEO, Jane Roe, and the clerk", but not "the Alps, Oslo, and the Rhine".
  if (endsInName) return !tokens.slice(at + 2, at + 4).some(isCapital);
  return /^(the|his|her|their|its|our|my|your)$/.test(tokens[before + 1]?.lower ?? "");
}

/** "The food was good, the tea hot, and the staff excelled." is no list: its last part has a verb that the others leave out. */
export function endsRowInDeed(sentence: Sentence, before: number, at: number): boolean {
  const { tokens } = sentence;
  if (tokens[before - 1]?.pos !== "ADJ" || tokens[before + 1]?.pos !== "DET") return false;
  let verb = nounPhraseAt(sentence, at + 2)?.to ?? at + 2;
  while (tokens[verb]?.pos === "ADV") verb += 1;
  return (
    tokens[verb]?.pos === "VERB" && !tokens[verb]?.lower.endsWith("ing") && endsSentence(tokens[verb + 1])
  );
}

/** "red, green, and blue" to "red, green and blue"; also verbs of one form: "wash, cut, and cook". */
export const serialComma: CommaRule = (sentence, at) => {
  if (!isConjunction(sentence, at + 1)) return [];
  const verbs = !isNominal(sentence, at + 2) && sentence.tokens[at + 2]?.pos === "VERB";
  const before = commaBefore(sentence, at, verbs);
  // "First this, then that, and then those" is told step by step.
  if (sentence.tokens[at + 2]?.pos === "ADV") return [];
  if (hasInnerPair(sentence, before) || endsInPair(sentence, at + 2)) return [];
  if (before < 1 || mayRename(sentence, before, at)) return [];
  if (isConjunction(sentence, before - 1) || !beginAlike(sentence, before + 1, at + 2)) return [];
  if (!isIntroduced(sentence, before) && !isPlainList(sentence, before, at)) return [];
  return dropCommas(sentence, [at], serialOrigin, "a list needs no comma before its last item", serialPrior);
};

/** Whether the words between two commas are an item: no clause of their own follows, and they name nothing anew. */
function isPlainList(sentence: Sentence, before: number, at: number): boolean {
  // "Trust, talent, and time have helped" is one clause, "He ran, they walked, and we rode" is not.
  const opensClause = sentence.tokens[at + 2]?.pos !== "VERB" && clauseAt(sentence, at + 2) !== null;
  if (before < 2 || (opensClause && mainVerb(sentence, 0, at) !== null)) return false;
  // "The rooms are clean, quiet, and small touches make …": the last item is a clause of its own.
  const described = sentence.tokens.slice(before + 1, at).every(({ pos }) => pos === "ADJ" || pos === "ADV");
  const named = nounPhraseAt(sentence, at + 2) !== null;
  const verb = mainVerb(sentence, at + 2, sentence.tokens.length);
  const open = /^(,|that|who|which|as|if|when|because|while|where|and)$/;
  const ownVerb = verb && !sentence.tokens.slice(at + 2, verb.at).some(({ lower }) => open.test(lower));
  if (described && named && ownVerb && mainVerb(sentence, 0, at)) return false;
  if (endsRowInDeed(sentence, before, at)) return false;
  // "The dog, a beagle, and the cat": the item may say what the one before it is.
  const article = (index: number) => /^an?$/.test(sentence.tokens[index]?.lower ?? "");
  return !article(before + 1) || article(at + 2);
}
