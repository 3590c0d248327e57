import { describe, expect, it } from "vitest";
import { guestTrial, planIds, plans, priceCents } from "./plans.ts";

describe("plans", () => {
  it("rank upwards, each under its own id", () => {
    expect(planIds.map((id) => [plans[id].id, plans[id].rank])).toEqual([
      ["free", 1],
      ["basic", 2],
      ["premium", 3],
    ]);
  });

  it("give more for more money", () => {
    const allowance = planIds.map((id) => plans[id].monthlyHumanizations ?? Number.POSITIVE_INFINITY);
    expect(allowance).toEqual([5, 100, Number.POSITIVE_INFINITY]);
    expect(planIds.map((id) => plans[id].wordsPerInput)).toEqual([150, 1000, 1500]);
    expect(planIds.map((id) => plans[id].monthlyPriceCents)).toEqual([0, 999, 2499]);
  });

  it("keep formal and academic for those who pay", () => {
    expect(plans.free.tones).toEqual(["casual", "conversational"]);
    for (const id of ["basic", "premium"] as const) expect(plans[id].tones).toHaveLength(4);
  });

  it("are 40% cheaper by the year", () => {
    for (const id of ["basic", "premium"] as const) {
      const { monthlyPriceCents, yearlyPriceCentsPerMonth } = plans[id];
      expect(Math.round((1 - yearlyPriceCentsPerMonth / monthlyPriceCents) * 100)).toBe(40);
    }
  });

  it("charge a month, or twelve at once", () => {
    expect([priceCents("basic", "monthly"), priceCents("premium", "monthly")]).toEqual([999, 2499]);
    expect([priceCents("basic", "yearly"), priceCents("premium", "yearly")]).toEqual([7188, 17_988]);
  });

  it("let a guest try twice", () => {
    expect(guestTrial).toEqual({ humanizations: 2, signupBonus: 2 });
  });
});
