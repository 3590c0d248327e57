import type { Sentence, Token } from "../document/types.ts";
import type { Candidate, Rewrite, RewriteContext } from "./candidate.ts";
import { mainVerb, wordAt } from "./clause.ts";
import { type Answer, answerTo } from "./denial/answer.ts";
import { type Denial, denialIn, isDeniedAt } from "./denial/denied.ts";
import { isParallel, limiting } from "./denial/parallel.ts";
import { structuralCandidate } from "./structural.ts";

const reason = "machines deny one thing to say the other in a sentence of its own";

/** More than a plain join: readers know the habit. */
const prior = 14;

/** Whether the sentence before denies as well: "It wasn't a shout. It wasn't a cry. It was …" is a row. */
const isRow = (previous: Sentence | null): boolean =>
  previous?.tokens.some((_, at) => isDeniedAt(previous, at)) ?? false;

/** "It isn't a bug but a feature." */
function joined(sentence: Sentence, { stopAt, other, said }: Answer): Candidate[] {
  const before = sentence.tokens[stopAt - 1];
  const last = other.tokens[said - 1];
  if (!before || !last || last.protected !== null) return [];
  return [
    structuralCandidate(sentence, {
      kind: "join",
      origin: "not but",
      reason,
      from: stopAt,
      to: stopAt + 1,
      edits: [{ start: before.end, end: last.end, replacement: " but" }],
      prior,
      stock: true,
    }),
  ];
}

/** Words on either side of ", not" at most. */
const longestTurned = 8;

/** "necessary", "angry at him", not "real incentives". */
const isQuality = ([first, next]: readonly Token[]): boolean =>
  first?.pos === "ADJ" && !/^(NOUN|ADJ)$/.test(next?.pos ?? "");

const pronouns =
  /^(it|its|them|their|they|him|her|his|he|she|one|ones|that|those|different|other|another|else|same)$/;

/** "a creature of certainty, not a creature of fear": what both sides say would be said twice in one breath. */
const shareWord = (denied: readonly Token[], answer: readonly Token[]): boolean =>
  denied.some(({ pos, lemma }) => isOpenClass.test(pos) && answer.some((other) => other.lemma === lemma));

const isOpenClass = /^(NOUN|VERB|ADJ|PROPN)$/;

/** "It's a feature, not a bug.": both sides are short, and what is denied is denied outright. */
function turned(
  sentence: Sentence,
  { at, be, from }: Denial,
  { stopAt, other, said }: Answer,
  { source, next, afterNext }: RewriteContext,
): Candidate[] {
  const verb = sentence.tokens[at];
  const end = other.tokens.length - 1;
  const denied = sentence.tokens.slice(from, stopAt);
  const answer = other.tokens.slice(said, end);
  const [first, last] = [answer[0], answer.at(-1)];
  const isPlain = [verb, ...denied, ...answer].every(
    (token) => token?.protected === null && token.pos !== "PUNCT",
  );
  if (!verb || !first || !last || !isPlain || other.tokens[end]?.text !== ".") return [];
  if (limiting.test(wordAt(sentence, from)) || Math.max(denied.length, answer.length) > longestTurned)
    return [];
  // "It was a wall. A cliff of black water.": what follows without a verb goes on with the wall.
  const following = other === sentence ? next : afterNext;
  if (following && !mainVerb(following, 0, following.tokens.length)) return [];
  // "not to avoid risk but to manage it": the pronoun would come before its noun. "not easy but needed" are no opposites.
  if (answer.some(({ lower }) => pronouns.test(lower)) || isQuality(answer)) return [];
  // "It wasn't the cost that stung": the clause would tell of the wrong noun.
  if (denied.some(({ lower }) => /^(that|which|who)$/.test(lower)) || shareWord(denied, answer)) return [];
  const about = first.lower === "about" ? 1 : 0;
  const isNot = source.slice(denied[about]?.start, denied.at(-1)?.end);
  const is = source.slice(first.start, last.end);
  const start = /n['’]t$/.test(verb.lower) ? verb.start + be.length : verb.end;
  return [
    structuralCandidate(sentence, {
      kind: "order",
      origin: "this, not that",
      reason,
      from: at,
      to: stopAt + 1,
      edits: [{ start, end: last.end, replacement: ` ${is}, not ${isNot}` }],
      // Told in two sentences, what it is was kept for the end.
      preference: other === sentence ? 1 : 0.8,
      prior,
      stock: true,
    }),
  ];
}

/** "It isn't a bug. It's a feature." to "It isn't a bug but a feature." or "It's a feature, not a bug." */
export const denial: Rewrite = (sentence, context) => {
  const told = isRow(context.previous) ? null : denialIn(sentence);
  const answer = told && answerTo(sentence, told, context);
  if (!told || !answer || !isParallel(sentence, told, answer)) return [];
  return [...turned(sentence, told, answer, context), ...joined(sentence, answer)];
};
