import { isPlural, isPossessive, isThirdPerson } from "./forms.ts";
import type { Rule } from "./rule.ts";
import { canBe } from "./vocabulary.ts";
import { adjectivalGerunds, catenatives, determiners, nounGerunds, possessives } from "./word-classes.ts";

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
  if (tags[before] === "ADV" && /ly$|^(?:most|more|very|less|least|so)$/.test(words[before] ?? ""))
    before -= 1;
  const opener = words[before] ?? "";
  const afterDeterminer =
    tags[before] === "DET" || determiners.has(opener) || isPossessive(opener, tags[before]);
  if (afterDeterminer && opener !== "that")
    return isGerund && !adjectivalGerunds.has(word) && canBe(word, "NOUN") ? "NOUN" : "ADJ";
  const opensClause =
    before < 0 || tags[before] === "ADP" || tags[before] === "PUNCT" || tags[before] === "CCONJ";
  if (
    isGerund &&
    nounGerunds.has(word) &&
    tags[before] === "VERB" &&
    next === "NOUN" &&
    isPlural(words[index + 1])
  ) {
    return catenatives.has(opener) ? null : "NOUN";
  }
  if (isGerund) {
    return adjectivalGerunds.has(word) && (opensClause || tags[before] === "VERB" || tags[before] === "ADJ")
      ? "ADJ"
      : null;
  }
  return (before < 0 && isPlural(words[index + 1])) ||
    tags[before] === "VERB" ||
    tags[before] === "ADP" ||
    opener === "to" ||
    tags[before] === "ADJ"
    ? "ADJ"
    : null;
};

/** "We utilized a tool", "have utilized the data", "was utilized by": no adjective stands there. */
const pastWithObject: Rule = ({ words, tags }, index) => {
  if (tags[index] !== "ADJ" || !/ed$/.test(words[index] ?? "")) return null;
  const before = tags[index - 1] ?? "";
  const next = words[index + 1] ?? "";
  // "She tousled her hair", but "He was pleased his team won".
  const governs =
    (tags[index + 1] === "DET" && ["PRON", "PROPN", "NOUN", "AUX"].includes(before)) ||
    (before === "PRON" && possessives.has(next));
  return governs || (next === "by" && before === "AUX") ? "VERB" : null;
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
  if (words[index - 1] === "," && (tags[index + 1] === "ADJ" || isPlural(words[index + 1]))) return "VERB";
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

/** -ing and -ed forms: adjective, noun or verb. */
export const participleRules: readonly Rule[] = [
  pastWithObject,
  participleBeforeNoun,
  gerundWithObject,
  gerundAlone,
];
