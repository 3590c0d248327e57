import { expect, test } from "vitest";
import type { Detection } from "@/lib/detector/client.ts";
import { describe } from "./verdict.ts";

const found: Detection = {
  language: "en",
  probability: 0.914,
  interval: [0.81, 0.97],
  verdict: "ai",
  words: 120,
  sentences: [],
  reasons: [],
};

test("says how likely and how sure", () => {
  const { title, text } = describe(found, "");
  expect(title).toBe("Reads as AI-written");
  expect(text).toBe("91% likely AI-written (likely range: 81% to 97%).");
});

test("is never certain", () => {
  const { text } = describe({ ...found, probability: 0.998, interval: [0.96, 1] }, "");
  expect(text).toBe(">99% likely AI-written (likely range: 96% to >99%).");
});

test("only leans where the range is wide, and says so", () => {
  const { title, text } = describe({ ...found, interval: [0.3, 0.97] }, "");
  expect(title).toBe("Leans AI-written");
  expect(text).toContain("treat it as a hint");
  expect(describe({ ...found, interval: [0.05, 0.6], verdict: "human" }, "").title).toBe(
    "Leans human-written",
  );
  expect(describe({ ...found, interval: [0.05, 0.9], verdict: "mixed" }, "").title).toBe("Could be either");
});

const short: Detection = { ...found, probability: null, interval: null, verdict: "too-short", words: 0 };

test.each([
  ["short text here", "This text has 3 words; the detector needs at least 60."],
  ["Short", "This text has 1 word; the detector needs at least 60."],
])("says of a short text only that it is too short, in the words that people count: %j", (text, told) => {
  expect(describe(short, text)).toEqual({ title: "Too short to say", text: told });
});

test("says of a longer text how little of it is prose", () => {
  const { text } = describe({ ...short, words: 16 }, "word ".repeat(80));
  expect(text).toMatch(/^Of the 80 words in this text, 16 are running prose: headings/);
});

test("names the language of a text that it can't judge", () => {
  const unscored = { probability: null, interval: null, words: 90 };
  const { title, text } = describe({ ...found, ...unscored, verdict: "other-language", language: "de" }, "");
  expect(title).toBe("Only English can be judged");
  expect(text).toContain("German");
  expect(text).not.toMatch(/%|90/);
  const unknown = describe({ ...found, ...unscored, verdict: "other-language", language: "und" }, "");
  expect(unknown.text).toContain("reads as another language,");
});
