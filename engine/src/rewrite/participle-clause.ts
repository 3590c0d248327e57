import { conjugate } from "../lexicon/morphology/verbs.ts";
import type { Candidate, Rewrite } from "./candidate.ts";
import { formBeside, soleVerb } from "./participle/main-verb.ts";
import { isNextDeed, isPerson } from "./participle/next-deed.ts";
import { resultVerb } from "./participle/result.ts";
import { hasLooseFinite, hasSecondVerb, trailingClause } from "./participle/trailing-clause.ts";
import { type StructuralChange, structuralCandidate } from "./structural.ts";

/**
 * ", making it easy" to ", which makes it easy" or " and makes it easy": machines trail -ing clauses three times as
 * often as people do.
 */
export const participleClause: Rewrite = (sentence, { source }) => {
  const clause = trailingClause(sentence);
  const last = sentence.tokens.at(-1);
  if (!clause || last?.text !== "." || hasLooseFinite(sentence, clause.verb + 1)) return [];
  if (hasSecondVerb(sentence, clause.verb + 1)) return [];
  const main = soleVerb(sentence, clause.comma);
  const comma = sentence.tokens[clause.comma];
  const verb = sentence.tokens[clause.verb];
  if (!main || main.tense === "unclear" || !comma || !verb) return [];
  const forms = conjugate(clause.base);
  const change = (origin: string, replacement: string, preference: number): StructuralChange => ({
    kind: "clause",
    origin,
    reason: "machines trail -ing clauses behind their sentences",
    from: clause.comma,
    to: clause.verb + 1,
    edits: [{ start: comma.start, end: verb.end, replacement }],
    preference,
    prior: 8,
  });
  const found: Candidate[] = [];
  const finite = resultVerb(sentence, clause, main);
  if (finite) found.push(structuralCandidate(sentence, change("-ing to which", `, which ${finite}`, 1)));
  const ends = !source.slice(comma.start, sentence.end).slice(1).includes(",");
  if (ends && isPerson(sentence, main.at) && isNextDeed(sentence, clause, main.at)) {
    found.push(
      structuralCandidate(sentence, change("-ing to and", ` and ${forms[formBeside(sentence, main)]}`, 0.9)),
    );
  }
  return found;
};
