import { isBaseVerb, isPlural, isThirdPerson } from "./forms.ts";
import type { Tagged } from "./rule.ts";
import { canBe, usualTag } from "./vocabulary.ts";
import {
  determiners,
  formsOfBe,
  pluralNouns,
  possessives,
  singularInS,
  subordinators,
} from "./word-classes.ts";

type Number = "singular" | "plural" | "either";

/**
 * Gives each clause without a finite verb the one that agrees with its subject: "Roads link towns",
 * "The rise of robots worries some". A clause that has its verb is left alone.
 */
export function findClauseVerbs(sentence: Tagged): void {
  let start = 0;
  for (let index = 0; index <= sentence.words.length; index += 1) {
    if (index < sentence.words.length && !startsClause(sentence, index, start)) continue;
    if (index > start) findClauseVerb(sentence, start, index);
    start = isSeparator(sentence, index) ? index + 1 : index;
  }
}

function isSeparator({ words, tags }: Tagged, index: number): boolean {
  return tags[index] === "PUNCT" || subordinators.has(words[index] ?? "");
}

function startsClause(sentence: Tagged, index: number, start: number): boolean {
  const word = sentence.words[index] ?? "";
  if (sentence.tags[index] === "PUNCT") return /^(?:[,;:()—–…]|\.{3})$/.test(word);
  if (!subordinators.has(word)) return false;
  if (index === start) return true;
  // "that" before its noun, "so" and "as" before an adjective begin no clause.
  return sentence.tags[index] !== "DET" && (sentence.tags[index] !== "ADV" || /^(?:w|how)/.test(word));
}

function findClauseVerb(sentence: Tagged, start: number, end: number): void {
  const { words, tags } = sentence;
  for (let index = start; index < end; index += 1) {
    if (!isFiniteVerb(sentence, index)) continue;
    resumeAfterRelative(sentence, start, index, end);
    return;
  }
  const found = candidate(sentence, start, start + 1, end);
  if (found !== null) tags[found] = "VERB";
  else if (start === 0 && isImperative(sentence)) tags[0] = "VERB";
  else if (start === 0 && tags[0] === "VERB" && canBe(words[0] ?? "", "ADJ") && tags[1] === "NOUN") {
    tags[0] = "ADJ";
  }
}

/** "Students who use these report higher grades": after the relative clause its noun still needs a verb. */
function resumeAfterRelative(sentence: Tagged, start: number, verb: number, end: number): void {
  const { words, tags } = sentence;
  if (!/^(?:who|that|which)$/.test(words[start - 1] ?? "") || tags[start - 2] !== "NOUN") return;
  for (let index = 0; index < start - 1; index += 1) if (isFiniteVerb(sentence, index)) return;
  for (let index = verb + 1; index < end; index += 1) if (isFiniteVerb(sentence, index)) return;
  const found = candidate(sentence, 0, verb + 2, end);
  if (found !== null) tags[found] = "VERB";
}

/** The first word from `from` on that can be the verb of the subject that begins at `start`. */
function candidate(sentence: Tagged, start: number, from: number, end: number): number | null {
  const { words, tags } = sentence;
  for (let index = from; index < end; index += 1) {
    const tag = tags[index];
    const word = words[index] ?? "";
    if (tag !== "NOUN" && tag !== "ADJ" && tag !== "ADV") continue;
    if (tag === "ADV" && ((index + 1 < end && tags[index + 1] !== "ADV") || usualTag(word) === "ADV"))
      continue;
    if (!canBe(word, "VERB") || !followsSubject(sentence, index)) continue;
    const number = subjectNumber(sentence, start, index);
    const agrees = isThirdPerson(word) ? number !== "plural" : isBaseVerb(word) && number !== "singular";
    if (!agrees || !canFollowVerb(sentence, index, end)) continue;
    // "Supply and demand drive prices": the word after the conjunction is still subject.
    if (tags[index - 1] === "CCONJ" && isBaseVerb(words[index + 1])) continue;
    return index;
  }
  return null;
}

function followsSubject({ words, tags }: Tagged, index: number): boolean {
  const [tag, word] = [tags[index - 1], words[index - 1] ?? ""];
  return (
    tag === "NOUN" ||
    tag === "PROPN" ||
    (tag === "ADV" && !/^(?:very|so|too|as|more|most|less)$/.test(word)) ||
    (tag === "PRON" && !possessives.has(word))
  );
}

function canFollowVerb({ words, tags }: Tagged, index: number, end: number): boolean {
  if (index + 1 >= end) return true;
  const next = tags[index + 1];
  if (words[index + 1] === "of") return false;
  return next !== "AUX" && next !== "X";
}

/** The number of the clause's subject: its first noun phrase's head, before any preposition. */
function subjectNumber({ words, tags }: Tagged, start: number, verb: number): Number {
  let head = -1;
  let coordinated = false;
  for (let index = start; index < verb; index += 1) {
    const tag = tags[index];
    if (tag === "ADP" && head >= 0) break;
    if (tag === "CCONJ" && words[index] === "and" && head >= 0) coordinated = true;
    if (tag === "NOUN" || tag === "PROPN" || tag === "PRON") head = index;
  }
  if (head < 0) return "singular";
  const word = words[head] ?? "";
  if (coordinated || pluralNouns.has(word))
    return pluralNouns.has(word) && /^(?:data|media|staff)$/.test(word) ? "either" : "plural";
  if (/^(?:i|you|we|they|these|those|many|few|most|some|all|both|others)$/.test(word)) return "plural";
  return isPlural(word) && !singularInS.has(word) ? "plural" : "singular";
}

/** Whether a word is a finite verb, or may be one. */
function isFiniteVerb({ words, tags }: Tagged, index: number): boolean {
  const word = words[index] ?? "";
  if (tags[index] === "AUX") return word !== "be" && word !== "been" && word !== "being" && word !== "having";
  if (tags[index] !== "VERB" || /ing$/.test(word)) return false;
  if (words[index - 1] === "to") return false;
  return true;
}

/** "Close the door": a base form that begins the sentence, before what can only be its object. */
function isImperative({ words, tags }: Tagged): boolean {
  const next = words[1] ?? "";
  return (
    tags[0] !== "VERB" &&
    isBaseVerb(words[0]) &&
    (determiners.has(next) || formsOfBe.has(next) || /^(?:it|them|him|us|me)$/.test(next)) &&
    !formsOfBe.has(next)
  );
}
