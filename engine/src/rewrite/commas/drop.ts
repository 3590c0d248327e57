import type { Sentence } from "../../document/types.ts";
import type { Candidate } from "../candidate.ts";
import { structuralCandidate } from "../structural.ts";

/** Finds the commas at `at` that one rule would leave out. */
export type CommaRule = (sentence: Sentence, at: number) => Candidate[];

/** A candidate that leaves out the commas at these tokens, all or none. */
export function dropCommas(
  sentence: Sentence,
  commas: readonly number[],
  origin: string,
  reason: string,
  prior = 2,
): Candidate[] {
  const tokens = commas.flatMap((at) => sentence.tokens[at] ?? []);
  const [first = 0] = commas;
  if (
    tokens.length !== commas.length ||
    tokens.some((token) => token.protected !== null || token.text !== ",")
  )
    return [];
  return [
    structuralCandidate(sentence, {
      kind: "punctuation",
      origin,
      reason,
      from: first,
      to: (commas.at(-1) ?? first) + 1,
      edits: tokens.map(({ start, end }) => ({ start, end, replacement: "" })),
      prior,
    }),
  ];
}
