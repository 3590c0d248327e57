import type { Sentence } from "../document/types.ts";
import type { Rewrite, RewriteContext } from "./candidate.ts";
import { mayEmbed, wordAt, wordsBetween } from "./clause.ts";
import { soleVerb } from "./participle/main-verb.ts";
import { isPerson, resultVerb } from "./participle/result.ts";
import {
  hasLooseFinite,
  hasSecondVerb,
  type TrailingClause,
  trailingClause,
} from "./participle/trailing-clause.ts";
import { structuralCandidate } from "./structural.ts";

/** The fewest words on either side of a full stop that do not read as chopped. */
const leastMain = 8;
const leastResult = 5;

const pointing = /^(this|that|these|those|it)$/;

/** "The way the light fell on its cloak": the only verb is that of a relative clause without its pronoun. */
const namesWay = (sentence: Sentence): boolean =>
  wordAt(sentence, 0) === "the" && wordAt(sentence, 1) === "way";

/** Whether "This" can open a sentence of the result: it points at all that the sentence says, and no neighbor points too. */
function mayPoint(
  sentence: Sentence,
  { previous, next }: RewriteContext,
  { comma, verb }: TrailingClause,
): boolean {
  const points = (other: Sentence | null) => other !== null && pointing.test(wordAt(other, 0));
  return (
    wordsBetween(sentence, 0, comma) >= leastMain &&
    wordsBetween(sentence, verb, sentence.tokens.length) >= leastResult &&
    !mayEmbed(sentence, 0, comma) &&
    !namesWay(sentence) &&
    ![previous, sentence, next].some(points)
  );
}

/** ", making it easy" to ", which makes it easy" or ". This makes it easy": machines trail -ing clauses three times as often as people do. */
export const participleClause: Rewrite = (sentence, context) => {
  const clause = trailingClause(sentence);
  const last = sentence.tokens.at(-1);
  if (!clause || last?.text !== "." || hasLooseFinite(sentence, clause.verb + 1)) return [];
  if (hasSecondVerb(sentence, clause.verb + 1)) return [];
  const main = soleVerb(sentence, clause.comma);
  const comma = sentence.tokens[clause.comma];
  const verb = sentence.tokens[clause.verb];
  if (!main || main.tense === "unclear" || !comma || !verb) return [];
  const finite = resultVerb(sentence, clause, main);
  if (!finite) return [];
  const told = (start: string) =>
    structuralCandidate(sentence, {
      kind: "clause",
      origin: "-ing to which",
      reason: "machines trail -ing clauses behind their sentences",
      from: clause.comma,
      to: clause.verb + 1,
      edits: [{ start: comma.start, end: verb.end, replacement: `${start} ${finite}` }],
      prior: 8,
    });
  // "He pressed the button. This caused a blast": a story does not stop to comment on what somebody does.
  return mayPoint(sentence, context, clause) && !isPerson(sentence, main.at)
    ? [told(", which"), told(". This")]
    : [told(", which")];
};
