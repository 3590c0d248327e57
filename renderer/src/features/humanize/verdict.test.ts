import { expect, test } from "vitest";
import { leverage } from "@/test/fake-api.ts";
import { hiddenNote, otherNotes, verdictOf } from "./verdict.ts";

const scored = (before: number | null, after: number | null) => ({
  ...leverage.response,
  report: { ...leverage.response.report, detection: { before, after } },
});
const untouched = { ...scored(0.99, 0.99), edits: [], counted: false };

test.each([
  [0.94, 0.31, "human", "Reads as human now."],
  [0.3, 0.2, "human", "Reads as human, as it did before."],
  [1, 0.98, "machine", "This still reads as AI-written."],
  [0.9, 0.86, "machine", "This still reads as AI-written."],
  [0.99, 0.85, "machine", "Less machine-like than before, but a detector may still flag it."],
  [0.6, 0.5, "machine", "Less machine-like than before, but a detector may still flag it."],
  [0.8, 0.8, "machine", "A detector may still flag it."],
  [0.4, 0.6, "machine", "A detector may still flag it."],
])("from %f to %f", (before, after, reads, title) => {
  expect(verdictOf(scored(before, after))).toEqual({
    reads,
    title,
    next: reads === "machine" ? null : "Other detectors may disagree.",
  });
});

test.each([
  [0.94, [0.1, 0.3], "human", "Reads as human now.", "10% to 30%"],
  [0.94, [0.05, 0.66], "unsure", "Leans human now, but that is uncertain.", "5% to 66%"],
  [0.3, [0.05, 0.66], "unsure", "Leans human, as it did before, but that is uncertain.", "5% to 66%"],
])("from %f to 0.2 in %j tells the range", (before, interval, reads, title, range) => {
  const response = scored(before, 0.2);
  const report = { ...response.report, detection: { before, after: 0.2, interval } };
  expect(verdictOf({ ...response, report })).toEqual({
    reads,
    title,
    next: `Our detector puts it at ${range} likely AI-written. Others may disagree.`,
  });
});

test.each([
  [0, null],
  [1, "1 hidden or look-alike character was removed."],
  [5, "5 hidden or look-alike characters were removed."],
])("tells of %i hidden characters", (count, note) => {
  const editsByKind = count === 0 ? {} : { "hidden-character": count };
  const { report } = leverage.response;
  const response = { ...leverage.response, report: { ...report, editsByKind } };
  expect(hiddenNote(leverage.source, response)).toBe(note);
});

const becomes = (start: number, end: number, replacement = " ", kind = "hidden-character") => {
  return { start, end, replacement, kind, reason: "" };
};

test.each([
  ["a\u00A0b", [becomes(1, 2)], 1, "1 non-breaking space became an ordinary one."],
  ["a\u00A0b\u202Fc", [becomes(1, 2), becomes(3, 4)], 2, "2 non-breaking spaces became ordinary ones."],
  ["a\u00A0b c", [becomes(0, 5, "x", "phrase")], 1, "1 non-breaking space became an ordinary one."],
  ["a\u00A0b\u200Bc", [becomes(1, 2), becomes(3, 4, "")], 2, /^2 hidden or look-alike/],
  ["a\u00A0b\u200Bc", [becomes(3, 4, "")], 1, /^1 hidden or look-alike/],
])("suspects nobody of non-breaking spaces: %j", (source, edits, count, note) => {
  const report = { ...leverage.response.report, editsByKind: { "hidden-character": count } };
  expect(hiddenNote(source, { ...leverage.response, edits, report })).toMatch(note);
});

test("says of an unchanged text only that, whatever it reads like", () => {
  expect(verdictOf(untouched)).toEqual({
    reads: "unsaid",
    title: "Nothing was changed: no rewrite was clearly better than the original.",
    next: "This run was not counted.",
  });
  expect(verdictOf({ ...untouched, counted: true })?.next).toBeNull();
});

test("says of a text that is all code why it stays", () => {
  const title = "All of this is code.";
  const notes = [{ code: "left-as-code", text: title }];
  const code = { ...untouched, report: { ...untouched.report, notes } };
  expect(verdictOf(code)).toEqual({ reads: "unsaid", title, next: "This run was not counted." });
});

test("says nothing of a text without a score", () => {
  expect(verdictOf(scored(null, null))).toBeNull();
});

test("leaves out the notes that the verdict tells, and all of a run that changed nothing", () => {
  const notes = [
    { code: "may-be-flagged", text: "It may be flagged." },
    { code: "formal-kept", text: "It is formal throughout." },
    { code: "of-a-newer-engine", text: "It is news." },
  ];
  const { report } = leverage.response;
  const noted = { ...leverage.response, report: { ...report, notes } };
  expect(otherNotes(noted)).toEqual(["It is formal throughout.", "It is news."]);
  expect(otherNotes({ ...noted, counted: false })).toEqual([]);
  // A repeat is a rewrite like the first.
  const repeats = { tone: "casual", mode: "standard" } as const;
  expect(otherNotes({ ...noted, counted: false, repeats })).toEqual(otherNotes(noted));
});
