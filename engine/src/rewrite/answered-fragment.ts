import { hasOpeningCapital, uncapitalizeToken } from "../document/capitals.ts";
import type { Sentence } from "../document/types.ts";
import { hasPluralEnding } from "../lexicon/context.ts";
import { conjugate } from "../morphology/verbs.ts";
import type { Rewrite } from "./candidate.ts";
import { clauseAt, mainVerb, wordAt } from "./clause.ts";
import { structuralCandidate } from "./structural.ts";

/** What a post asks itself, to answer it in the next breath. */
const asked =
  /^(results?|secret|catch|answer|problem|solution|reason|lesson|takeaway|goal|trick|truth|twist|outcome|upshot|downside|upside|part|thing|news|difference|bottleneck|culprit|cost|impact|effect|idea|plan|point|key|challenge|prize|verdict|irony)$/;

/** Of these a whole clause can be told: "the best part is that it's free". */
const told =
  /^(result|catch|problem|reason|lesson|takeaway|truth|twist|downside|upside|part|thing|news|irony|difference)$/;

const longestQuestion = 5;
const longestAnswer = 14;

/** The noun of a question without a verb: "The result?", "And my best advice?"; its index, or null. */
function nounAsked(sentence: Sentence): number | null {
  const { tokens } = sentence;
  const last = tokens.length - 2;
  if (tokens.at(-1)?.text !== "?" || last >= longestQuestion) return null;
  const start = /^(and|but)$/.test(wordAt(sentence, 0)) ? 1 : 0;
  const opens = last > start && /^(the|our|my|their)$/.test(wordAt(sentence, start));
  const isPhrase = tokens.slice(start + 1, last).every(({ pos }) => ["ADJ", "NOUN", "ADV"].includes(pos));
  return opens && isPhrase && asked.test(wordAt(sentence, last)) ? last : null;
}

/** Whether a sentence tells of the past, as far as some word of it shows. */
const isPast = (sentence: Sentence | null): boolean =>
  (sentence?.tokens ?? []).some(({ pos, lower, lemma }) =>
    pos === "AUX"
      ? /^(was|were|had|did)$/.test(lower)
      : pos === "VERB" && lower !== lemma && conjugate(lemma).past === lower,
  );

/** The form of "be" for what was asked. */
const beOf = (isPlural: boolean, inPast: boolean): string =>
  inPast ? (isPlural ? "were" : "was") : isPlural ? "are" : "is";

/** Whether an answer is no sentence: "Incredible.", "A drop in calls.", "To save time." */
function isFragment(answer: Sentence): boolean {
  const [first] = answer.tokens;
  if (!first || clauseAt(answer, 0)) return false;
  if (first.pos === "DET" || first.lower === "to") return true;
  const hasVerb =
    mainVerb(answer, 0, answer.tokens.length) !== null ||
    answer.tokens.some(({ pos }) => pos === "VERB" || pos === "AUX");
  return !hasVerb && /^(ADJ|NOUN|NUM|PROPN)$/.test(first.pos);
}

interface Question {
  readonly noun: string;
  readonly isPlural: boolean;
  readonly inPast: boolean;
}

/** What joins the answer to what was asked: "was", "is that"; null where the two make no sentence. */
function linkTo({ noun, isPlural, inPast }: Question, answer: Sentence): string | null {
  if (isFragment(answer)) return beOf(isPlural, inPast);
  if (!clauseAt(answer, 0) || !told.test(noun)) return null;
  const verb = mainVerb(answer, 0, answer.tokens.length);
  const tellsPast = verb?.tense === "past" || /^(could|would)/.test(wordAt(answer, verb?.at ?? 0));
  return `${beOf(false, tellsPast)} that`;
}

/** "The result? Fewer calls." to "The result was fewer calls.", "The best part? It's free." to "The best part is that it's free." */
export const answeredFragment: Rewrite = (sentence, { previous, next, afterNext, source }) => {
  const at = nounAsked(sentence);
  const noun = sentence.tokens[at ?? 0];
  const mark = sentence.tokens.at(-1);
  const first = next?.tokens[0];
  if (at === null || !noun || !mark || !next || !first) return [];
  if (mark.protected !== null || first.protected !== null || next.tokens.length - 1 > longestAnswer)
    return [];
  if (source.slice(mark.end, first.start) !== " " || next.tokens.at(-1)?.text !== ".") return [];
  if (next.tokens.slice(0, -1).some(({ text }) => /^[;:—–?!]$/.test(text))) return [];
  const isPlural = hasPluralEnding(noun) && noun.lower !== "news";
  const inPast = [previous, afterNext].some(isPast);
  const link = linkTo({ noun: noun.lower, isPlural, inPast }, next);
  if (link === null || /^(yes|no)$/.test(wordAt(next, 0))) return [];
  const opening = hasOpeningCapital(next, 0) ? uncapitalizeToken(first) : first.text;
  return [
    structuralCandidate(sentence, {
      kind: "join",
      origin: "answered fragment",
      reason: "posts made by machines ask themselves what they are about to say",
      from: at,
      to: sentence.tokens.length,
      edits: [{ start: noun.end, end: first.end, replacement: ` ${link} ${opening}` }],
      prior: 40,
      stock: true,
    }),
  ];
};
