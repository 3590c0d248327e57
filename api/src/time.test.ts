import { expect, it } from "vitest";
import { dayOf } from "./time.ts";

it("tells the day of a time in UTC", () => {
  expect(dayOf(Date.UTC(2025, 10, 21, 23, 59, 59))).toBe("2025-11-21");
});
