import { expect, test } from "vitest";
import { likelihood, points } from "./likelihood.ts";

test.each([
  [0, "<1%"],
  [0.004, "<1%"],
  [0.006, "1%"],
  [0.6976, "70%"],
  [0.994, "99%"],
  [0.996, ">99%"],
  [1, ">99%"],
])("shows the probability %d as %s, never as certain", (probability, shown) => {
  expect(likelihood(probability)).toBe(shown);
  expect(`${points(probability)}%`).toBe(shown);
});
