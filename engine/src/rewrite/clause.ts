import type { Sentence, Token } from "../document/types.ts";
import { hasPluralEnding, isPreposition, nounPhraseAt, type TokenRun } from "../lexicon/context.ts";
import { conjugate, type VerbForm } from "../morphology/verbs.ts";
import { wordSet } from "../word-set.ts";

export interface Clause {
  readonly subject: TokenRun;
  /** Index of the finite verb or auxiliary. */
  readonly verb: number;
}

const subjectPronouns = wordSet(
  "i you he she it we they this that these those there nobody everyone someone",
);
const presentAuxiliaries = wordSet("is are am has have does do isn't aren't hasn't haven't doesn't don't");
const pastAuxiliaries = wordSet("was were had did wasn't weren't hadn't didn't");
const modals = wordSet(
  "can could will would shall should may might must can't cannot couldn't won't wouldn't shouldn't",
);
export const subordinators = wordSet(
  "if when while although though because since as whether unless until whereas after before once where how why what wherever whenever",
);

/** "unclear": surely finite, but the present and the past look the same ("put"). */
export type Tense = "present-s" | "present" | "past" | "modal" | "unclear";

const relativePronouns = new Set(["who", "which", "nobody", "everyone", "someone", "everybody", "somebody"]);
const objectClasses = new Set(["DET", "PRON", "PROPN", "NUM", "ADJ", "NOUN"]);

/** What nothing can be done to: "costs remained high" has no passive. */
const neverPassive = /^(?:remain|seem|appear|happen|occur|exist|belong)$/;

/** Whether a form in -ed at `at` is the past of the subject before it and not a participle ("the method used in"). */
function isPast(sentence: Sentence, at: number): boolean {
  let before = at - 1;
  while (sentence.tokens[before]?.pos === "ADV") before -= 1;
  const subject = sentence.tokens[before];
  if (!subject) return false;
  if (subjectPronouns.has(subject.lower) || relativePronouns.has(subject.lower)) return true;
  if (subject.pos !== "NOUN" && subject.pos !== "PROPN") return false;
  if (neverPassive.test(sentence.tokens[at]?.lemma ?? "")) return true;
  const next = sentence.tokens[at + 1];
  return next !== undefined && (objectClasses.has(next.pos) || next.lower === "that");
}

/** "travelled", "kidnaped": a past whose base is not known by its spelling. */
const isForeignPast = ({ lower, lemma }: Token): boolean =>
  lower === lemma && /[^e]ed$/.test(lower) && !/^(?:bed|embed|shed|shred|sled|wed)$/.test(lower);

/** The tense of token `at` where it is surely a finite verb of the subject before it; null where it may be something else. */
export function finiteTense(sentence: Sentence, at: number): Tense | null {
  const token = sentence.tokens[at];
  if (!token) return null;
  if (modals.has(token.lower) || /^(?!let)\w+['’](ll|d)$/.test(token.lower)) return "modal";
  if (contracted.test(token.lower)) return token.lower.endsWith("s") ? "present-s" : "present";
  if (presentAuxiliaries.has(token.lower))
    return /^(is|has|does)/.test(token.lower) ? "present-s" : "present";
  if (pastAuxiliaries.has(token.lower)) return "past";
  if (token.pos !== "VERB" || token.lower.endsWith("ing")) return null;
  const forms = conjugate(token.lemma);
  if (token.lower === forms.s) return "present-s";
  // "the stage set by where they tread": a participle.
  if (forms.past === token.lemma && sentence.tokens[at + 1]?.lower === "by") return null;
  if (isForeignPast(token)) return isPast(sentence, at) ? "past" : null;
  if (token.lower === token.lemma) return forms.past === token.lemma ? "unclear" : "present";
  const plainPast = forms.past === token.lower && forms.part !== token.lower;
  return plainPast || (forms.past === token.lower && isPast(sentence, at)) ? "past" : null;
}

const contracted = /^(i|you|he|she|it|we|they|that|there|who|this)['’](s|re|m|ll|ve|d)$/;

/** Whether a noun phrase of its own begins at `at`. */
const opensPhrase = ({ tokens }: Sentence, at: number): boolean =>
  /^(NOUN|PROPN|PRON|DET|ADJ)$/.test(tokens[at]?.pos ?? "") && tokens[at]?.lower !== "that";

/** Reads "subject + finite verb" beginning at `from`; null where that is not surely a clause. */
export function clauseAt(sentence: Sentence, from: number): Clause | null {
  const first = sentence.tokens[from];
  if (!first) return null;
  if (contracted.test(first.lower)) return { subject: { from, to: from + 1 }, verb: from };
  // "the way decisions are made": the clause only tells which way.
  if (first.lower === "the" && wordAt(sentence, from + 1) === "way" && opensPhrase(sentence, from + 2))
    return null;
  const pronoun = subjectPronouns.has(first.lower) && sentence.tokens[from + 1]?.pos !== "NOUN";
  let subject: TokenRun | null = pronoun ? { from, to: from + 1 } : nounPhraseAt(sentence, from);
  if (!subject) return null;
  const of = sentence.tokens[subject.to];
  // "a mirror of what could happen": no clause of the mirror.
  if (of?.lower === "of" && /^(what|which|whom|who)$/.test(sentence.tokens[subject.to + 1]?.lower ?? ""))
    return null;
  if (of?.lower === "of") {
    const rest = nounPhraseAt(sentence, subject.to + 1);
    if (rest) subject = { from, to: rest.to };
  }
  let verb = subject.to;
  while (sentence.tokens[verb]?.pos === "ADV") verb += 1;
  const token = sentence.tokens[verb];
  const tense = finiteTense(sentence, verb);
  // "the last voices I'd heard": a subject of its own, whose clause tells which voices.
  if (tense === null || token === undefined || contracted.test(token.lower)) return null;
  if (!pronoun && tense === "present" && token.pos === "VERB" && !isPlural(sentence, subject)) return null;
  return { subject, verb };
}

function isPlural(sentence: Sentence, subject: TokenRun): boolean {
  const head = sentence.tokens[subject.to - 1];
  return head !== undefined && hasPluralEnding(head);
}

/** The first finite verb of tokens `[from, to)` with its tense, or null. */
export function mainVerb(
  sentence: Sentence,
  from: number,
  to: number,
): { readonly at: number; readonly tense: Tense } | null {
  for (let at = from; at < to; at += 1) {
    const previous = sentence.tokens[at - 1];
    if (previous?.lower === "to") continue;
    const tense = finiteTense(sentence, at);
    if (tense !== null) return { at, tense };
  }
  return null;
}

/** The word at `at` in lower case; empty outside the sentence. */
export const wordAt = ({ tokens }: Sentence, at: number): string => tokens[at]?.lower ?? "";

/** Whether a comma stands in tokens `[from, to)`. */
export const hasComma = (sentence: Sentence, from: number, to: number): boolean =>
  sentence.tokens.slice(Math.max(0, from), to).some((token) => token.text === ",");

/** Number of words, punctuation left out, of tokens `[from, to)`. */
export function wordsBetween(sentence: Sentence, from: number, to: number): number {
  return sentence.tokens.slice(from, to).filter((token) => token.pos !== "PUNCT" && token.pos !== "SYM")
    .length;
}

/** Whether some token of `[from, to)` could hold the following clause inside its own: "that" after a verb, "if", a bracket. */
export function mayEmbed(sentence: Sentence, from: number, to: number): boolean {
  for (let at = from; at < to; at += 1) {
    const token = sentence.tokens[at];
    if (!token) break;
    const previous = sentence.tokens[at - 1];
    if (/[([{:—–;]/.test(token.text) || token.lower === "either" || token.lower === "both") return true;
    if (subordinators.has(token.lower) && !(isPreposition(token) && token.lower !== "as")) return true;
    const relative = previous?.pos === "NOUN" && ["VERB", "AUX"].includes(sentence.tokens[at + 1]?.pos ?? "");
    if (token.lower === "that" && !relative) return true;
    if (token.lower === "not" && sentence.tokens[at + 1]?.lower === "only") return true;
  }
  return false;
}

/** "It isn't just a job; it's …": what is denied before `at` is set right behind it, and the two belong in one sentence. */
export function setsRight({ tokens }: Sentence, at: number): boolean {
  const denies = (token: Token | undefined) => token?.lower === "not" || /n['’]t$/.test(token?.lower ?? "");
  const balances = tokens
    .slice(0, at)
    .some(({ lower }, i) => /^(just|only|merely|simply|about)$/.test(lower) && denies(tokens[i - 1]));
  return balances && /^(it|they|this|that|she|he)(['’](s|re))?$/.test(tokens[at + 1]?.lower ?? "");
}

/** The form a second verb of the same subject takes. */
export function formInTense(tense: Tense): VerbForm {
  if (tense === "past") return "past";
  return tense === "present-s" ? "s" : "base";
}
