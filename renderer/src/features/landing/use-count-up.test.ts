import { expect, test } from "vitest";
import { shareAt } from "./use-count-up.ts";

test("counts from nothing to all in two and a half seconds, never back", () => {
  expect(shareAt(-5)).toBe(0);
  expect(shareAt(0)).toBe(0);
  expect(shareAt(2499)).toBeLessThan(1);
  expect(shareAt(2500)).toBe(1);
  expect(shareAt(9000)).toBe(1);
  const shares = Array.from({ length: 26 }, (_, tenth) => shareAt(tenth * 100));
  expect(shares).toEqual(shares.toSorted((a, b) => a - b));
});
