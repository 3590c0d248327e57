import type { Sentence, Token } from "../document/types.ts";
import type { Candidate, RewriteContext } from "./candidate.ts";

const contentClasses = new Set(["NOUN", "VERB", "ADJ"]);

/** Too common for anybody to notice them twice. */
const unnoticed = new Set(["be", "have", "do", "make", "take", "get", "go", "use", "need", "say"]);

const isWithin = (token: Token, { start, end }: Candidate) => token.start >= start && token.end <= end;

/** What a candidate writes, in small letters. */
const textOf = ({ edits }: Candidate): string =>
  edits.map(({ replacement }) => replacement.toLowerCase()).join(" ");

/** A phrase of so many words names a thing; a longer one tells of it. */
const longestName = 3;

/**
 * Whether a candidate takes away one of two equal words of its sentence: "as the field evolves, we evolve with it" says
 * it twice on purpose, and what is named twice is named alike: "some people" beside "some individuals" are others.
 */
export function breaksRepetition({ tokens }: Sentence, candidate: Candidate): boolean {
  const written = textOf(candidate);
  const lost = tokens.filter((token) => isWithin(token, candidate));
  const kept = tokens.filter((token) => !isWithin(token, candidate));
  const isPhrase = candidate.kind !== "word";
  if (isPhrase && (candidate.kind !== "phrase" || candidate.stock || lost.length > longestName)) return false;
  return lost.some(
    ({ pos, lemma }) =>
      (isPhrase ? pos === "NOUN" : contentClasses.has(pos)) &&
      !unnoticed.has(lemma) &&
      !written.includes(lemma) &&
      kept.some((other) => other.lemma === lemma && other.pos === pos),
  );
}

/**
 * Whether a phrase takes away a verb that stands behind the same word elsewhere in its sentence: "the days will become
 * longer and the nights will become more mild" says it twice on purpose.
 */
export function breaksParallel({ tokens }: Sentence, candidate: Candidate): boolean {
  if (candidate.stock) return false;
  const written = textOf(candidate);
  const first = tokens.findIndex((token) => isWithin(token, candidate));
  const [before, verb] = [tokens[first - 1], tokens[first]];
  if (!before || verb?.pos !== "VERB" || unnoticed.has(verb.lemma) || written.includes(verb.lemma))
    return false;
  return tokens.some(
    ({ lower }, at) => at !== first && lower === verb.lower && tokens[at - 1]?.lower === before.lower,
  );
}

const denies = /^(?:no|not|never|nor|neither|without|cannot|.+n['’]t)$/;

/**
 * Whether a candidate takes a word from one side of a contrast with its denial: "a significant increase in A and no
 * significant change in C".
 */
export function breaksDenial({ tokens }: Sentence, candidate: Candidate): boolean {
  if (candidate.kind !== "word" && candidate.kind !== "phrase") return false;
  const written = textOf(candidate);
  const isDenied = (at: number) =>
    tokens.slice(Math.max(0, at - 2), at).some(({ lower }) => denies.test(lower));
  return tokens.some(
    (token, at) =>
      isWithin(token, candidate) &&
      contentClasses.has(token.pos) &&
      !unnoticed.has(token.lemma) &&
      !written.includes(token.lemma) &&
      tokens.some(
        (other, i) =>
          other.lemma === token.lemma && !isWithin(other, candidate) && isDenied(i) !== isDenied(at),
      ),
  );
}

/** So many equal words at the start of two sentences in a row are meant. */
const leastRefrain = 3;

/** How many words two sentences begin with alike. */
function sharedStart(sentence: Sentence, other: Sentence | null): number {
  const at = sentence.tokens.findIndex(({ lower }, i) => lower !== other?.tokens[i]?.lower);
  return at < 0 ? sentence.tokens.length : at;
}

/** Whether a candidate takes a word out of what the sentence before or after begins with too: "I wish that … I wish that …". */
export function breaksRefrain(
  sentence: Sentence,
  candidate: Candidate,
  { previous, next }: Pick<RewriteContext, "previous" | "next">,
): boolean {
  const shared = Math.max(sharedStart(sentence, previous), sharedStart(sentence, next));
  const last = sentence.tokens[shared - 1];
  if (shared < leastRefrain || !last || candidate.stock) return false;
  return /word$/.test(candidate.kind) && candidate.edits.some(({ start }) => start < last.end);
}

const leadsTo = 6;

/** The verbs at the head of a sentence that takes up what was said: "What she did possess was …", "All I am saying is …". */
function takenUp(sentence: Sentence | null): Set<string> {
  const head = sentence?.tokens.slice(0, leadsTo) ?? [];
  if (!/^(what|all)$/.test(head[0]?.lower ?? "")) return new Set();
  return new Set(head.filter(({ pos }) => pos === "VERB").map(({ lemma }) => lemma));
}

const verbsOf = (sentence: Sentence | null): Set<string> =>
  new Set(sentence?.tokens.filter(({ pos }) => pos === "VERB").map(({ lemma }) => lemma));

/** Whether a candidate takes a verb away that the next sentence takes up, or that takes up one of the sentence before: "I am not suggesting rest. What I am suggesting is work." */
export function breaksAnswer(
  sentence: Sentence,
  candidate: Candidate,
  { previous, next }: Pick<RewriteContext, "previous" | "next">,
): boolean {
  const [answered, answers] = [takenUp(next), takenUp(sentence)];
  const said = answers.size > 0 ? verbsOf(previous) : answers;
  const written = textOf(candidate);
  return sentence.tokens.some(
    (token) =>
      token.pos === "VERB" &&
      isWithin(token, candidate) &&
      !unnoticed.has(token.lemma) &&
      !written.includes(token.lemma) &&
      (answered.has(token.lemma) || (answers.has(token.lemma) && said.has(token.lemma))),
  );
}

/** "It wasn't", "They are not": the first half of a pair. */
const deniesBeing = ({ tokens }: Sentence): boolean =>
  tokens.some(
    ({ lower, lemma }, i) =>
      /^(is|was|are|were)n['’]t$/.test(lower) || (lemma === "be" && tokens[i + 1]?.lower === "not"),
  );

/** Whether a candidate takes the verb out of the second half of a pair: "It wasn't a setback. It was a game-changer." */
export function breaksPair(sentence: Sentence, candidate: Candidate, previous: Sentence | null): boolean {
  const [subject, verb] = sentence.tokens;
  if (!previous || !subject || !verb || subject.pos !== "PRON" || verb.lemma !== "be") return false;
  if (!isWithin(verb, candidate) || !deniesBeing(previous)) return false;
  return !candidate.edits.some(({ replacement }) => /\b(?:is|was|are|were)\b/.test(replacement));
}

/** Whether the candidate changes one of words that are repeated on purpose, within its sentence or beside it. */
export const breaksRepeatedWords = (
  sentence: Sentence,
  candidate: Candidate,
  context: RewriteContext,
): boolean =>
  breaksRefrain(sentence, candidate, context) ||
  breaksPair(sentence, candidate, context.previous) ||
  breaksParallel(sentence, candidate) ||
  breaksDenial(sentence, candidate) ||
  breaksAnswer(sentence, candidate, context) ||
  breaksRepetition(sentence, candidate);
