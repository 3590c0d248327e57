import { canBe, isEnglishWord } from "../../document/tagging/vocabulary.ts";
import type { Sentence, Token } from "../../document/types.ts";
import { endsSentence, isDeterminer, isPossessive, isPunctuation } from "../../lexicon/context.ts";
import { conjugate, type VerbForm } from "../../morphology/verbs.ts";

/** What an item of a series is by its first word: a noun or adjective with what belongs to it, or a verb in some form. */
export type ItemForm = "nominal" | VerbForm;

const isOneWord = (next: Token | undefined) => next?.text === "," || endsSentence(next);

const degree = /^(more|most|less|least|very|too)$/;

/** Whether a noun or an adjective with what stands before it may begin at `at`: "sea levels", "restored wetlands". */
function isNominal(sentence: Sentence, at: number): boolean {
  const token = sentence.tokens[at];
  const next = sentence.tokens[at + 1];
  if (!token) return false;
  if (["NOUN", "ADJ", "PROPN", "NUM", "DET"].includes(token.pos) || isPossessive(token)) return true;
  if (token.pos === "ADV" && (token.lower.endsWith("ly") || degree.test(token.lower)))
    return isDescribed(sentence, at + 1);
  return token.pos === "VERB" && /(ed|ing)$/.test(token.lower) && next?.pos === "NOUN";
}

/** Whether an adverb may belong to an adjective at `at`: "highly rated", "utterly alien", not "nearly glowed with". */
function isDescribed({ tokens }: Sentence, at: number): boolean {
  const token = tokens[at];
  const next = tokens[at + 1];
  if (token?.pos === "ADJ") return true;
  if (token?.pos !== "VERB" || !/(ed|ing)$/.test(token.lower)) return false;
  const isLast = endsSentence(next) || (next?.text === "," && tokens[at + 2]?.pos === "CCONJ");
  return token.lower.endsWith("ing") || isLast || next?.pos === "NOUN";
}

/** The forms of a verb that a word may be, as it is tagged or, where the tagger took it for a noun, by its spelling. */
function verbFormsAt(sentence: Sentence, at: number): VerbForm[] {
  const token = sentence.tokens[at];
  const next = sentence.tokens[at + 1];
  if (!token) return [];
  if (token.pos === "VERB") {
    const forms = conjugate(token.lemma);
    const found = (["base", "s", "past", "part", "ing"] as const).filter(
      (form) => forms[form] === token.lower,
    );
    if (found.length > 0) return found;
  }
  const { lower } = token;
  const open = ["VERB", "NOUN", "ADJ", "X"].includes(token.pos) || !isEnglishWord(lower);
  if (!open) return [];
  if (/.ing$/.test(lower) && (token.pos === "VERB" || canBe(lower, "VERB"))) return ["ing"];
  if (/.ed$/.test(lower) && (token.pos === "VERB" || canBe(lower, "VERB"))) return ["past", "part"];
  // "foster trust", "share what they know", taken for nouns.
  const hasObject = isDeterminer(next) || ["ADJ", "NOUN", "PRON"].includes(next?.pos ?? "");
  return hasObject && canBe(lower, "VERB") && !/(s|ed|ing)$/.test(lower) ? ["base"] : [];
}

/** All that the item at `at` may be. */
export function itemForms(sentence: Sentence, at: number): ReadonlySet<ItemForm> {
  const forms = new Set<ItemForm>(verbFormsAt(sentence, at));
  const token = sentence.tokens[at];
  // "aligned, engaged, and capable", "autonomy, suffering, and death", "scope, focus, and aim".
  const alone = isOneWord(sentence.tokens[at + 1]);
  const mayBeNoun = token?.pos === "VERB" && canBe(token.lower, "NOUN");
  const standsAlone = forms.has("part") || forms.has("ing") || mayBeNoun;
  if (isNominal(sentence, at) || (alone && standsAlone)) forms.add("nominal");
  if (token && isPunctuation(token)) forms.clear();
  return forms;
}
