import { measureReadability } from "./check/readability.ts";
import type { Detector } from "./detect/index.ts";
import { parseDocument } from "./document/parse.ts";
import type { Document } from "./document/types.ts";
import type { Edit, EditKind, HeldBack, HumanizeReport } from "./types.ts";

function countBy<Key extends string>(keys: readonly Key[]): Partial<Record<Key, number>> {
  const counts: Partial<Record<Key, number>> = {};
  for (const key of keys) counts[key] = (counts[key] ?? 0) + 1;
  return counts;
}

function notesOn(
  edits: readonly Edit[],
  before: number | null,
  after: number | null,
  words: number,
): string[] {
  const notes: string[] = [];
  if (edits.length === 0) notes.push("Nothing was changed: no rewrite was surely better than what is there.");
  else if (before !== null && before < 0.3)
    notes.push("This text already reads as human-written; little was changed.");
  if (before === null && words > 0) notes.push("Under 60 words there is too little text to score.");
  if (after !== null && after > 0.7)
    notes.push("The result may still be recognized; what is left could not be changed safely.");
  return notes;
}

/** Measures a finished rewrite against its source. */
export function buildReport(
  detector: Detector,
  source: Document,
  result: string,
  edits: readonly Edit[],
  heldBack: readonly HeldBack[],
): HumanizeReport {
  const before = detector.detect(source.source).probability;
  const after = detector.detect(result).probability;
  const checksAfter = detector.checks(result);
  const readability = measureReadability(source);
  return {
    language: "en",
    before: readability,
    after: measureReadability(parseDocument(result)),
    editsByKind: countBy<EditKind>(edits.map((edit) => edit.kind)),
    protected: countBy(source.protectedSpans.map((span) => span.kind)),
    heldBack,
    checks: detector.checks(source.source).map((check, i) => ({
      name: check.name,
      before: check.score,
      after: checksAfter[i]?.score ?? check.score,
    })),
    detection: { before, after },
    notes: notesOn(edits, before, after, readability.words),
  };
}
