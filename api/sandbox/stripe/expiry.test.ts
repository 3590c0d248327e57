import { expect, it } from "vitest";
import { monthOf, refusalOfMonth } from "./expiry.ts";

const now = Date.UTC(2025, 10, 30, 23, 59) / 1000;

it.each([
  ["01/20", true],
  ["10 / 25", true],
  ["12/2024", true],
  ["11/25", false],
  ["11/2025", false],
  ["01 / 26", false],
  ["", false],
  ["99/20", false],
])("takes a card until %j in November of 2025 for expired: %s", (typed, expired) => {
  expect(refusalOfMonth(monthOf(typed), now) !== null).toBe(expired);
});
