import { expect, it } from "vitest";
import { addInterval } from "./periods.ts";

it.each([
  ["2025-01-15T10:00:00Z", "month", "2025-02-15T10:00:00Z"],
  ["2025-01-31T10:00:00Z", "month", "2025-02-28T10:00:00Z"],
  ["2024-01-31T00:00:00Z", "month", "2024-02-29T00:00:00Z"],
  ["2025-12-31T23:59:59Z", "month", "2026-01-31T23:59:59Z"],
  ["2024-02-29T12:00:00Z", "year", "2025-02-28T12:00:00Z"],
])("%s plus a %s is %s", (from, interval, to) => {
  expect(addInterval(Date.parse(from) / 1000, interval)).toBe(Date.parse(to) / 1000);
});
