import { expect, test } from "vitest";
import { formatSeconds } from "./seconds.ts";

test.each([
  [1, "<0.1s"],
  [49, "<0.1s"],
  [50, "0.1s"],
  [2300, "2.3s"],
  [60_000, "60.0s"],
])("shows %i ms as %s", (ms, shown) => {
  expect(formatSeconds(ms)).toBe(shown);
});
