import { expect, test, vi } from "vitest";
import { memoize } from "./memoize.ts";

test("computes an answer once, null too, until it has so many", () => {
  const compute = vi.fn((word: string) => (word === "" ? null : word.length));
  const lengthOf = memoize(compute, 2);
  expect(["one", "", "one", ""].map(lengthOf)).toEqual([3, null, 3, null]);
  expect(compute).toHaveBeenCalledTimes(2);
  expect(["three", "one"].map(lengthOf)).toEqual([5, 3]);
  expect(compute).toHaveBeenCalledTimes(4);
});
