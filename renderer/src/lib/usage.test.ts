import { expect, test } from "vitest";
import { usageOf } from "./usage.ts";

const free = { plan: "free", monthlyLimit: 5, monthlyUsage: 0, bonusLeft: 0 } as const;

test.each([
  [4, false],
  [5, true],
])("the free plan at %i of 5 warns: %s", (monthlyUsage, low) => {
  expect(usageOf({ ...free, monthlyUsage }).low).toBe(low);
});

test("the free plan warns above 80%, not at 80%", () => {
  expect(usageOf({ ...free, monthlyLimit: 100, monthlyUsage: 80 }).low).toBe(false);
  expect(usageOf({ ...free, monthlyLimit: 100, monthlyUsage: 81 }).low).toBe(true);
});

test("a paid plan never warns of low credit", () => {
  expect(usageOf({ ...free, plan: "basic", monthlyLimit: 100, monthlyUsage: 99 }).low).toBe(false);
});

test("an unlimited plan shows infinity and fills its bar at 1,000", () => {
  const premium = { plan: "premium", monthlyLimit: null, bonusLeft: 0 } as const;
  expect(usageOf({ ...premium, monthlyUsage: 250 })).toMatchObject({ label: "250/∞", percent: 25 });
  expect(usageOf({ ...premium, monthlyUsage: 1_500 })).toMatchObject({ label: "1,500/∞", percent: 100 });
});

test("a bonus counts for nothing where there is no limit", () => {
  expect(usageOf({ ...free, bonusLeft: 2 }).bonusLeft).toBe(2);
  expect(usageOf({ ...free, plan: "premium", monthlyLimit: null, bonusLeft: 2 }).bonusLeft).toBe(0);
});
