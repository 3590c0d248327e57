import type { PartOfSpeech } from "../types.ts";
import { isBaseVerb, isPlural, isPossessive, isThirdPerson } from "./forms.ts";
import type { Rule } from "./rule.ts";
import { canBe } from "./vocabulary.ts";
import {
  bareInfinitiveVerbs,
  copulas,
  determiners,
  flatAdverbs,
  formsOfBe,
  governsOf,
  subordinators,
  takesPrepositionTo,
  takesThatClause,
  unchangingParticiples,
} from "./word-classes.ts";

const fixedWords: Rule = ({ words, tags }, index) => {
  if (words[index] === "course" && tags[index] === "ADV" && words[index - 1] !== "of") return "NOUN";
  return words[index] === "people" && tags[index] === "VERB" && words[index - 1] !== "to" ? "NOUN" : null;
};

/** "shows that sleep matters", "clear that costs rise": no determiner but a conjunction. */
const thatAsConjunction: Rule = ({ words, tags }, index) => {
  if (words[index] !== "that" || tags[index] !== "DET") return null;
  if (isPlural(words[index + 1])) return "SCONJ";
  // "Experts caution that progress remains uneven": the word before is the verb that the clause still lacks.
  if (tags[index - 2] === "NOUN" && isBaseVerb(words[index - 1]) && isThirdPerson(words[index + 2] ?? ""))
    return "SCONJ";
  return takesThatClause.has(words[index - 1] ?? "") && index + 3 < words.length ? "SCONJ" : null;
};

/** "of" follows few verbs: "the leading cause of death". */
const nounBeforeOf: Rule = ({ words, tags }, index) => {
  const word = words[index] ?? "";
  if (tags[index] !== "VERB" || words[index + 1] !== "of" || /(?:ed|ing)$/.test(word)) return null;
  return canBe(word, "NOUN") && words[index - 1] !== "to" && !governsOf.has(word.replace(/s$/, ""))
    ? "NOUN"
    : null;
};

/** "when demand rises": a base form before a third person is its subject. */
const subjectBeforeVerb: Rule = ({ words, tags }, index) => {
  const word = words[index] ?? "";
  if (tags[index] !== "VERB" || !isBaseVerb(word) || !canBe(word, "NOUN") || words[index - 1] === "to")
    return null;
  const next = tags[index + 1];
  if ((next !== "NOUN" && next !== "VERB") || !isThirdPerson(words[index + 1] ?? "")) return null;
  if (subordinators.has(words[index - 1] ?? "")) return "NOUN";
  const opens = index === 0 || words[index - 1] === ",";
  return opens && index + 2 >= words.length - 1 ? "NOUN" : null;
};

/** "leads to change", "access to care": no infinitive after these, unless an object follows. */
const nounAfterPrepositionTo: Rule = ({ words, tags }, index) => {
  if (tags[index] !== "VERB" || words[index - 1] !== "to" || !takesPrepositionTo.has(words[index - 2] ?? ""))
    return null;
  const next = tags[index + 1];
  return canBe(words[index] ?? "", "NOUN") && next !== "DET" && next !== "PRON" ? "NOUN" : null;
};

/** After an article, a possessive or an adjective comes no finite verb: "the cut", "weak focus". */
const nounAfterDeterminer: Rule = ({ words, tags }, index) => {
  const word = words[index] ?? "";
  if (tags[index] !== "VERB" || !canBe(word, "NOUN") || /(?:ed)$/.test(word)) return null;
  const before = words[index - 1] ?? "";
  const opens = determiners.has(before) && (before !== "this" || !isThirdPerson(word)) && before !== "her";
  const possessive = isPossessive(before, tags[index - 1]);
  const afterAdjective =
    tags[index - 1] === "ADJ" &&
    canBe(before, "ADJ") &&
    (opensPhrase(tags[index - 2]) || words[index - 2] === "as");
  if (!opens && !possessive && !afterAdjective) return null;
  if (/ing$/.test(word)) return tags[index + 1] === "NOUN" ? null : "NOUN";
  return "NOUN";
};

const takesBareVerb =
  /^(?:make|makes|made|let|lets|help|helps|helped|helping|see|sees|saw|seen|hear|hears|heard|watch|watched|have|had|that)$/;
const countsMany =
  /^(?:lot|few|couple|number|majority|minority|handful|series|host|variety|range|bit|group)$/;

/** "a keynote address": behind "a" and its noun a verb would end in -s. */
const nounAfterSingular: Rule = ({ words, tags }, index) => {
  const word = words[index] ?? "";
  const before = words[index - 1] ?? "";
  if (tags[index] !== "VERB" || !isBaseVerb(word) || !canBe(word, "NOUN") || unchangingParticiples.has(word))
    return null;
  if (tags[index - 1] !== "NOUN" || isPlural(before) || countsMany.test(before)) return null;
  return /^an?$/.test(words[index - 2] ?? "") && !takesBareVerb.test(words[index - 3] ?? "") ? "NOUN" : null;
};

function opensPhrase(tag: PartOfSpeech | undefined): boolean {
  return (
    tag === undefined ||
    tag === "DET" ||
    tag === "ADP" ||
    tag === "VERB" ||
    tag === "PUNCT" ||
    tag === "NUM" ||
    tag === "SCONJ"
  );
}

/** No base form follows "be", and none but a few follow a finite verb: "is cost", "requires thought". */
const nounAfterVerb: Rule = ({ words, tags }, index) => {
  const word = words[index] ?? "";
  if (tags[index] !== "VERB" || /(?:ing|ed)$/.test(word)) return null;
  const before = words[index - 1] ?? "";
  const afterBe =
    formsOfBe.has(before) ||
    (/^(?:is|are|was|were)n't$/.test(before) && index > 0) ||
    (before === "not" && formsOfBe.has(words[index - 2] ?? ""));
  if (afterBe && isBaseVerb(word) && !unchangingParticiples.has(word)) {
    return canBe(word, "ADJ") ? "ADJ" : canBe(word, "NOUN") ? "NOUN" : null;
  }
  if (tags[index - 1] !== "VERB" || !canBe(word, "NOUN") || bareInfinitiveVerbs.has(before)) return null;
  return /^(?:go|come|dare|need|make|makes|made|get|gets|got|try|be)$/.test(before) ? null : "NOUN";
};

/** "The light is dim": an adjective where only a noun can stand. */
const nounBeforeVerb: Rule = ({ words, tags }, index) => {
  if (tags[index] !== "ADJ" || !canBe(words[index] ?? "", "NOUN")) return null;
  if (words[index - 1] === "at" && words[index] === "present") return "NOUN";
  const opens = determiners.has(words[index - 1] ?? "");
  return opens && (tags[index + 1] === "AUX" || tags[index + 1] === "ADP") && words[index + 1] !== "than"
    ? "NOUN"
    : null;
};

const flatAdverb: Rule = ({ words, tags }, index) => {
  const word = words[index] ?? "";
  if (tags[index] !== "ADJ" || !flatAdverbs.has(word)) return null;
  const next = tags[index + 1];
  if (next === "NOUN" || next === "ADJ" || next === "PROPN") return null;
  if (tags[index - 1] === "VERB" && !isCopula(words[index - 1] ?? "")) return "ADV";
  return tags[index - 1] === "NOUN" && /^(?:daily|weekly|monthly|yearly|early|late)$/.test(word)
    ? "ADV"
    : null;
};

function isCopula(word: string): boolean {
  return formsOfBe.has(word) || copulas.has(word.replace(/(?:s|ed)$/, "")) || copulas.has(word);
}

/** "depends on customer needs.": a second verb without a conjunction, at the end of a prepositional phrase. */
const nounClosingPhrase: Rule = ({ words, tags }, index) => {
  const word = words[index] ?? "";
  if (tags[index] !== "VERB" || !isThirdPerson(word) || !canBe(word, "NOUN") || tags[index - 1] !== "NOUN")
    return null;
  if (index + 1 < words.length && tags[index + 1] !== "PUNCT") return null;
  let before = index - 1;
  while (before > 0 && (tags[before] === "NOUN" || tags[before] === "ADJ" || tags[before] === "DET"))
    before -= 1;
  return tags[before] === "ADP" &&
    tags.slice(0, before).includes("VERB") &&
    !tags.slice(0, before).includes("SCONJ")
    ? "NOUN"
    : null;
};

/** Where the context asks for no verb, before the verbs are sought. */
export const earlyNounRules: readonly Rule[] = [
  fixedWords,
  thatAsConjunction,
  nounBeforeOf,
  subjectBeforeVerb,
];
export const nounRules: readonly Rule[] = [nounAfterPrepositionTo, nounAfterDeterminer, nounAfterSingular];
export const neighborRules: readonly Rule[] = [nounAfterVerb, nounBeforeVerb, nounClosingPhrase];
export const adverbRules: readonly Rule[] = [flatAdverb];
