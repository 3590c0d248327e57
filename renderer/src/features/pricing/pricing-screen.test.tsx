import type { PlanId } from "@ai-humanizer/shared";
import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { useToasts } from "@/lib/toast-store.ts";
import { accountAnswers, maya, mayasStatus } from "@/test/fake-account.ts";
import { createFakeFetch } from "@/test/fake-api.ts";
import { localConfig, sellingConfig } from "@/test/fake-config.ts";
import { createFakeIdentity } from "@/test/fake-identity.ts";
import { renderInApp } from "@/test/render.tsx";
import { PricingScreen } from "./pricing-screen.tsx";

beforeEach(() => sessionStorage.clear());

const card = (name: string) => within(screen.getByRole("region", { name }));

interface Options {
  plan?: PlanId;
  path?: string;
  answers?: Parameters<typeof createFakeFetch>[0];
}

/** For a guest, unless a plan is given. */
function setUp({ plan, path = "/pricing", answers = {} }: Options = {}) {
  const profile = plan && { ...maya, plan, subscriptionPlan: plan };
  const { fetch, calls } = createFakeFetch({
    ...(profile ? accountAnswers(profile) : {}),
    "GET /api/config": () => Response.json(sellingConfig),
    ...answers,
  });
  if (plan) localStorage.setItem("ai-humanizer-session", JSON.stringify({ via: "provider", plan }));
  const { identity } = createFakeIdentity(plan ? "maya" : null);
  const onSignIn = vi.fn<() => void>();
  const app = renderInApp(<PricingScreen onSignIn={onSignIn} />, { fetch, identity, path });
  return { ...app, onSignIn, calls };
}

const shown = () => useToasts.getState().toasts[0];

test("puts the plans under the page's question", async () => {
  setUp();
  const levelOf = async (name: string) => (await screen.findByRole("heading", { name })).tagName;
  expect(await levelOf("Choose your plan")).toBe("H2");
  expect(await levelOf("Basic")).toBe("H3");
});

test("shows yearly prices first, and monthly ones by the switch", async () => {
  const { user } = setUp();
  expect(screen.getByRole("switch", { name: "Bill yearly" }).getAttribute("aria-checked")).toBe("true");
  expect(screen.getByText("Save 40%")).toBeDefined();
  expect(card("Basic").getByText("$5.99")).toBeDefined();
  expect(card("Premium").getByText("$14.99")).toBeDefined();
  await user.click(screen.getByRole("switch", { name: "Bill yearly" }));
  expect(card("Basic").getByText("$9.99")).toBeDefined();
  expect(card("Premium").getByText("$24.99")).toBeDefined();
  expect(card("Free").getByText("$0")).toBeDefined();
});

test("recommends Basic and names each plan's limits", () => {
  setUp();
  expect(card("Basic").getByText("Most Popular")).toBeDefined();
  expect(card("Free").getByText("Up to 150 words per text")).toBeDefined();
  expect(card("Basic").getByText("Up to 1,000 words per text")).toBeDefined();
  expect(card("Premium").getByText("Up to 1,500 words per text")).toBeDefined();
});

test("promises priority support with Basic, as the limit dialog does", () => {
  setUp();
  for (const plan of ["Basic", "Premium"]) expect(card(plan).getByText("Priority support")).toBeDefined();
});

test("choosing the free plan changes nothing for who has it, and says so", async () => {
  const { user } = setUp({ plan: "free" });
  await screen.findByText(/You are on the Free plan/);
  expect(card("Free").getByRole("button").textContent).toBe("Current Plan");
  await user.click(card("Free").getByRole("button"));
  expect(shown()).toMatchObject({
    title: "Free Plan",
    description: "You're already on the free plan!",
  });
});

test("leads a guest who chooses the free plan to an account", async () => {
  const { user } = setUp();
  await user.click(await card("Free").findByRole("button", { name: "Create free account" }));
  expect(screen.getByTestId("path").textContent).toBe("/auth");
  expect(shown()).toBeUndefined();
});

/** A subscriber by the month. */
const monthly = (plan: "basic" | "premium") => ({
  plan,
  answers: {
    "GET /api/working-status": () => Response.json({ ...mayasStatus, plan, period: "monthly" }),
  },
});

test("opens on a subscriber's own period, and marks the plan as current in it alone", async () => {
  const { user, calls } = setUp(monthly("premium"));
  expect(await card("Premium").findByText("$24.99")).toBeDefined();
  expect(card("Premium").getByRole("button", { name: "Current Plan" })).toBeDefined();
  await user.click(screen.getByRole("switch", { name: "Bill yearly" }));
  expect(screen.queryByRole("button", { name: "Current Plan" })).toBeNull();
  expect(screen.getByText(/is billed monthly. You switch to yearly in the billing portal/)).toBeDefined();
  await user.click(card("Premium").getByRole("button", { name: "Switch to yearly" }));
  await waitFor(() => expect(calls.map(({ url }) => url)).toContain("/api/simple-manage"));
});

test("sells an upgrade in either period", async () => {
  const { user } = setUp(monthly("basic"));
  await card("Basic").findByText("$9.99");
  await user.click(screen.getByRole("switch", { name: "Bill yearly" }));
  await user.click(card("Premium").getByRole("button", { name: "Upgrade to Premium" }));
  expect(screen.getByTestId("path").textContent).toBe("/checkout");
});

test("refuses a lower plan, and calls it no upgrade", async () => {
  const { user, calls } = setUp({ plan: "premium" });
  await screen.findByText(/You are on the Premium plan/);
  expect(card("Basic").getByRole("button").textContent).toBe("Downgrade to Basic");
  await user.click(card("Free").getByRole("button"));
  expect(shown()).toMatchObject({
    title: "Cannot Downgrade",
    description: "To change to a lower plan, please cancel your current subscription first.",
  });
  await user.click(screen.getByRole("button", { name: "Billing portal" }));
  await waitFor(() => expect(calls.map(({ url }) => url)).toContain("/api/simple-manage"));
});

test("offers no purchase where the server takes no payments", async () => {
  setUp({ answers: { "GET /api/config": () => Response.json(localConfig) } });
  expect(await screen.findByText(/takes no payments/)).toBeDefined();
  expect(card("Basic").getByRole("button").hasAttribute("disabled")).toBe(true);
});

test.each([
  ["The server can't be reached", () => Promise.reject(new TypeError("Failed to fetch"))],
  ["The server has a problem", () => Response.json({ message: "Broken", code: "internal" }, { status: 500 })],
])("says why nothing can be bought: %s, and asks again", async (why, failing) => {
  let answer: () => Response | Promise<Response> = failing;
  const { user } = setUp({ answers: { "GET /api/config": () => answer() } });
  expect((await screen.findByRole("note")).textContent).toContain(
    `${why}, so plans can't be bought right now.`,
  );
  expect(card("Basic").getByRole("button").hasAttribute("disabled")).toBe(true);
  answer = () => Response.json(sellingConfig);
  await user.click(screen.getByRole("button", { name: "Try again" }));
  await waitFor(() => expect(screen.queryByRole("note")).toBeNull());
  expect(card("Basic").getByRole("button").hasAttribute("disabled")).toBe(false);
});

test("asks guests to sign in first", async () => {
  const { user, onSignIn } = setUp();
  await waitFor(() => expect(card("Basic").getByRole("button").hasAttribute("disabled")).toBe(false));
  await user.click(card("Basic").getByRole("button", { name: "Upgrade to Basic" }));
  expect(onSignIn).toHaveBeenCalledOnce();
});

test("leads to the checkout of the plan and period chosen", async () => {
  const { user } = setUp({ plan: "basic" });
  await screen.findByText("2/5");
  await user.click(card("Premium").getByRole("button"));
  expect(screen.getByTestId("path").textContent).toBe("/checkout");
});

test("refuses a plan without a price for the period chosen", async () => {
  const { user } = setUp({ plan: "free" });
  await screen.findByText(/You are on the Free plan/);
  await user.click(screen.getByRole("switch", { name: "Bill yearly" }));
  await user.click(card("Premium").getByRole("button"));
  expect(shown()).toMatchObject({
    title: "Configuration Error",
    description: "No price ID configured for this plan",
  });
  expect(screen.getByTestId("path").textContent).toBe("/pricing");
});

test("refuses the plan that is held", async () => {
  const { user } = setUp({ plan: "basic" });
  await screen.findByText(/You are on the Basic plan/);
  await user.click(card("Basic").getByRole("button", { name: "Current Plan" }));
  expect(shown()).toMatchObject({ title: "Cannot Downgrade" });
});

test("says that a campaign's discount will be applied", async () => {
  const promotion = { code: "HALFOFF", percentOff: 50 };
  const answers = { "GET /api/promotion/HALFOFF": () => Response.json(promotion) };
  setUp({ plan: "free", path: "/pricing?promo=HALFOFF", answers });
  expect(await screen.findByText("50% off your first payment.")).toBeDefined();
  expect(screen.getByRole("note").textContent).toContain("HALFOFF will be applied at checkout.");
});

test.each([
  [undefined, "$71.88 $35.94 for the first year", "$4.99 for the first month"],
  ["free", "$71.88 $35.94 for the first year", "$4.99 for the first month"],
  ["basic", "billed $71.88 a year", "billed monthly"],
] as const)(
  "names the discounted price, and strikes a year's, for plan %s",
  async (plan, yearly, monthly) => {
    const answers = {
      "GET /api/promotion/HALFOFF": () => Response.json({ code: "HALFOFF", percentOff: 50 }),
    };
    const { user } = setUp({ ...(plan ? { plan } : {}), path: "/pricing?promo=HALFOFF", answers });
    if (plan) await screen.findByText(/^You are on the/);
    if (plan !== "basic") await screen.findByText("50% off your first payment.");
    const line = () => card("Basic").getByText(/for the first|^billed/).textContent;
    expect(line()).toBe(yearly);
    await user.click(screen.getByRole("switch", { name: "Bill yearly" }));
    expect(line()).toBe(monthly);
    expect(card("Free").queryByText(/for the first/)).toBeNull();
  },
);

test("promises no discount to whoever pays already", async () => {
  const answers = { "GET /api/promotion/HALFOFF": () => Response.json({ code: "HALFOFF", percentOff: 50 }) };
  const { calls } = setUp({ plan: "premium", path: "/pricing?promo=HALFOFF", answers });
  expect(screen.queryByRole("note")).toBeNull();
  await screen.findByText(/^You are on the Premium plan/);
  await waitFor(() => expect(calls.map(({ url }) => url)).toContain("/api/promotion/HALFOFF"));
  expect(screen.queryByRole("note")).toBeNull();
});

test("carries a guest's promotion, and tells once when it is over", async () => {
  const offline = { "GET /api/promotion/OLD": () => Promise.reject(new TypeError("Failed to fetch")) };
  const guest = setUp({ path: "/pricing?promo=OLD", answers: offline });
  expect(screen.getByText("Your discount OLD will be applied at checkout.")).toBeDefined();
  guest.unmount();
  const user = setUp({ plan: "free" });
  expect(await screen.findByText(/The promotion OLD is no longer valid/)).toBeDefined();
  user.unmount();
  setUp({ plan: "free" });
  await screen.findByText(/You are on the Free plan/);
  expect(screen.queryByText(/OLD/)).toBeNull();
});

test("says what a payment that is due means, and opens the portal to pay", async () => {
  const status = {
    ...mayasStatus,
    plan: "basic",
    status: "past_due",
    statusMessage: "Your last payment failed.",
  };
  const { user, calls } = setUp({
    plan: "basic",
    answers: { "GET /api/working-status": () => Response.json(status) },
  });
  expect((await screen.findByRole("alert")).textContent).toContain("Your last payment failed.");
  await user.click(screen.getByRole("button", { name: "Update payment method" }));
  await waitFor(() => expect(calls.map(({ url }) => url)).toContain("/api/simple-manage"));
});

test("tells whoever gave up at the checkout that nothing was charged, and keeps their period", async () => {
  const { user } = setUp({ plan: "free", path: "/pricing?canceled=true&period=monthly" });
  expect(await screen.findByText("You have not been charged.")).toBeDefined();
  const yearly = screen.getByRole("switch", { name: "Bill yearly" });
  expect(yearly.getAttribute("aria-checked")).toBe("false");
  await user.click(yearly);
  expect(yearly.getAttribute("aria-checked")).toBe("true");
});
