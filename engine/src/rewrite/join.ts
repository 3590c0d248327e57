import type { Sentence } from "../document/types.ts";
import type { Rewrite } from "./candidate.ts";
import { clauseAt, mainVerb, mayEmbed, subordinators, wordsBetween } from "./clause.ts";
import { structuralCandidate } from "./structural.ts";

const mostWords = 10;
const joinable = new Set(["it", "they", "he", "she", "we"]);

const negation = /^(not|no|never|nothing|nobody|neither|nor|hardly|.*n['’]t)$/;

/** Short, one clause, nothing negated: a contrast joined by "and" would read wrong. */
const isPlain = (sentence: Sentence) =>
  sentence.tokens.at(-1)?.text === "." &&
  wordsBetween(sentence, 0, sentence.tokens.length) <= mostWords &&
  !sentence.tokens.slice(0, -1).some((token) => token.pos === "PUNCT" || token.protected === "quote") &&
  !sentence.tokens.some((token) => negation.test(token.lower)) &&
  !mayEmbed(sentence, 0, sentence.tokens.length);

/** Joins two short sentences about the same thing: "It is cold. It smells of smoke." to "It is cold, and it smells of smoke." */
export const join: Rewrite = (sentence, { next, source }) => {
  const stop = sentence.tokens.at(-1);
  const subject = next?.tokens[0];
  if (!next || !stop || !subject || !joinable.has(subject.lower) || subject.protected !== null) return [];
  if (!isPlain(sentence) || !isPlain(next) || source.slice(stop.end, subject.start) !== " ") return [];
  const opener = sentence.tokens[0]?.lower ?? "";
  if (subordinators.has(opener) || !clauseAt(next, 0) || !mainVerb(sentence, 0, sentence.tokens.length))
    return [];
  const replacement = `, and ${subject.text.charAt(0).toLowerCase()}`;
  return [
    structuralCandidate(sentence, {
      kind: "join",
      origin: "join",
      reason: "two short sentences about one thing",
      from: 0,
      to: sentence.tokens.length,
      edits: [{ start: stop.start, end: subject.start + 1, replacement }],
      prior: 6,
    }),
  ];
};
