import type { Candidate } from "../rewrite/candidate.ts";
import type { Choice } from "./queue.ts";
import { replacementOf } from "./worth.ts";

/** The words that a candidate brings in, however they are cased and marked; none where it only drops or marks some. */
const wordingOf = (candidate: Candidate): string =>
  (
    replacementOf(candidate)
      .toLowerCase()
      .match(/\p{L}{2,}/gu) ?? []
  ).join(" ");

/** Every use of a wording makes its next one worth so much less beside others for the same words. */
const staleness = 0.75;

/** Used so often, a wording gets no staler. */
const stalest = 3;

/** Keeps count of the wordings that edits bring in: the more often one was used, the less it is worth. */
export interface Staleness {
  /** The choice at what it is worth by now, where its wording was used since its worth was told; else null. */
  readonly staler: (choice: Choice) => Choice | null;
  readonly add: (candidate: Candidate) => void;
}

/** No wording has been used yet. */
export function createStaleness(): Staleness {
  const used = new Map<string, number>();
  return {
    staler: (choice) => {
      const uses = Math.min(stalest, used.get(wordingOf(choice.candidate)) ?? 0);
      if (uses <= choice.uses) return null;
      return { ...choice, worth: choice.worth * staleness ** (uses - choice.uses), uses };
    },
    add: (candidate) => {
      const wording = wordingOf(candidate);
      if (wording !== "") used.set(wording, (used.get(wording) ?? 0) + 1);
    },
  };
}
