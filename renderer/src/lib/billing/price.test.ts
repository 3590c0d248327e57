import { plans } from "@ai-humanizer/shared";
import { expect, test } from "vitest";
import { dueToday, priceLine } from "./price.ts";

test.each([
  [plans.free, null, "$0"],
  [plans.basic, "monthly", "$9.99/month"],
  [plans.basic, "yearly", "$5.99/month, billed $71.88 a year"],
  [plans.premium, "yearly", "$14.99/month, billed $179.88 a year"],
] as const)("says what a plan costs", (plan, period, line) => {
  expect(priceLine(plan, period)).toBe(line);
});

test("takes a promotion off the first payment", () => {
  const half = { code: "HALFOFF", percentOff: 50 };
  const yearly = dueToday({ plan: "basic", period: "yearly" }, half);
  expect(yearly).toEqual({ price: 7188, discount: 3594, total: 3594 });
  const monthly = dueToday({ plan: "premium", period: "monthly" }, null);
  expect(monthly).toEqual({ price: 2499, discount: 0, total: 2499 });
});
