import type { HumanizeResponse } from "@ai-humanizer/shared";

export interface Verdict {
  reads: "human" | "machine" | "unsaid";
  title: string;
  /** What it is worth, or what helps further. */
  next: string | null;
}

/** Whether a score, 0 to 1, reads as human: below even odds, as the engine's detector says it. */
export function readsHuman(score: number): boolean {
  return score < 0.5;
}

/** A score in whole per cent. */
export function points(score: number): number {
  return Math.round(score * 100);
}

/** How a rewrite came out, in plain words; null where nothing can be said. `further` is what helps where it falls short. */
export function verdictOf({ edits, counted, report }: HumanizeResponse, further: string): Verdict | null {
  const { before, after } = report.detection;
  const flagged = after !== null && !readsHuman(after);
  if (edits.length === 0) {
    const title = "Nothing was changed: no rewrite was surely better than what is there.";
    return { reads: "unsaid", title, next: counted ? null : "This run was not counted." };
  }
  if (before === null || after === null) return null;
  if (flagged) {
    const title =
      points(after) < points(before)
        ? "Less machine-like than before, but a detector may still flag it."
        : "A detector may still flag it.";
    return { reads: "machine", title, next: further };
  }
  const title = readsHuman(before) ? "Reads as human, as it did before." : "Reads as human now.";
  return { reads: "human", title, next: "By our own measure; other detectors may differ." };
}

/** What the engine's report notes and the verdict says too. */
const told = new Set([
  "Nothing was changed: no rewrite was surely better than what is there.",
  "This text already reads as human-written; little was changed.",
  "The result may still be recognized; what is left could not be changed safely.",
]);

/** The notes of a report that its verdict does not tell. */
export function otherNotes({ counted, report }: HumanizeResponse): string[] {
  // Of a text that the engine left as it was there is nothing more to say.
  return counted ? report.notes.filter((note) => !told.has(note)) : [];
}
