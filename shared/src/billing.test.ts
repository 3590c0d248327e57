import { describe, expect, it } from "vitest";
import { paymentIntentRequestSchema, subscribeRequestSchema, workingStatusSchema } from "./billing.ts";
import { billingConfigSchema, billingOff } from "./billing-config.ts";

describe("subscribeRequestSchema", () => {
  const request = { plan: "basic", priceId: "price_1" };
  it("takes a plan with its price, with or without a promotion", () => {
    for (const body of [request, { ...request, promotion: "HALFOFF" }, { ...request, plan: "free" }]) {
      expect(subscribeRequestSchema.parse(body)).toEqual(body);
    }
  });

  it.each([
    [{ ...request, plan: "gold" }],
    [{ plan: "basic" }],
    [{ ...request, priceId: "x".repeat(256) }],
    [{ ...request, promotion: "" }],
  ])("refuses %j", (body) => {
    expect(subscribeRequestSchema.safeParse(body).success).toBe(false);
  });
});

it("takes amounts in whole cents only", () => {
  const takes = (amount: unknown) => paymentIntentRequestSchema.safeParse({ amount }).success;
  expect([takes(999), takes(9.99), takes(0), takes(-1), takes("999")]).toEqual([
    true,
    false,
    false,
    false,
    false,
  ]);
});

it("tells of every plan and period that is on sale", () => {
  expect(billingConfigSchema.parse(billingOff)).toEqual(billingOff);
  const { premium: _, ...basicOnly } = billingOff.prices;
  expect(billingConfigSchema.safeParse({ ...billingOff, prices: basicOnly }).success).toBe(false);
});

it("tells a status with its sentence", () => {
  const status = { plan: "free", status: "active", statusMessage: "Free.", user: { subscriptionPlan: null } };
  expect(workingStatusSchema.safeParse(status).success).toBe(false);
  const billing = { period: null, periodEnd: null, endsAt: null };
  const full = { ...status, ...billing, user: { subscriptionPlan: null, monthlyUsage: 0 } };
  expect(workingStatusSchema.parse(full)).toEqual(full);
  const yearly = { ...full, plan: "basic", period: "yearly", periodEnd: "2025-11-21T00:00:00.000Z" };
  expect(workingStatusSchema.parse(yearly)).toEqual(yearly);
});
