import { expect, test } from "vitest";
import { loadEngine } from "./node.ts";

const engine = loadEngine();

const prose =
  "Furthermore, gardens serve as a powerful catalyst for social connection, bringing together individuals from diverse backgrounds.";
const list = Array.from({ length: 12 }, (_, i) => `- A short item of a list, entry ${i}`).join("\n");

test("scores neither text nor checks of a short text, and says so in its reader's count", () => {
  const { checks, detection, notes } = engine.humanize(prose).report;
  expect(detection).toEqual({ before: null, after: null });
  expect(checks).toEqual([]);
  expect(notes).toContain("Under 60 words there is too little text to score.");
});

test("says of a longer text that most of it is no running prose", () => {
  const { checks, notes } = engine.humanize(`# Gardens\n\n${prose}\n\n${list}`).report;
  expect(checks).toEqual([]);
  expect(notes.join(" ")).toContain("too little running prose to score: 16 words");
  expect(notes.join(" ")).not.toContain("Under 60 words");
});

test("scores text and checks alike where there is enough", () => {
  const { checks, detection, notes } = engine.humanize(`${prose}\n\n`.repeat(6)).report;
  expect(detection.before).not.toBeNull();
  expect(detection.after).not.toBeNull();
  expect(checks).toHaveLength(6);
  expect(notes.join(" ")).not.toContain("too little");
});
