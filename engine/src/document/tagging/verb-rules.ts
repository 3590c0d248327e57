import type { PartOfSpeech } from "../types.ts";
import { isBaseVerb, isPlural, isThirdPerson } from "./forms.ts";
import type { Rule } from "./rule.ts";
import { canBe } from "./vocabulary.ts";
import {
  bareInfinitiveVerbs,
  formsOfBe,
  formsOfDo,
  indefinites,
  modals,
  pluralNouns,
  subjectPronouns,
  subordinators,
  takesPrepositionTo,
} from "./word-classes.ts";

const afterModal: Rule = ({ words, tags }, index) => {
  if (tags[index] === "VERB" || tags[index] === "AUX" || !isBaseVerb(words[index])) return null;
  let before = index - 1;
  while (before >= 0 && (tags[before] === "ADV" || words[before] === "not")) before -= 1;
  const word = words[before] ?? "";
  if (
    modals.has(word) ||
    /^(?:won|can|don|doesn|didn|shouldn|couldn|wouldn|mustn|mightn)'t$/.test(word) ||
    /'ll$/.test(word) ||
    word === "let's"
  )
    return "VERB";
  return word === "to" && tags[before] === "PART" && !takesPrepositionTo.has(words[before - 1] ?? "")
    ? "VERB"
    : null;
};

const afterSubjectPronoun: Rule = ({ words, tags }, index) => {
  if (tags[index] === "VERB" || !canBe(words[index] ?? "", "VERB")) return null;
  let before = index - 1;
  if (tags[before] === "ADV" && before > 0) before -= 1;
  const subject = words[before] ?? "";
  const word = words[index] ?? "";
  if (/(?:ing|ed|ly)$/.test(word) || tags[index] === "AUX") return null;
  if (isQuestion(words, tags, before)) return null;
  const isThird = isThirdPerson(word);
  if (subject === "this")
    return isThird && tags[index + 1] !== "VERB" && tags[index + 1] !== "AUX" ? "VERB" : null;
  if (indefinites.has(subject) || subject === "what") return isThird ? "VERB" : null;
  if (!subjectPronouns.has(subject)) return null;
  if (isObject(words, tags, before)) return null;
  return /^(?:he|she|it)$/.test(subject) === isThird ? "VERB" : null;
};

/** "Policies that impact workers": a relative clause on a noun that agrees with its verb. */
const afterRelative: Rule = ({ words, tags }, index) => {
  const word = words[index] ?? "";
  if (tags[index] === "VERB" || !canBe(word, "VERB") || !/^(?:that|who|which)$/.test(words[index - 1] ?? ""))
    return null;
  if (tags[index - 2] !== "NOUN" && tags[index - 2] !== "PUNCT") return null;
  const noun = words[index - 2] ?? "";
  // "A study that challenges long-held views": a compound modifies, whatever its last part is.
  const isModified = words[index + 1]?.includes("-") ?? false;
  if ((tags[index + 1] === "VERB" && !isModified) || tags[index + 1] === "AUX") return null;
  if (words[index - 1] === "which" || words[index - 1] === "who")
    return /(?:ing|ed|ly)$/.test(word) ? null : "VERB";
  if (isThirdPerson(word)) return noun.endsWith("s") ? null : "VERB";
  return isBaseVerb(word) && noun.endsWith("s") ? "VERB" : null;
};

/** "to create and share content", "test and measure speed": the same form on both sides of the conjunction. */
const parallelVerb: Rule = ({ words, tags }, index) => {
  const word = words[index] ?? "";
  const other = words[index - 2] ?? "";
  if (
    tags[index] !== "NOUN" ||
    tags[index - 1] !== "CCONJ" ||
    tags[index - 2] !== "VERB" ||
    !canBe(word, "VERB")
  )
    return null;
  if (isBaseVerb(word) && isBaseVerb(other)) return "VERB";
  return isThirdPerson(word) &&
    isThirdPerson(other) &&
    tags[index + 1] !== undefined &&
    tags[index + 1] !== "PUNCT"
    ? "VERB"
    : null;
};

/** "impact yields, displace people, and strain budgets": the last verb of a list. */
const lastOfVerbs: Rule = ({ words, tags }, index) => {
  const word = words[index] ?? "";
  if (tags[index] !== "NOUN" || tags[index - 1] !== "CCONJ" || words[index - 2] !== ",") return null;
  const next = tags[index + 1];
  if (next !== "DET" && next !== "ADJ" && next !== "NOUN" && next !== "PRON" && next !== "ADP") return null;
  const sameForm = isThirdPerson(word) ? isThirdPerson : isBaseVerb(word) ? isBaseVerb : null;
  if (!sameForm) return null;
  for (let before = index - 3; before > 0; before -= 1) {
    if (words[before - 1] === "," && tags[before] === "VERB")
      return sameForm(words[before] ?? "") ? "VERB" : null;
  }
  return null;
};

/** "helps teams work faster", "Let us look", "Does this sound right?" */
const bareInfinitive: Rule = ({ words, tags }, index) => {
  const word = words[index] ?? "";
  if (tags[index] === "VERB" || !isBaseVerb(word)) return null;
  const subject = words[index - 1] ?? "";
  const subjectIsPronoun = /^(?:us|me|them|you|him|it|this|people)$/.test(subject);
  if (!subjectIsPronoun && !(tags[index - 1] === "NOUN" && isPlural(subject))) return null;
  let before = index - 2;
  while (before > 0 && (tags[before] === "ADJ" || tags[before] === "DET")) before -= 1;
  const governor = words[before] ?? "";
  if (bareInfinitiveVerbs.has(governor)) return "VERB";
  return before <= 1 && (formsOfDo.has(governor) || modals.has(governor)) ? "VERB" : null;
};

function isObject(words: readonly string[], tags: readonly PartOfSpeech[], index: number): boolean {
  const pronoun = words[index];
  if (pronoun !== "it" && pronoun !== "you") return false;
  return tags[index - 1] === "ADP" || tags[index - 1] === "VERB";
}

function isQuestion(words: readonly string[], tags: readonly PartOfSpeech[], subject: number): boolean {
  return subject === 1 && tags[0] === "AUX" && formsOfBe.has(words[0] ?? "");
}

/** "the way people shop", "the time workers spend": a clause on its noun without a conjunction. */
const afterBareRelative: Rule = ({ words, tags }, index) => {
  if (tags[index] === "VERB" || !isBaseVerb(words[index])) return null;
  const subject = words[index - 1] ?? "";
  if (!pluralNouns.has(subject) && !isPlural(subject)) return null;
  return /^(?:way|ways|time|place|reason|moment|amount)$/.test(words[index - 2] ?? "") ? "VERB" : null;
};

/** "Open the file": a base form that begins the sentence, right before an article. */
const imperative: Rule = ({ words, tags }, index) =>
  index === 0 &&
  (tags[0] === "NOUN" || tags[0] === "ADJ") &&
  isBaseVerb(words[0]) &&
  /^(?:a|an|the|your|my|our|their)$/.test(words[1] ?? "")
    ? "VERB"
    : null;

/** "Leverage existing tools", "Foster open debate": nouns elsewhere, in advice they begin a sentence without another verb. */
const favoredImperative: Rule = ({ words, tags }, index) => {
  if (index !== 0 || tags[0] === "VERB" || !/^(?:leverage|foster|showcase)$/.test(words[0] ?? ""))
    return null;
  if (!["ADJ", "NOUN", "PRON", "DET", "VERB"].includes(tags[1] ?? "") || words[1] === "care") return null;
  const end = words.findIndex((word, at) => subordinators.has(word) || (at > 0 && tags[at] === "PUNCT"));
  const clause = words.slice(1, end < 0 ? words.length : end);
  const isVerb = (word: string, at: number) =>
    tags[at + 1] === "AUX" || (tags[at + 1] === "VERB" && !word.endsWith("ing") && clause[at - 1] !== "to");
  return clause.some(isVerb) ? null : "VERB";
};

/** Verbs that are nouns only after an article: "Some say that". */
const seldomNoun: Rule = ({ words, tags }, index) =>
  tags[index] === "NOUN" &&
  /^(?:says?|thinks?|know|see|want|get|make|tell|keep)$/.test(words[index] ?? "") &&
  !/^(?:a|an|the|no|any|my|your|his|her|its|our|their|final|little|much)$/.test(words[index - 1] ?? "")
    ? "VERB"
    : null;

/** Where the context asks for a verb. */
export const verbRules: readonly Rule[] = [
  imperative,
  favoredImperative,
  seldomNoun,
  afterModal,
  afterSubjectPronoun,
  afterRelative,
  afterBareRelative,
];
/** Verbs that lean on another one of the sentence. */
export const dependentVerbRules: readonly Rule[] = [parallelVerb, lastOfVerbs, bareInfinitive];
