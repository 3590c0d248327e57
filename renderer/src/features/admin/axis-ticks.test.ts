import { expect, test } from "vitest";
import { axisTicks } from "./axis-ticks.ts";

test.each([
  [0, 1, [0, 1, 2, 3]],
  [3, 1, [0, 1, 2, 3]],
  [4, 1, [0, 1, 2, 3, 4]],
  [5, 1, [0, 2, 4, 6]],
  [20, 1, [0, 5, 10, 15, 20]],
  [21, 1, [0, 10, 20, 30]],
  [2999, 1, [0, 1000, 2000, 3000]],
  [0, 100, [0, 100, 200, 300]],
  [999, 100, [0, 500, 1000]],
])("up to %i in steps of %i or more", (highest, unit, ticks) => {
  expect(axisTicks(highest, unit)).toEqual(ticks);
});
