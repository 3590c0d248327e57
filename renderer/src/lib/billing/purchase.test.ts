import { beforeEach, expect, test } from "vitest";
import { mayasStatus } from "@/test/fake-account.ts";
import { forgetPurchase, hasArrived, readPurchase, rememberPurchase } from "./purchase.ts";

beforeEach(() => sessionStorage.clear());

const offer = { plan: "premium", period: "monthly" } as const;

test("remembers what the tab went to pay for, until it has arrived", () => {
  expect(readPurchase()).toBeNull();
  rememberPurchase(offer);
  expect(readPurchase()).toEqual(offer);
  rememberPurchase({ ...offer, paid: true });
  expect(readPurchase()).toEqual({ ...offer, paid: true });
  forgetPurchase();
  expect(readPurchase()).toBeNull();
});

test.each([
  ["free", "active", offer, false],
  ["basic", "active", offer, false],
  ["premium", "past_due", offer, false],
  ["premium", "active", offer, true],
  ["basic", "active", null, true],
  ["free", "active", null, false],
] as const)("a plan %s that is %s", (plan, status, purchase, arrived) => {
  expect(hasArrived({ ...mayasStatus, plan, status }, purchase)).toBe(arrived);
});
