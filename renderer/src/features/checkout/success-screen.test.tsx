import { screen, waitFor } from "@testing-library/react";
import { useLocation } from "react-router-dom";
import { beforeEach, expect, test } from "vitest";
import { readPurchase, rememberPurchase } from "@/lib/billing/purchase.ts";
import { accountAnswers, maya, mayasStatus } from "@/test/fake-account.ts";
import { createFakeFetch } from "@/test/fake-api.ts";
import { createFakeIdentity } from "@/test/fake-identity.ts";
import { renderInApp } from "@/test/render.tsx";
import { SuccessScreen } from "./success-screen.tsx";

beforeEach(() => {
  sessionStorage.clear();
  localStorage.setItem("ai-humanizer-session", '{"via":"provider","plan":"free"}');
});

const premium = {
  ...mayasStatus,
  plan: "premium",
  periodEnd: "2026-12-21T00:00:00.000Z",
  user: { subscriptionPlan: "premium", monthlyUsage: 2 },
};

function setUp(search: string, answers: Parameters<typeof createFakeFetch>[0] = {}) {
  const { fetch, calls } = createFakeFetch({ ...accountAnswers(), ...answers });
  const { identity } = createFakeIdentity("maya");
  const screens = (
    <>
      <SuccessScreen />
      <Query />
    </>
  );
  const app = renderInApp(screens, { fetch, identity, path: `/payment-success${search}` });
  return { calls, ...app };
}

function Query() {
  return <output data-testid="query">{useLocation().search}</output>;
}
const query = () => screen.getByTestId("query").textContent;

test("counts the payment once, with what the checkout cost", async () => {
  const price = { amount_total: 17_988, currency: "usd" };
  const answers = { "GET /api/stripe/session/cs_1": () => Response.json(price) };
  const first = setUp("?success=true&session_id=cs_1", answers);
  expect(await screen.findByRole("heading", { name: "Payment Successful!" })).toBeDefined();
  const sum = { value: 179.88, currency: "USD", transaction_id: "cs_1" };
  await waitFor(() =>
    expect(window.dataLayer).toEqual([
      { event: "conversion", ...sum, email: maya.email },
      { event: "purchase", ...sum },
    ]),
  );
  await waitFor(() => expect(query()).toBe(""));
  first.unmount();
  const again = setUp("?success=true&session_id=cs_1", answers);
  await waitFor(() => expect(query()).toBe(""));
  expect(again.calls.some(({ url }) => url.startsWith("/api/stripe/session"))).toBe(false);
  expect(window.dataLayer).toHaveLength(2);
});

test.each([
  ["the session can't be looked up", "?success=true&session_id=cs_2", { transaction_id: "cs_2" }],
  ["there is no session", "?success=true", {}],
])("counts 9.99 where %s", async (_, search, id) => {
  setUp(search);
  await waitFor(() =>
    expect(window.dataLayer?.[1]).toEqual({ event: "purchase", value: 9.99, currency: "USD", ...id }),
  );
});

test("counts nothing without a payment, and thanks for none", async () => {
  setUp("");
  expect(await screen.findByRole("heading", { name: "No payment yet" })).toBeDefined();
  expect(window.dataLayer).toBeUndefined();
});

test("says when the payment has failed on the way", async () => {
  setUp("?success=true&payment_intent=pi_1&redirect_status=failed");
  expect(await screen.findByRole("heading", { name: "Payment Failed" })).toBeDefined();
  expect(window.dataLayer).toBeUndefined();
});

test("shows the plan by itself once the provider's word has come", async () => {
  rememberPurchase({ plan: "premium", period: "yearly" });
  let status: unknown = mayasStatus;
  setUp("?success=true", { "GET /api/working-status": () => Response.json(status) });
  expect(await screen.findByText(/Your plan is being activated/)).toBeDefined();
  expect(screen.getByRole("heading", { name: "What's Next?" })).toBeDefined();
  expect(screen.getByRole("link", { name: "Continue to Dashboard" }).getAttribute("href")).toBe("/dashboard");
  status = premium;
  const told = /You are on the Premium plan\. It renews on December 21, 2026\./;
  expect(await screen.findByText(told, {}, { timeout: 10_000 })).toBeDefined();
  expect(readPurchase()).toBeNull();
}, 15_000);

test("goes on waiting in a tab that is loaded again", async () => {
  rememberPurchase({ plan: "premium", period: "yearly" });
  const first = setUp("?success=true");
  expect(await screen.findByText(/Your plan is being activated/)).toBeDefined();
  await waitFor(() => expect(readPurchase()?.paid).toBe(true));
  first.unmount();
  setUp("");
  expect(await screen.findByText(/Your plan is being activated/)).toBeDefined();
});

test("thanks for no checkout that was given up", async () => {
  rememberPurchase({ plan: "premium", period: "yearly" });
  setUp("");
  expect(await screen.findByRole("heading", { name: "No payment yet" })).toBeDefined();
  expect(screen.queryByText("Payment Successful!")).toBeNull();
});
