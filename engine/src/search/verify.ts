import { createSentenceCheck, type SentenceCheck } from "../check/invariants.ts";
import { findSurfaceFault } from "../check/surface.ts";
import { applyEdits } from "../edits.ts";
import type { Candidate } from "../rewrite/candidate.ts";
import type { Edit, HeldBack, Span } from "../types.ts";

export interface Verified {
  readonly kept: readonly Candidate[];
  readonly heldBack: readonly HeldBack[];
}

type SurfaceCheck = (before: string, after: string) => string | null;

const rangeOf = (bounds: Span, candidates: readonly Candidate[]): Span => ({
  start: Math.min(bounds.start, ...candidates.map((candidate) => candidate.start)),
  end: Math.max(bounds.end, ...candidates.map((candidate) => candidate.end)),
});

const lineBreaks = (text: string): string => text.replace(/[^\r\n]+/g, "");

function fault(
  before: string,
  range: Span,
  candidates: readonly Candidate[],
  sentenceFault: SentenceCheck,
  surfaceFault: SurfaceCheck,
): string | null {
  const edits = candidates
    .flatMap((candidate) => candidate.edits)
    .map(
      (edit): Edit => ({
        ...edit,
        start: edit.start - range.start,
        end: edit.end - range.start,
      }),
    );
  edits.sort((a, b) => a.start - b.start);
  const after = applyEdits(before, edits);
  if (lineBreaks(before) !== lineBreaks(after)) return "line breaks";
  return sentenceFault(after) ?? surfaceFault(before, after);
}

/** The candidate without which the others stand; the last where no single one is at fault. */
function culpritOf(
  candidates: readonly Candidate[],
  isSound: (candidates: readonly Candidate[]) => boolean,
): number {
  const others = candidates.map((_, i) => candidates.filter((_other, at) => at !== i));
  const found = others.findLastIndex(isSound);
  return found < 0 ? candidates.length - 1 : found;
}

/**
 * Checks what was chosen for one sentence against what must not change; takes back the edits at fault, alone
 * or beside others. Returns what stays and what was held back, with the check that refused it.
 */
export function verifySentence(
  source: string,
  bounds: Span,
  chosen: readonly Candidate[],
  keep: readonly string[],
  surfaceFault: SurfaceCheck = findSurfaceFault,
): Verified {
  if (chosen.length === 0) return { kept: [], heldBack: [] };
  const range = rangeOf(bounds, chosen);
  const before = source.slice(range.start, range.end);
  const sentenceFault = createSentenceCheck(before, keep);
  const faultOf = (candidates: readonly Candidate[]) =>
    fault(before, range, candidates, sentenceFault, surfaceFault);
  const heldBack: HeldBack[] = [];
  const hold = (candidate: Candidate, reason: string) =>
    heldBack.push({ kind: candidate.kind, start: candidate.start, end: candidate.end, reason });
  const kept = chosen.filter((candidate) => {
    const reason = faultOf([candidate]);
    if (reason) hold(candidate, reason);
    return reason === null;
  });
  while (kept.length > 1) {
    const together = faultOf(kept);
    if (together === null) break;
    const [culprit] = kept.splice(
      culpritOf(kept, (rest) => faultOf(rest) === null),
      1,
    );
    if (culprit) hold(culprit, together);
  }
  return { kept, heldBack };
}
