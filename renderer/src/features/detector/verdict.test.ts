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
  const { title, text } = describe(found);
  expect(title).toBe("Reads as AI-written");
  expect(text).toBe("91% likely AI-written; nine times out of ten between 81% and 97%.");
});

test("only leans where the range is wide, and says so", () => {
  const { title, text } = describe({ ...found, interval: [0.3, 0.97] });
  expect(title).toBe("Leans AI-written");
  expect(text).toContain("take it as a hint");
  expect(describe({ ...found, interval: [0.05, 0.6], verdict: "human" }).title).toBe("Leans human-written");
  expect(describe({ ...found, interval: [0.05, 0.9], verdict: "mixed" }).title).toBe("Could be either");
});

test("says of a short text only that it is too short", () => {
  const { title, text } = describe({
    ...found,
    probability: null,
    interval: null,
    verdict: "too-short",
    words: 9,
  });
  expect(title).toBe("Too short to say");
  expect(text).toContain("9 words");
  expect(text).not.toContain("%");
});

test("names the language of a text that it can't judge", () => {
  const unscored = { probability: null, interval: null, words: 90 };
  const { title, text } = describe({ ...found, ...unscored, verdict: "other-language", language: "de" });
  expect(title).toBe("Only English can be judged");
  expect(text).toContain("German");
  expect(text).not.toMatch(/%|90/);
  const unknown = describe({ ...found, ...unscored, verdict: "other-language", language: "und" });
  expect(unknown.text).toContain("reads as another language,");
});
