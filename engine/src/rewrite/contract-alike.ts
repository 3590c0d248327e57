import { isContracted } from "../document/formal.ts";
import type { Candidate } from "./candidate.ts";

/** So many sentences without one contraction are a habit, not chance. */
const leastSentences = 4;

/**
 * Leaves a casual text without contractions if it has none of its own: a lone "can't" among words in full reads as a
 * slip.
 */
export function contractAlike<C extends { readonly candidates: readonly Candidate[] }>(
  choices: readonly C[],
  source: string,
): C[] {
  if (choices.length < leastSentences || isContracted(source)) return [...choices];
  return choices.map((choice) => ({
    ...choice,
    candidates: choice.candidates.filter(({ kind }) => kind !== "contraction"),
  }));
}
