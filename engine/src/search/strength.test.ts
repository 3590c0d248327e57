import { expect, test } from "vitest";
import type { Detection } from "../types.ts";
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
  expect(strengthFor(scored(0.05))).toBe(0.2);
});

test("rewrites in full what the detector doubts", () => {
  expect(strengthFor(scored(0.4))).toBe(1);
  expect(strengthFor(scored(0.2))).toBeGreaterThan(0.4);
});

test("rewrites in full what is too short to score", () => {
  expect(strengthFor(scored(null))).toBe(1);
});
