import { billingOff } from "@ai-humanizer/shared";
import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { useToasts } from "@/lib/toast-store.ts";
import { accountAnswers, maya } from "@/test/fake-account.ts";
import { createFakeFetch } from "@/test/fake-api.ts";
import { createFakeIdentity } from "@/test/fake-identity.ts";
import { renderInApp } from "@/test/render.tsx";
import { PricingScreen } from "./pricing-screen.tsx";

const card = (name: string) => within(screen.getByRole("region", { name }));

/** What a server without billing answers for its settings. */
const config = {
  firebase: null,
  demo: null,
  billing: billingOff,
  provider: "local",
  desktopDownloadUrl: null,
  version: "1",
  simulated: [],
};

function setUp(plan: typeof maya.plan | null) {
  const { fetch } = createFakeFetch({
    ...(plan === null ? {} : accountAnswers({ ...maya, plan })),
    "GET /api/config": () => Response.json(config),
  });
  if (plan !== null) localStorage.setItem("ai-humanizer-session", JSON.stringify({ via: "provider", plan }));
  const { identity } = createFakeIdentity(plan === null ? null : "maya");
  return renderInApp(<PricingScreen />, { fetch, identity, path: "/pricing" });
}

test("shows yearly prices first, and monthly ones by the switch", async () => {
  const { user } = setUp(null);
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
  setUp(null);
  expect(card("Basic").getByText("Most Popular")).toBeDefined();
  expect(card("Free").getByText("Up to 150 words per text")).toBeDefined();
  expect(card("Basic").getByText("Up to 1,000 words per text")).toBeDefined();
  expect(card("Premium").getByText("Up to 1,500 words per text")).toBeDefined();
});

test("choosing the free plan changes nothing and says so", async () => {
  const { user } = setUp(null);
  await user.click(card("Free").getByRole("button"));
  expect(useToasts.getState().toasts[0]).toMatchObject({
    title: "Free Plan",
    description: "You're already on the free plan!",
  });
});

test("refuses a lower plan", async () => {
  const { user } = setUp("premium");
  await screen.findByText(/You are on the Premium plan/);
  await user.click(card("Free").getByRole("button"));
  expect(useToasts.getState().toasts[0]).toMatchObject({ title: "Cannot Downgrade" });
});

test("offers no purchase where the server takes no payments", async () => {
  setUp(null);
  expect(await screen.findByText(/takes no payments/)).toBeDefined();
  expect(card("Basic").getByRole("button").hasAttribute("disabled")).toBe(true);
});
