import type { PartOfSpeech } from "../types.ts";
import { findClauseVerbs } from "./clause-verbs.ts";
import { adverbRules, earlyNounRules, neighborRules, nounRules } from "./noun-rules.ts";
import { participleRules } from "./participle-rules.ts";
import type { Rule, Tagged } from "./rule.ts";
import { dependentVerbRules, verbRules } from "./verb-rules.ts";
import { canBe, isKnownWord, usualTag } from "./vocabulary.ts";

const openClasses = new Set<PartOfSpeech>(["NOUN", "VERB", "ADJ", "ADV", "PROPN"]);
const localRules: readonly Rule[] = [
  ...earlyNounRules,
  ...verbRules,
  ...nounRules,
  ...participleRules,
  ...neighborRules,
  ...dependentVerbRules,
];
const lateRules: readonly Rule[] = [...participleRules, ...dependentVerbRules, ...adverbRules];

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
