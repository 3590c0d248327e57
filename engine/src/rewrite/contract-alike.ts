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

const isNegated = ({ kind, origin }: Candidate) => kind === "contraction" && /n't$/.test(origin);

/**
 * Leaves "cannot" where the sentence before or after says it in full: "A nurse can't see ten in an hour. A bus cannot
 * drive itself." reads as a slip.
 */
export function keepNegationsAlike<C extends { readonly candidates: readonly Candidate[] }>(
  choices: readonly C[],
  chosen: readonly (readonly Candidate[])[],
): Candidate[][] {
  const inFull = choices.map(
    ({ candidates }, at) =>
      new Set(
        candidates
          .filter((candidate) => isNegated(candidate) && !chosen[at]?.includes(candidate))
          .map(({ origin }) => origin),
      ),
  );
  return chosen.map((candidates, at) =>
    candidates.filter(
      (candidate) =>
        !isNegated(candidate) ||
        ![inFull[at - 1], inFull[at + 1]].some((origins) => origins?.has(candidate.origin)),
    ),
  );
}
