import { measureReadability } from "./check/readability.ts";
import { minimumRewrittenWords, minimumWords, type Reading } from "./detect/index.ts";
import { parseDocument } from "./document/parse.ts";
import type { Document } from "./document/types.ts";
import { noteOnNothing, noteOnScores, notesOnChange } from "./notes.ts";
import type { CheckScore, Edit, EditKind, HeldBack, HumanizeReport } from "./types.ts";

function countBy<Key extends string>(keys: readonly Key[]): Partial<Record<Key, number>> {
  const counts: Partial<Record<Key, number>> = {};
  for (const key of keys) counts[key] = (counts[key] ?? 0) + 1;
  return counts;
}

function compareChecks(source: Reading, result: Reading): CheckScore[] {
  const after = result.checks();
  return source
    .checks()
    .map(({ name, score }, i) => ({ name, before: score, after: after[i]?.score ?? score }));
}

/** A rewrite that is done, with both its texts as the detector reads them. */
export interface Finished {
  readonly source: Document;
  readonly result: string;
  readonly edits: readonly Edit[];
  readonly heldBack: readonly HeldBack[];
  /** How many hidden characters the source had, whichever edits took them out. */
  readonly hiddenCharacters: number;
  /** Whether words were changed for the sake of the tone alone. */
  readonly isToneSet: boolean;
  readonly readings: { readonly source: Reading; readonly result: Reading };
}

/** Measures a finished rewrite against its source. */
export function buildReport({
  source,
  result,
  edits,
  heldBack,
  hiddenCharacters,
  isToneSet,
  readings,
}: Finished): HumanizeReport {
  const readability = measureReadability(source);
  const detectionBefore = readings.source.detect();
  // A rewrite is seldom as long as its source, which is no reason to hide what became of its score.
  const least = detectionBefore.probability === null ? minimumWords : minimumRewrittenWords;
  const detectionAfter = readings.result.detect("en", least);
  const [before, after] = [detectionBefore.probability, detectionAfter.probability];
  const notes = notesOnChange(edits, before, after, isToneSet);
  if (edits.length === 0) notes.unshift(noteOnNothing(source));
  if (readability.words > 0)
    notes.push(...noteOnScores(source.source, result, detectionBefore, detectionAfter));
  return {
    language: "en",
    before: readability,
    after: edits.length === 0 ? readability : measureReadability(parseDocument(result, { isTagged: false })),
    editsByKind: {
      ...countBy<EditKind>(edits.map((edit) => edit.kind)),
      ...(hiddenCharacters > 0 && { "hidden-character": hiddenCharacters }),
    },
    protected: countBy(source.protectedSpans.map((span) => span.kind)),
    heldBack,
    checks: before === null || after === null ? [] : compareChecks(readings.source, readings.result),
    detection: { before, after, interval: detectionAfter.interval },
    notes,
  };
}
