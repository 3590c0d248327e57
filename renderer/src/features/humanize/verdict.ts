import type { HumanizeResponse, NoteCode } from "@ai-humanizer/shared";
import { isWide } from "@/lib/detector/interval.ts";
import { likelihood } from "@/lib/detector/likelihood.ts";

type Report = HumanizeResponse["report"];

export interface Verdict {
  reads: "human" | "machine" | "unsure" | "unsaid";
  title: string;
  /** What it is worth. */
  next: string | null;
}

/** Whether a score, 0 to 1, reads as human: below even odds, as the engine's detector says it. */
export function readsHuman(score: number): boolean {
  return score < 0.5;
}

/** Whether a rewrite's score is so high that it would be flattery to say anything else of it. */
export function stillReadsAsAi({ detection: { after } }: Report): boolean {
  return after !== null && after > 0.85;
}

/** What the report notes under a code; undefined where it does not. */
const noted = ({ notes }: Report, wanted: NoteCode): string | undefined =>
  notes.find(({ code }) => code === wanted)?.text;

/** How a rewrite came out, in plain words; null where nothing can be said. */
export function verdictOf({ edits, counted, report }: HumanizeResponse): Verdict | null {
  const { before, after, interval } = report.detection;
  const flagged = after !== null && !readsHuman(after);
  if (edits.length === 0) {
    const title =
      noted(report, "left-as-code") ??
      "Nothing was changed: no rewrite was clearly better than the original.";
    return { reads: "unsaid", title, next: counted ? null : "This run was not counted." };
  }
  if (before === null || after === null) return null;
  if (flagged) {
    const isLess = Math.round(after * 100) < Math.round(before * 100);
    const title = stillReadsAsAi(report)
      ? "This still reads as AI-written."
      : isLess
        ? "Less machine-like than before, but a detector may still flag it."
        : "A detector may still flag it.";
    return { reads: "machine", title, next: null };
  }
  const [low = null, high = null] = interval ?? [];
  const known = low !== null && high !== null;
  const unsure = known && isWide(low, high);
  const verb = unsure ? "Leans" : "Reads as";
  const title = readsHuman(before) ? `${verb} human, as it did before` : `${verb} human now`;
  return {
    reads: unsure ? "unsure" : "human",
    title: unsure ? `${title}, but that is uncertain.` : `${title}.`,
    next: known
      ? `Our detector puts it at ${likelihood(low)} to ${likelihood(high)} likely AI-written. Others may disagree.`
      : "Other detectors may disagree.",
  };
}

/** Runs of spaces that do not break, which word processors write as a matter of course. */
const noBreakSpaces = /[\u00A0\u2007\u202F]+(?:[ \t]+[\u00A0\u2007\u202F]+)*/gu;

/** What tells of characters that nobody saw and that are gone; null where there were none. */
export function hiddenNote(source: string, { edits, report }: HumanizeResponse): string | null {
  const count = report.editsByKind["hidden-character"] ?? 0;
  if (count === 0) return null;
  // Whichever edit took them: a reworded phrase may have had some in it.
  const edited = edits.map(({ start, end }) => source.slice(start, end).match(noBreakSpaces)?.length ?? 0);
  if (edited.reduce((sum, spaces) => sum + spaces, 0) >= count) {
    return count === 1
      ? "1 non-breaking space became an ordinary one."
      : `${count} non-breaking spaces became ordinary ones.`;
  }
  return count === 1
    ? "1 hidden or look-alike character was removed."
    : `${count} hidden or look-alike characters were removed.`;
}

/** Whether the detector that takes any text would not score the result: of a rewrite it scores shorter ones too. */
export const isTooShortAlone = (report: Report): boolean => noted(report, "less-certain") !== undefined;

/** What the engine's report notes and the verdict says too. */
const told: readonly NoteCode[] = ["left-as-code", "nothing-better", "little-changed", "may-be-flagged"];

/** The notes of a report that its verdict does not tell. */
export function otherNotes({ counted, repeats, report }: HumanizeResponse): string[] {
  // Of a text that the engine left as it was there is nothing more to say.
  const others = report.notes.filter(({ code }) => !told.some((each) => each === code));
  return counted || repeats ? others.map(({ text }) => text) : [];
}
