import type { Candidate } from "../rewrite/candidate.ts";
import type { Span } from "../types.ts";
import { windowAround, windowText } from "./window.ts";

/** Additive evidence, in log-odds times words, that a stretch of text was written by a machine. */
export type EvidenceOf = (text: string) => number;

/**
 * Evidence, beyond the candidate's own prior, that goes away when its edits join those already chosen for its sentence.
 * @param bounds the sentence's
 */
export function gainOf(
  source: string,
  candidate: Candidate,
  chosen: readonly Candidate[],
  bounds: Span,
  evidenceOf: EvidenceOf,
): number {
  const window = windowAround(source, candidate, bounds);
  const others = chosen.flatMap((other) => other.edits);
  const all = [...others, ...candidate.edits].sort((a, b) => a.start - b.start);
  const before = evidenceOf(windowText(source, window, others));
  return candidate.prior + before - evidenceOf(windowText(source, window, all));
}
