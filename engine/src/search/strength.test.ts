import { expect, test } from "vitest";
import { parseDocument } from "../document/parse.ts";
import { swapIn } from "../rewrite/candidate.fixture.ts";
import type { Detection } from "../types.ts";
import { limitsOf } from "./limits.ts";
import { strengthFor } from "./strength.ts";

const scored = (probability: number | null): Detection => ({
  language: "en",
  probability,
  interval: null,
  verdict: "mixed",
  words: 100,
  sentences: [],
  reasons: [],
});

test("only touches up what surely reads as human", () => {
  expect(strengthFor(scored(0.05), [], 100, 0.2)).toBe(0.2);
});

test("leaves how much that is to the mode", () => {
  expect(strengthFor(scored(0.05), [], 100, limitsOf.standard.leastStrength)).toBe(0.2);
  expect(strengthFor(scored(0.05), [], 100, limitsOf.supercharge.leastStrength)).toBe(0.6);
});

test("rewrites in full what the detector doubts", () => {
  expect(strengthFor(scored(0.4), [], 100, 0.2)).toBe(1);
  expect(strengthFor(scored(0.2), [], 100, 0.2)).toBeGreaterThan(0.4);
});

test("rewrites in full what is too short to score", () => {
  expect(strengthFor(scored(null), [], 100, 0.2)).toBe(1);
});

const text = "Here's the thing: it works. Let's be honest: it works well.";
const [sentence] = parseDocument(text).blocks.flatMap(({ sentences }) => sentences);
const stock = (words: string) => swapIn(text, words, "well", { stock: true });

/** One sentence with these candidates. */
const choicesWith = (...candidates: readonly ReturnType<typeof stock>[]) =>
  sentence ? [{ sentence, candidates }] : [];

test("rewrites in full what is full of stock phrases, whatever its score", () => {
  const two = choicesWith(stock("Here's the thing"), stock("Let's be honest"));
  expect(strengthFor(scored(0.05), two, 100, 0.2)).toBe(1);
  expect(strengthFor(scored(0.05), two, 200, 0.2)).toBeCloseTo(0.5);
  expect(strengthFor(scored(0.05), two, 600, 0.2)).toBe(0.2);
});

test("takes one stock phrase, however it could be worded, for anybody's", () => {
  const one = choicesWith(stock("Here's the thing"), stock("Here's the"));
  expect(strengthFor(scored(0.05), one, 20, 0.2)).toBe(0.2);
  const plain = choicesWith(swapIn(text, "works", "runs"), swapIn(text, "well", "fine"));
  expect(strengthFor(scored(0.05), plain, 20, 0.2)).toBe(0.2);
});

test("counts the words that machines are known by among what gives a text away", () => {
  const told = parseDocument("We leverage robust tools and foster growth.").blocks.flatMap((block) =>
    block.sentences.map((each) => ({ sentence: each, candidates: [] })),
  );
  expect(strengthFor(scored(0.05), told, 150, 0.2)).toBe(1);
  expect(strengthFor(scored(0.05), told, 300, 0.2)).toBeCloseTo(0.5);
});
