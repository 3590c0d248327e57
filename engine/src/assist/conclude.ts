import { hiddenCharacterEdits } from "../check/hidden-characters.ts";
import type { Detector } from "../detect/index.ts";
import { parseDocument } from "../document/parse.ts";
import { applyEdits, composeEdits } from "../edits.ts";
import { noteOnLanguage } from "../notes.ts";
import { buildReport } from "../report.ts";
import type { HumanizeResult } from "../types.ts";
import type { Conclusion } from "./types.ts";

/** The result of a rewrite that was made outside the engine, with its report. */
export function conclude(detector: Detector, text: string, given: Conclusion): HumanizeResult {
  const hidden = hiddenCharacterEdits(text);
  const document = parseDocument(applyEdits(text, hidden), { keep: given.keep });
  const edits = composeEdits(text, hidden, given.edits);
  const result = applyEdits(text, edits);
  const report = buildReport({
    source: document,
    result,
    edits,
    heldBack: given.heldBack,
    hiddenCharacters: hidden.length,
    isToneSet: false,
    readings: { source: detector.read(document.source), result: detector.read(result) },
  });
  const { language } = given;
  if (language === "en")
    return { text: result, edits, report: { ...report, notes: [...given.notes, ...report.notes] } };
  return {
    text: result,
    edits,
    report: {
      ...report,
      language,
      checks: [],
      detection: { before: null, after: null, interval: null },
      notes: [...given.notes, noteOnLanguage(language)],
    },
  };
}
