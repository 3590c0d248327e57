import type { Candidate } from "../rewrite/candidate.ts";
import { noise } from "./random.ts";

/** What any edit costs, in content words: one that loses none is not free. */
const editCost = 0.35;

/** What a candidate costs, in content words lost. */
export const costOf = ({ contentLost }: Candidate) => editCost + contentLost;

/** How much of the worth of a candidate the preference among its rivals decides. */
const preferenceWeight = 0.4;

/** How far chance may move the worth of a candidate, so that not every text is rewritten in the same words. */
const variety = 0.3;

/** All that a candidate puts in. */
export const replacementOf = ({ edits }: Candidate) => edits.map(({ replacement }) => replacement).join("|");

/** So many characters of a text tell it from others, so that chance falls differently in each. */
const openingLength = 80;

/** Gain per content word lost, tilted towards the preferred wording, and by chance. */
export function worthOf(source: string, candidate: Candidate, gain: number, seed: number): number {
  const preferred = 1 - preferenceWeight + preferenceWeight * candidate.preference;
  const key = `${source.slice(0, openingLength)} ${candidate.start} ${replacementOf(candidate)}`;
  const chance = 1 - variety + 2 * variety * noise(seed, key);
  return (gain * preferred * chance) / costOf(candidate);
}
