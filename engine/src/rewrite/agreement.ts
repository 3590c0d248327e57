import type { Sentence, Token } from "../document/types.ts";
import { hasPluralEnding, isDeterminer, nounPhraseAt } from "../lexicon/context.ts";
import type { TextEdit } from "../text-edit.ts";
import { mainVerb } from "./clause.ts";

const plurals =
  /^(a few|many|countless|several|numerous|more and more|a good many|dozens|hundreds|all kinds)\b/i;
/** What is many with a plural and much without: "a lot of studies have", "a lot of time has", "at least 10 men are". */
const quantities = /^(a lot|lots|plenty|most|at least)\b/i;

const times = /^(day|night|morning|evening|week|month|year|season|summer|winter|spring|fall|autumn|time)$/;

/** Nouns in -s that are no plurals. */
const singulars = /^(series|species|lens|canvas|atlas|gas|bias|ethos|pancreas|alias|means)$/;

/** "Each comes with a case", "Each spent a week": no noun follows, so "every" cannot stand there. */
function isPronoun({ tokens }: Sentence, at: number): boolean {
  const next = tokens[at + 1];
  const after = tokens[at + 2];
  if (!next || !after) return true;
  const isVerb = /[^sui]s$/.test(next.lower) && !singulars.test(next.lower);
  return isVerb || (!times.test(next.lower) && isDeterminer(after));
}

/** Where the words of the clause begin that may be the subject of a verb. */
const clauseStart = ({ tokens }: Sentence, verb: number): number =>
  1 + tokens.findLastIndex(({ pos }, at) => at < verb && (pos === "PUNCT" || pos === "CCONJ"));

/** "The tools that fill my life had become a job" with "was now": the noun before the verb may not be its subject. */
const mayHavePluralSubject = (sentence: Sentence, verb: number): boolean =>
  sentence.tokens
    .slice(clauseStart(sentence, verb), verb)
    .some((token) => token.pos === "NOUN" && hasPluralEnding(token));

const isPlural = ({ lower, lemma }: Token): boolean => lower !== lemma;

/** "One of the results", "What drives the costs": singular, whatever nouns follow. */
const singularSubject =
  /^(?:one|each|every|either|neither|any(?:one|body|thing)|every(?:one|body|thing)|some(?:one|body|thing)|no(?:body|thing)|what|whoever)$/;
const pluralSubject = /^(?:those|these|both|people)$/;

/** "The complexity of the texts must be" with "have to be": the noun beside the verb may not be its subject. */
function mayHaveSubjectOfOtherNumber(sentence: Sentence, verb: number, plural: boolean): boolean {
  const { tokens } = sentence;
  const start = clauseStart(sentence, verb);
  const clause = tokens.slice(start, verb);
  const first = clause.find(({ pos }) => pos !== "ADV" && pos !== "PART")?.lower ?? "";
  const lastLink = clause.findLastIndex(({ pos }) => pos === "ADP");
  // "Both the model and the data must": the words behind "and" are not all of the subject.
  if (!plural && (pluralSubject.test(first) || tokens[start - 1]?.pos === "CCONJ")) return true;
  if (plural && singularSubject.test(first)) return true;
  return clause
    .slice(0, Math.max(0, lastLink))
    .some((noun) => noun.pos === "NOUN" && noun.lower !== "people" && isPlural(noun) !== plural);
}

/**
 * Whether an edit would take from a verb the number it agrees with: "A handful of teeth has changed" with "many",
 * "Each comes with a case" with "every", "The tools that fill my life had become" with "was now", "One of the
 * students must" with "have to".
 */
export function breaksAgreement(
  sentence: Sentence,
  from: number,
  to: number,
  edits: readonly TextEdit[],
): boolean {
  const { tokens } = sentence;
  const before = tokens.slice(from, to).map(({ lower }) => lower);
  if (before.join() === "each" && isPronoun(sentence, from)) return true;
  const after = edits.map(({ replacement }) => replacement).join(" ");
  if (before[0] === "had" && /^was\b/.test(after) && mayHavePluralSubject(sentence, from)) return true;
  const ofMust = before.includes("must") ? /\bha(?:ve|s) to\b/.exec(after) : null;
  if (ofMust && mayHaveSubjectOfOtherNumber(sentence, from, ofMust[0] === "have to")) return true;
  if (!/^(an?|the)$/.test(before[0] ?? "") || !before.includes("of")) return false;
  const end = before.at(-1) === "of" ? (nounPhraseAt(sentence, to)?.to ?? to) : to;
  const head = tokens[end - 1];
  const isPluralHead = head?.pos === "NOUN" && isPlural(head);
  if (!plurals.test(after) && !(quantities.test(after) && isPluralHead)) return false;
  if (/^(VERB|ADP)$/.test(tokens[from - 1]?.pos ?? "")) return false;
  const stop = tokens.findIndex(({ text }, i) => i >= end && text === ";");
  const verb = mainVerb(sentence, end, stop < 0 ? tokens.length : stop);
  const singularPast = /^was(n['’]t)?$/.test(tokens[verb?.at ?? -1]?.lower ?? "");
  return verb?.tense === "present-s" || singularPast;
}
