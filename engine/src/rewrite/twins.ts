import type { Candidate } from "./candidate.ts";

const keyOf = ({ edits }: Candidate) =>
  edits.map(({ start, end, replacement }) => `${start}-${end} ${replacement}`).join("|");

const isBetter = (one: Candidate, other: Candidate) =>
  one.prior === other.prior ? one.preference > other.preference : one.prior > other.prior;

/** One candidate for each set of edits: where several entries make the same, the one that is preferred. */
export function withoutTwins(candidates: readonly Candidate[]): Candidate[] {
  const best = new Map<string, Candidate>();
  for (const candidate of candidates) {
    const key = keyOf(candidate);
    const twin = best.get(key);
    if (!twin || isBetter(candidate, twin)) best.set(key, candidate);
  }
  return [...best.values()];
}
