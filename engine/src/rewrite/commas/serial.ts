import { canBe } from "../../document/tagging/vocabulary.ts";
import type { Sentence } from "../../document/types.ts";
import { isDeterminer, isPreposition, isPunctuation, nounPhraseAt } from "../../lexicon/context.ts";
import { mainVerb } from "../clause.ts";
import { type CommaRule, dropCommas } from "./drop.ts";
import { endsInClause } from "./ends-in-clause.ts";
import { continuesGerund, endsRowInDeed, isAside, mayDescribe } from "./look-alikes.ts";
import { commaBefore, endsInPair, hasInnerPair, isConjunction, isIntroduced, sharedForms } from "./series.ts";

/** The origin of its candidates. */
export const serialOrigin = "serial comma";

/** More than any other edit brings: of the plain lists of a text, all lose their comma or none. */
const serialPrior = 1_000;

/** "red, green, and blue" to "red, green and blue"; also verbs of one form: "wash, cut, and cook". */
export const serialComma: CommaRule = (sentence, at) => {
  if (!isConjunction(sentence, at + 1)) return [];
  const before = commaBefore(sentence, at);
  if (before < 1 || isAside(sentence, before, at)) return [];
  if (hasInnerPair(sentence, before, at) || endsInPair(sentence, at + 2)) return [];
  const forms = sharedForms(sentence, before + 1, at + 2);
  if (isConjunction(sentence, before - 1) || forms.length === 0) return [];
  if (!forms.includes("nominal") && mayDescribe(sentence, before, forms)) return [];
  const isPlain = isPlainList(sentence, before, at) && !continuesGerund(sentence, before, at);
  if (!isIntroduced(sentence, before) && !isPlain) return [];
  return dropCommas(sentence, [at], serialOrigin, "a list needs no comma before its last item", serialPrior);
};

/** "Today, schools, and …" is no list; "Religion, trade, and war have …" is one. */
const opensSentence = /^(today|tonight|tomorrow|yesterday|now|then|first|second|last|next|instead|home)$/;

/** Whether a list that begins the sentence with a single word may end before `at`. */
function mayOpen({ tokens }: Sentence, before: number): boolean {
  if (before > 1) return true;
  const first = tokens[0];
  return (
    first !== undefined && ["NOUN", "ADJ", "PROPN"].includes(first.pos) && !opensSentence.test(first.lower)
  );
}

/** Whether what begins at `at` may be one more quality: not "the food came", "radiated warmth", "work offline", "fit her". */
function isQuality({ tokens }: Sentence, at: number): boolean {
  const last = tokens[at];
  const next = tokens[at + 1];
  if (!last || isDeterminer(last) || isDeterminer(next) || next?.pos === "PRON") return false;
  const isOpen = next !== undefined && !isPunctuation(next) && !isPreposition(next);
  return !(isOpen && (last.pos === "VERB" || (last.pos === "NOUN" && canBe(last.lower, "VERB"))));
}

/** Whether the words between two commas are an item: no clause of their own follows, and they name nothing anew. */
function isPlainList(sentence: Sentence, before: number, at: number): boolean {
  if (!mayOpen(sentence, before) || endsInClause(sentence, before, at)) return false;
  const described = sentence.tokens.slice(before + 1, at).every(({ pos }) => pos === "ADJ" || pos === "ADV");
  const last = sentence.tokens[at + 2];
  if (described && !isQuality(sentence, at + 2)) return false;
  // "The rooms are clean, quiet, and small touches make …": the last item is a clause of its own.
  const named = nounPhraseAt(sentence, at + 2 + (last?.pos === "ADV" ? 1 : 0)) !== null;
  const verb = mainVerb(sentence, at + 2, sentence.tokens.length);
  const open = /^(,|that|who|which|as|if|when|because|while|where|and)$/;
  const ownVerb = verb && !sentence.tokens.slice(at + 2, verb.at).some(({ lower }) => open.test(lower));
  if (described && named && ownVerb && mainVerb(sentence, 0, at)) return false;
  if (endsRowInDeed(sentence, before, at)) return false;
  // "The dog, a beagle, and the cat": the item may say what the one before it is.
  const article = (index: number) => /^an?$/.test(sentence.tokens[index]?.lower ?? "");
  return !article(before + 1) || article(at + 2);
}
