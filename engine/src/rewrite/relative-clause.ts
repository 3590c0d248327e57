import type { Sentence } from "../document/types.ts";
import { isDeterminer, isPreposition } from "../lexicon/context.ts";
import { conjugate } from "../morphology/verbs.ts";
import { wordSet } from "../word-set.ts";
import type { Candidate, Rewrite } from "./candidate.ts";
import { structuralCandidate } from "./structural.ts";

const relatives = new Set(["that", "which", "who"]);
const present = new Set(["is", "are"]);
const predicative = wordSet(
  "available responsible interested involved able likely unique similar relevant related specific common capable",
);

const isParticiple = (sentence: Sentence, at: number) => {
  const token = sentence.tokens[at];
  return token?.pos === "VERB" && conjugate(token.lemma).part === token.lower;
};

/** "methods that are used in" to "methods used in"; ", which is a form of" to ", a form of". */
function reduce(sentence: Sentence, at: number): Candidate[] {
  const [noun, relative, verb, after, then] = [-1, 0, 1, 2, 3].map((step) => sentence.tokens[at + step]);
  if (!noun || !relative || !verb || !after || relative.protected !== null || !relatives.has(relative.lower))
    return [];
  if (!present.has(verb.lower)) return [];
  const apposition =
    noun.text === "," && relative.lower === "which" && isDeterminer(after) && verb.lower === "is";
  const modifier = isParticiple(sentence, at + 2) || predicative.has(after.lower);
  const reduced = noun.pos === "NOUN" && modifier && isPreposition(then);
  if (!apposition && !reduced) return [];
  return [
    structuralCandidate(sentence, {
      kind: "trim",
      origin: `relative ${apposition ? "apposition" : "participle"}`,
      reason: "the sentence says the same without these words",
      from: at - 1,
      to: at + 3,
      edits: [{ start: relative.start, end: after.start, replacement: "" }],
    }),
  ];
}

/** Drops "that is" and its like where a participle, adjective or apposition can stand alone. */
export const relativeClause: Rewrite = (sentence) => sentence.tokens.flatMap((_, at) => reduce(sentence, at));
