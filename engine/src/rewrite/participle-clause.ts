import type { Rewrite } from "./candidate.ts";
import { soleVerb } from "./participle/main-verb.ts";
import { resultVerb } from "./participle/result.ts";
import { hasLooseFinite, hasSecondVerb, trailingClause } from "./participle/trailing-clause.ts";
import { structuralCandidate } from "./structural.ts";

/** ", making it easy" to ", which makes it easy": machines trail -ing clauses three times as often as people do. */
export const participleClause: Rewrite = (sentence) => {
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
  return [
    structuralCandidate(sentence, {
      kind: "clause",
      origin: "-ing to which",
      reason: "machines trail -ing clauses behind their sentences",
      from: clause.comma,
      to: clause.verb + 1,
      edits: [{ start: comma.start, end: verb.end, replacement: `, which ${finite}` }],
      prior: 8,
    }),
  ];
};
