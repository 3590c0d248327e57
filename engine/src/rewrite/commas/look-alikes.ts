import { isCapitalized } from "../../document/capitals.ts";
import { canBe } from "../../document/tagging/vocabulary.ts";
import type { Sentence, Token } from "../../document/types.ts";
import { endsSentence, isBe, isDeterminer, nounPhraseAt } from "../../lexicon/context.ts";
import { finiteTense } from "../clause.ts";
import { type ItemForm, itemForms } from "./item-forms.ts";

/** "her head held high", "hands raised": no item, but how somebody looked. */
const isAbsolute = ({ tokens }: Sentence, before: number, at: number): boolean =>
  tokens[before + 1]?.pos !== "VERB" &&
  tokens.slice(before + 2, at).some(({ pos, lower }, i) => {
    const isPast = pos === "VERB" ? !/(s|ing)$/.test(lower) : lower.endsWith("ed") && pos !== "ADJ";
    const noun = tokens[before + 1 + i];
    return isPast && pos !== "NOUN" && (noun?.pos === "NOUN" || noun?.lower.endsWith("s"));
  });

const isCapital = (token: Token | undefined) => isCapitalized(token?.text ?? "");

/** "the Department of Health, Education, and Welfare": the name has its commas. */
const isTitle = ({ tokens }: Sentence, at: number): boolean =>
  [tokens[at - 1], tokens[at + 2]].every((token) => token && isCapital(token) && canBe(token.lower, "NOUN"));

const longestName = 3;

/** "his wife, Ruth, and two sons", "Ruth, his wife, and two sons": what stands between the commas may tell who that is. */
function mayRename({ tokens }: Sentence, before: number, at: number): boolean {
  const endsInName = isCapital(tokens[at - 1]);
  if (!isCapital(tokens[before - 1])) return endsInName;
  // "Gautama, the Buddha, and his truths", but "the Alps, the Rhine, and the sea".
  const isPointed = ({ lower }: Token) => /^(the|his|her|their|its|our|my|your)$/.test(lower);
  const first = tokens.slice(Math.max(0, before - longestName - 1), before);
  if (tokens.slice(before + 1, before + 2).some(isPointed) && !first.some(isPointed)) return true;
  if (!endsInName) return tokens.slice(before + 1, before + 2).some(isPointed);
  // "Paris, France, and London, England".
  if (tokens[at + 3]?.text === "," && isCapital(tokens[at + 4])) return true;
  // "the CEO, Jane Roe, and the clerk", but not "the Alps, Oslo, and the Rhine".
  return !tokens.slice(at + 2, at + 4).some(isCapital);
}

/** Whether what the commas at `before` and `at` set off is no item of a list: a name or a word for what stands before it. */
export const isAside = (sentence: Sentence, before: number, at: number): boolean =>
  mayRename(sentence, before, at) || isTitle(sentence, at) || isAbsolute(sentence, before, at);

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

/**
 * "He sat by the stove, tired, and looked out", "lost in thought": the words between the commas may tell how he sat,
 * unless one more such word stands before them ("caught, cleaned, and sold"), and an adjective may even then.
 */
export function mayDescribe(sentence: Sentence, before: number, forms: readonly ItemForm[]): boolean {
  if (!forms.includes("part") && !forms.includes("past")) return false;
  const word = sentence.tokens[before + 1];
  const next = sentence.tokens[before + 2];
  if (!word || !itemForms(sentence, before + 1).has("part")) return false;
  const first = itemForms(sentence, before - 1);
  if (first.has("part") && isBe(sentence.tokens[before - 2])) return false;
  if (next?.text === "," && canBe(word.lower, "ADJ")) return true;
  if (first.has("part") || first.has("past")) return false;
  if (isDeterminer(next) || ["NOUN", "PRON", "PROPN"].includes(next?.pos ?? "")) return false;
  return canBe(word.lower, "ADJ") || /^(by|in|with|of)$/.test(next?.lower ?? "");
}

/** "cutting jobs, reputational damage, and closing two mills": the last words go with the first -ing form and not with the item. */
export function continuesGerund(sentence: Sentence, before: number, at: number): boolean {
  const isGerund = (index: number) => itemForms(sentence, index).has("ing");
  const hasObject = /^(NOUN|ADJ|DET|PRON|PROPN)$/.test(sentence.tokens[at + 3]?.pos ?? "");
  if (!hasObject || !isGerund(at + 2) || isGerund(before + 1)) return false;
  for (let index = before - 1; index >= 0 && finiteTense(sentence, index) === null; index -= 1)
    if (isGerund(index) && sentence.tokens[index]?.lower !== "including") return true;
  return false;
}
