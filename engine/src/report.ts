import { measureReadability } from "./check/readability.ts";
import { type Detector, minimumWords } from "./detect/index.ts";
import { parseDocument } from "./document/parse.ts";
import type { Document } from "./document/types.ts";
import type { CheckScore, Detection, Edit, EditKind, HeldBack, HumanizeReport } from "./types.ts";

function countBy<Key extends string>(keys: readonly Key[]): Partial<Record<Key, number>> {
  const counts: Partial<Record<Key, number>> = {};
  for (const key of keys) counts[key] = (counts[key] ?? 0) + 1;
  return counts;
}

/** Why a text has no score, in the count that its reader sees, or in the detector's where that is another. */
function whyUnscored(text: string, { words }: Detection): string {
  const total = text.match(/\S+/gu)?.length ?? 0;
  if (total < minimumWords) return `Under ${minimumWords} words there is too little text to score.`;
  return `There is too little running prose to score: ${words} words without headings, list items and code, where ${minimumWords} are needed.`;
}

function notesOn(
  edits: readonly Edit[],
  before: number | null,
  after: number | null,
  isToneSet: boolean,
): string[] {
  const notes: string[] = [];
  if (edits.length === 0) notes.push("Nothing was changed: no rewrite was surely better than what is there.");
  else if (before !== null && before < 0.3)
    notes.push(
      `This text already reads as human-written; ${isToneSet ? "apart from its tone, little" : "little"} was changed.`,
    );
  if (after !== null && after > 0.7)
    notes.push("The result may still be recognized; what is left could not be changed safely.");
  return notes;
}

function compareChecks(detector: Detector, source: string, result: string): CheckScore[] {
  const after = detector.checks(result);
  return detector
    .checks(source)
    .map(({ name, score }, i) => ({ name, before: score, after: after[i]?.score ?? score }));
}

/**
 * Measures a finished rewrite against its source.
 * @param isToneSet whether words were changed for the sake of the tone alone
 */
export function buildReport(
  detector: Detector,
  source: Document,
  result: string,
  edits: readonly Edit[],
  heldBack: readonly HeldBack[],
  isToneSet = false,
): HumanizeReport {
  const readability = measureReadability(source);
  const detectionBefore = detector.detect(source.source);
  const detectionAfter = detector.detect(result);
  const [before, after] = [detectionBefore.probability, detectionAfter.probability];
  const notes = notesOn(edits, before, after, isToneSet);
  if (readability.words > 0 && before === null) notes.push(whyUnscored(source.source, detectionBefore));
  else if (before !== null && after === null) notes.push(whyUnscored(result, detectionAfter));
  return {
    language: "en",
    before: readability,
    after: measureReadability(parseDocument(result)),
    editsByKind: countBy<EditKind>(edits.map((edit) => edit.kind)),
    protected: countBy(source.protectedSpans.map((span) => span.kind)),
    heldBack,
    checks: before === null || after === null ? [] : compareChecks(detector, source.source, result),
    detection: { before, after },
    notes,
  };
}
