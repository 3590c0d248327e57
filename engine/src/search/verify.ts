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

/**
 * Those of the candidates that stand together: all but one where that alone is at fault (the last such one), else each
 * that goes with those before it. Takes at most two checks a candidate.
 */
function soundTogether(
  candidates: readonly Candidate[],
  isSound: (candidates: readonly Candidate[]) => boolean,
): readonly Candidate[] {
  const culprit = candidates.findLastIndex((_, at) => isSound(candidates.toSpliced(at, 1)));
  if (culprit >= 0) return candidates.toSpliced(culprit, 1);
  const sound: Candidate[] = [];
  for (const candidate of candidates) if (isSound([...sound, candidate])) sound.push(candidate);
  return sound;
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
  const together = kept.length > 1 ? faultOf(kept) : null;
  if (together === null) return { kept, heldBack };
  const sound = soundTogether(kept, (candidates) => faultOf(candidates) === null);
  for (const candidate of kept) if (!sound.includes(candidate)) hold(candidate, together);
  return { kept: sound, heldBack };
}
