import { screen } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { readPurchase, rememberPurchase } from "@/lib/billing/purchase.ts";
import { accountAnswers, maya, mayasStatus } from "@/test/fake-account.ts";
import { createFakeFetch } from "@/test/fake-api.ts";
import { createFakeIdentity } from "@/test/fake-identity.ts";
import { renderInApp } from "@/test/render.tsx";
import { PlanCard } from "./plan-card.tsx";

beforeEach(() => sessionStorage.clear());

test("shows what was paid for by itself, once the provider's word has come", async () => {
  rememberPurchase({ plan: "basic", period: "yearly", paid: true });
  const basic = { ...mayasStatus, plan: "basic", period: "yearly" };
  let looks = 0;
  const { fetch } = createFakeFetch({
    ...accountAnswers(),
    "GET /api/working-status": () => {
      looks += 1;
      return Response.json(looks === 1 ? mayasStatus : basic);
    },
  });
  const { identity } = createFakeIdentity("maya");
  renderInApp(<PlanCard profile={maya} />, { fetch, identity });
  expect(await screen.findByText("$5.99/month", {}, { timeout: 10_000 })).toBeDefined();
  expect(looks).toBe(2);
  expect(readPurchase()).toBeNull();
}, 15_000);

test("a payment that is due can be paid, and the plan not be canceled, from here", async () => {
  const due = { ...mayasStatus, plan: "basic", status: "past_due", period: "monthly" };
  const { fetch } = createFakeFetch({
    ...accountAnswers(),
    "GET /api/working-status": () => Response.json(due),
  });
  const { identity } = createFakeIdentity("maya");
  renderInApp(<PlanCard profile={maya} />, { fetch, identity });
  expect(await screen.findByText("Past due")).toBeDefined();
  expect(screen.getByText("$9.99/month")).toBeDefined();
  expect(screen.getByRole("button", { name: "Pay now" })).toBeDefined();
  expect(screen.queryByRole("button", { name: "Cancel Subscription" })).toBeNull();
});

test("an unlimited plan shows neither a bar nor a bonus", async () => {
  const { fetch } = createFakeFetch(accountAnswers());
  const { identity } = createFakeIdentity("maya");
  const premium = { ...maya, plan: "premium", monthlyLimit: null, monthlyUsage: 10, bonusLeft: 2 } as const;
  renderInApp(<PlanCard profile={premium} />, { fetch, identity });
  expect(await screen.findByText("10/∞ this month")).toBeDefined();
  expect(screen.queryByRole("progressbar")).toBeNull();
});
