import type { Sentence, Token } from "../document/types.ts";
import type { Candidate } from "./candidate.ts";

const contentClasses = new Set(["NOUN", "VERB", "ADJ"]);

/** Too common for anybody to notice them twice. */
const unnoticed = new Set(["be", "have", "do", "make", "take", "get", "go", "use", "need", "say"]);

const isWithin = (token: Token, { start, end }: Candidate) => token.start >= start && token.end <= end;

/**
 * Whether a candidate takes away one of two equal words of its sentence: "as the field evolves, we evolve with it" says
 * it twice on purpose, and what is named twice is named alike.
 */
export function breaksRepetition({ tokens }: Sentence, candidate: Candidate): boolean {
  const fresh = candidate.edits.map(({ replacement }) => replacement.toLowerCase()).join(" ");
  const lost = tokens.filter((token) => isWithin(token, candidate));
  const kept = tokens.filter((token) => !isWithin(token, candidate));
  return lost.some(
    ({ pos, lemma }) =>
      contentClasses.has(pos) &&
      !unnoticed.has(lemma) &&
      !fresh.includes(lemma) &&
      kept.some((other) => other.lemma === lemma && other.pos === pos),
  );
}
