import type { Candidate } from "../rewrite/candidate.ts";

/** A candidate that waits for its turn. */
export interface Choice {
  readonly candidate: Candidate;
  /** Index of its sentence. */
  readonly sentence: number;
  /** Its gain alone, without other edits in its sentence. */
  readonly gain: number;
  readonly worth: number;
  /** How often its wording had been used when its worth was last told. */
  readonly uses: number;
}

/** Best first; a stock phrase goes before any small word, so that the limits are free for it. */
export const byWorth = (a: Choice, b: Choice) =>
  Number(b.candidate.stock) - Number(a.candidate.stock) ||
  b.worth - a.worth ||
  a.candidate.start - b.candidate.start;

/** Puts a choice where it belongs by its worth, among those from `from` on. */
export function putBack(queue: Choice[], from: number, choice: Choice): void {
  let low = from;
  let high = queue.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    const other = queue[middle];
    if (other && byWorth(other, choice) < 0) low = middle + 1;
    else high = middle;
  }
  queue.splice(low, 0, choice);
}
