import { expect, test } from "vitest";
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
  expect(strengthFor(scored(0.05), 0, 100, 0.2)).toBe(0.2);
});

test("leaves how much that is to the mode", () => {
  expect(strengthFor(scored(0.05), 0, 100, limitsOf.standard.leastStrength)).toBe(0.2);
  expect(strengthFor(scored(0.05), 0, 100, limitsOf.supercharge.leastStrength)).toBe(0.6);
});

test("rewrites in full what the detector doubts", () => {
  expect(strengthFor(scored(0.4), 0, 100, 0.2)).toBe(1);
  expect(strengthFor(scored(0.2), 0, 100, 0.2)).toBeGreaterThan(0.4);
});

test("rewrites in full what is too short to score", () => {
  expect(strengthFor(scored(null), 0, 100, 0.2)).toBe(1);
});

test("rewrites in full what is full of tells, whatever its score", () => {
  expect(strengthFor(scored(0.05), 2, 100, 0.2)).toBe(1);
  expect(strengthFor(scored(0.05), 2, 200, 0.2)).toBeCloseTo(0.5);
  expect(strengthFor(scored(0.05), 2, 600, 0.2)).toBe(0.2);
});

test("takes one tell for anybody's", () => {
  expect(strengthFor(scored(0.05), 1, 20, 0.2)).toBe(0.2);
});
