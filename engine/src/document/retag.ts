import { findClauseVerbs } from "./retag-clauses.ts";
import type { PartOfSpeech } from "./types.ts";
import { canBe, isKnownWord, usualTag } from "./vocabulary.ts";
import {
  adjectivalGerunds,
  bareInfinitiveVerbs,
  copulas,
  determiners,
  flatAdverbs,
  formsOfBe,
  formsOfDo,
  governsOf,
  indefinites,
  modals,
  subjectPronouns,
  subordinators,
  takesPrepositionTo,
  takesThatClause,
  unchangingParticiples,
} from "./word-classes.ts";

/** One sentence under correction: its words in lower case and their tags, which the rules change in place. */
export interface Tagged {
  readonly words: readonly string[];
  readonly tags: PartOfSpeech[];
}

type Rule = (sentence: Tagged, index: number) => PartOfSpeech | null;

const openClasses = new Set<PartOfSpeech>(["NOUN", "VERB", "ADJ", "ADV", "PROPN"]);

/**
 * Mends the tagger's systematic errors by context: words that are noun and verb ("impact", "plans"), participles before
 * their noun, verbs after modals and subjects. `words` are surfaces of one sentence.
 */
export function retag(words: readonly string[], tags: readonly PartOfSpeech[]): PartOfSpeech[] {
  const sentence: Tagged = {
    words: words.map((word) => word.toLowerCase().replaceAll("’", "'")),
    tags: [...tags],
  };
  apply(sentence, [(_, index) => impossibleTag(words[index] ?? "", sentence, index)]);
  apply(sentence, localRules);
  findClauseVerbs(sentence);
  apply(sentence, lateRules);
  return sentence.tags;
}

function apply(sentence: Tagged, rules: readonly Rule[]): void {
  for (let index = 0; index < sentence.words.length; index += 1) {
    for (const rule of rules) {
      const tag = rule(sentence, index);
      if (tag) sentence.tags[index] = tag;
    }
  }
}

/** A tag that the dictionary rules out for a word in lower case, such as PROPN for "new". */
function impossibleTag(surface: string, { words, tags }: Tagged, index: number): PartOfSpeech | null {
  const word = words[index] ?? "";
  const tag = tags[index];
  if (!tag || !openClasses.has(tag) || !/^\p{Ll}/u.test(surface)) return null;
  if (tag === "PROPN") return usualTag(word) ?? "NOUN";
  if (word.includes("-") && /(?:ed|en|ing)$/.test(word) && !isKnownWord(word)) return "ADJ";
  return isKnownWord(word) && !canBe(word, tag) ? usualTag(word) : null;
}

const afterModal: Rule = ({ words, tags }, index) => {
  if (tags[index] === "VERB" || tags[index] === "AUX" || !isBaseVerb(words[index])) return null;
  let before = index - 1;
  while (before >= 0 && (tags[before] === "ADV" || words[before] === "not")) before -= 1;
  const word = words[before] ?? "";
  if (
    modals.has(word) ||
    /^(?:won|can|don|doesn|didn|shouldn|couldn|wouldn|mustn|mightn)'t$/.test(word) ||
    /'(?:ll)$/.test(word)
  )
    return "VERB";
  return word === "to" && tags[before] === "PART" && !takesPrepositionTo.has(words[before - 1] ?? "")
    ? "VERB"
    : null;
};

/** "leads to change", "access to care": no infinitive after these, unless an object follows. */
const nounAfterPrepositionTo: Rule = ({ words, tags }, index) => {
  if (tags[index] !== "VERB" || words[index - 1] !== "to" || !takesPrepositionTo.has(words[index - 2] ?? ""))
    return null;
  const next = tags[index + 1];
  return canBe(words[index] ?? "", "NOUN") && next !== "DET" && next !== "PRON" ? "NOUN" : null;
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
  if (tags[index + 1] === "VERB" || tags[index + 1] === "AUX") return null;
  if (words[index - 1] === "which" || words[index - 1] === "who")
    return /(?:ing|ed|ly)$/.test(word) ? null : "VERB";
  if (isThirdPerson(word)) return noun.endsWith("s") ? null : "VERB";
  return isBaseVerb(word) && noun.endsWith("s") ? "VERB" : null;
};

/** After an article, a possessive or an adjective comes no finite verb: "the cut", "weak focus". */
const nounAfterDeterminer: Rule = ({ words, tags }, index) => {
  const word = words[index] ?? "";
  if (tags[index] !== "VERB" || !canBe(word, "NOUN") || /(?:ed)$/.test(word)) return null;
  const before = words[index - 1] ?? "";
  const opens = determiners.has(before) && (before !== "this" || !isThirdPerson(word)) && before !== "her";
  const possessive = /[a-z]'s$|s'$/.test(before) && tags[index - 1] !== "PRON" && tags[index - 1] !== "AUX";
  const afterAdjective = tags[index - 1] === "ADJ" && canBe(before, "ADJ") && opensPhrase(tags[index - 2]);
  if (!opens && !possessive && !afterAdjective) return null;
  if (/ing$/.test(word)) return tags[index + 1] === "NOUN" ? null : "NOUN";
  return "NOUN";
};

function opensPhrase(tag: PartOfSpeech | undefined): boolean {
  return (
    tag === undefined || tag === "DET" || tag === "ADP" || tag === "VERB" || tag === "PUNCT" || tag === "NUM"
  );
}

/** A participle before its noun: "the proposed law", "Increased costs hurt", "rapidly evolving fields". */
const participleBeforeNoun: Rule = ({ words, tags }, index) => {
  const word = words[index] ?? "";
  const isGerund = /ing$/.test(word);
  const isPast = /(?:ed|en|wn|ught)$/.test(word);
  if (!isGerund && !isPast) return null;
  if (tags[index] !== "VERB" && !(isGerund && tags[index] === "NOUN" && adjectivalGerunds.has(word)))
    return null;
  const next = tags[index + 1];
  if (next !== "NOUN" && !(next === "ADJ" && tags[index + 2] === "NOUN")) return null;
  let before = index - 1;
  if (tags[before] === "ADV" && /ly$/.test(words[before] ?? "")) before -= 1;
  const opener = words[before] ?? "";
  const afterDeterminer = tags[before] === "DET" || determiners.has(opener) || /[a-z]'s$/.test(opener);
  if (afterDeterminer && opener !== "that")
    return isGerund && !adjectivalGerunds.has(word) && canBe(word, "NOUN") ? "NOUN" : "ADJ";
  const opensClause =
    before < 0 || tags[before] === "ADP" || tags[before] === "PUNCT" || tags[before] === "CCONJ";
  if (isGerund) {
    return adjectivalGerunds.has(word) && (opensClause || tags[before] === "VERB" || tags[before] === "ADJ")
      ? "ADJ"
      : null;
  }
  return (before < 0 && isPlural(words[index + 1])) || tags[before] === "ADP" || tags[before] === "ADJ"
    ? "ADJ"
    : null;
};

/** "Understanding the causes", "by using data", "Building trust takes": a gerund that governs an object. */
const gerundWithObject: Rule = ({ words, tags }, index) => {
  const word = words[index] ?? "";
  if (!/ing$/.test(word) || tags[index] === "VERB" || !canBe(word, "VERB") || adjectivalGerunds.has(word))
    return null;
  const opens =
    index === 0 || tags[index - 1] === "ADP" || tags[index - 1] === "SCONJ" || words[index - 1] === ",";
  if (!opens) return null;
  if (tags[index + 1] === "DET" || tags[index + 1] === "PRON") return "VERB";
  return tags[index + 1] === "NOUN" && isThirdPerson(words[index + 2] ?? "") && !isPlural(words[index + 1])
    ? "VERB"
    : null;
};

/** "focuses on writing.", "Good writing is": a gerund alone after a preposition or an adjective is a noun. */
const gerundAlone: Rule = ({ words, tags }, index) => {
  const word = words[index] ?? "";
  if (!/ing$/.test(word) || tags[index] !== "VERB" || !canBe(word, "NOUN")) return null;
  if (/^(?:machine|deep|online|distance|decision|problem|reinforcement)$/.test(words[index - 1] ?? ""))
    return "NOUN";
  const next = tags[index + 1];
  const ends = next === undefined || next === "PUNCT" || next === "AUX";
  return ends && (tags[index - 1] === "ADP" || tags[index - 1] === "ADJ") ? "NOUN" : null;
};

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
  const opens = index === 0 || subordinators.has(words[index - 1] ?? "") || words[index - 1] === ",";
  const next = tags[index + 1];
  return opens &&
    (next === "NOUN" || next === "VERB") &&
    isThirdPerson(words[index + 1] ?? "") &&
    index + 2 >= words.length - 1
    ? "NOUN"
    : null;
};

/** "shows that sleep matters", "clear that costs rise": no determiner but a conjunction. */
const thatAsConjunction: Rule = ({ words, tags }, index) => {
  if (words[index] !== "that" || tags[index] !== "DET") return null;
  if (isPlural(words[index + 1])) return "SCONJ";
  return takesThatClause.has(words[index - 1] ?? "") && index + 3 < words.length ? "SCONJ" : null;
};

const fixedWords: Rule = ({ words, tags }, index) => {
  if (words[index] === "course" && tags[index] === "ADV" && words[index - 1] !== "of") return "NOUN";
  return words[index] === "people" && tags[index] === "VERB" && words[index - 1] !== "to" ? "NOUN" : null;
};

const localRules: readonly Rule[] = [
  fixedWords,
  thatAsConjunction,
  nounBeforeOf,
  subjectBeforeVerb,
  afterModal,
  nounAfterPrepositionTo,
  afterSubjectPronoun,
  afterRelative,
  nounAfterDeterminer,
  participleBeforeNoun,
  gerundWithObject,
  gerundAlone,
  nounAfterVerb,
  nounBeforeVerb,
  parallelVerb,
  bareInfinitive,
];
const lateRules: readonly Rule[] = [participleBeforeNoun, parallelVerb, bareInfinitive, flatAdverb];

function isCopula(word: string): boolean {
  return formsOfBe.has(word) || copulas.has(word.replace(/(?:s|ed)$/, "")) || copulas.has(word);
}

/** Whether a lower-case word can be a verb's base form. */
export function isBaseVerb(word: string | undefined): boolean {
  if (!word || !canBe(word, "VERB") || /(?:ing)$/.test(word)) return false;
  if (/ed$/.test(word))
    return /^(?:need|feed|succeed|proceed|exceed|speed|breed|bleed|seed|heed|weed|embed|shed|bed|wed)$/.test(
      word,
    );
  return !isThirdPerson(word) && !irregularPasts.has(word);
}

/** Whether a lower-case word can be a verb's third person singular. */
export function isThirdPerson(word: string): boolean {
  return /[^s]s$/.test(word) && canBe(word, "VERB") && !basesInS.has(word);
}

const basesInS = new Set(["focus", "bias", "gas", "canvas", "bus", "discus", "caucus", "callous", "perhaps"]);

const irregularPasts = new Set(
  "was were had did went made took came saw got gave found thought told became left felt brought began kept held wrote stood heard meant met ran paid sat spoke led grew lost fell sent built understood drew broke spent rose drove bought wore chose sold won caught taught fought sought threw showed known given taken seen done gone written shown spoken broken chosen driven risen fallen grown drawn worn".split(
    " ",
  ),
);

/** Whether a lower-case noun is plural by its form. */
export function isPlural(word: string | undefined): boolean {
  return !!word && /[^su]s$/.test(word) && canBe(word, "NOUN");
}

function isObject(words: readonly string[], tags: readonly PartOfSpeech[], index: number): boolean {
  const pronoun = words[index];
  if (pronoun !== "it" && pronoun !== "you") return false;
  return tags[index - 1] === "ADP" || tags[index - 1] === "VERB";
}

function isQuestion(words: readonly string[], tags: readonly PartOfSpeech[], subject: number): boolean {
  return subject === 1 && tags[0] === "AUX" && formsOfBe.has(words[0] ?? "");
}
