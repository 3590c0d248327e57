import type { Profile } from "@ai-humanizer/shared";
import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { readPurchase } from "@/lib/billing/purchase.ts";
import { useToasts } from "@/lib/toast-store.ts";
import { createFakePlatform } from "@/platform/fake-platform.ts";
import { accountAnswers, maya, mayasStatus } from "@/test/fake-account.ts";
import { createFakeFetch } from "@/test/fake-api.ts";
import { localConfig, operatorPages, sellingConfig } from "@/test/fake-config.ts";
import { createFakeIdentity } from "@/test/fake-identity.ts";
import { renderInApp } from "@/test/render.tsx";
import { CheckoutScreen } from "./checkout-screen.tsx";

beforeEach(() => {
  sessionStorage.clear();
  localStorage.setItem("ai-humanizer-session", '{"via":"provider","plan":"free"}');
});

const hosted = "https://pay.example.com/c/1";
const half = { code: "HALFOFF", percentOff: 50 };

function setUp(
  path: string,
  answers: Parameters<typeof createFakeFetch>[0] = {},
  plan: Profile["plan"] = "free",
) {
  const subscription = { plan, user: { subscriptionPlan: plan, monthlyUsage: 2 } };
  const { fetch, calls } = createFakeFetch({
    ...accountAnswers({ ...maya, plan, subscriptionPlan: plan }),
    "GET /api/config": () => Response.json(sellingConfig),
    "GET /api/working-status": () => Response.json({ ...mayasStatus, ...subscription }),
    "POST /api/test-checkout": () => Response.json({ url: null }),
    "POST /api/working-subscribe": () => Response.json({ url: hosted, sessionId: "cs_1" }),
    "GET /api/promotion/HALFOFF": () => Response.json(half),
    ...answers,
  });
  const platform = createFakePlatform();
  const { identity } = createFakeIdentity("maya");
  const app = renderInApp(<CheckoutScreen />, { fetch, identity, platform, path: `/checkout${path}` });
  const posts = () => calls.filter(({ method }) => method === "POST").map(({ url, body }) => [url, body]);
  const pay = async () => app.user.click(await screen.findByRole("button", { name: "Continue to checkout" }));
  return { ...app, platform, posts, pay };
}

const toastShown = () => useToasts.getState().toasts[0];

test("sums up a year of Basic and leads to the hosted checkout", async () => {
  const { platform, posts, pay } = setUp("?plan=basic&period=yearly");
  expect(await screen.findByText("$5.99/month, billed yearly")).toBeDefined();
  expect(screen.getByText("Due today").nextElementSibling?.textContent).toBe("$71.88");
  await pay();
  await waitFor(() => expect(platform.visited).toEqual([hosted]));
  expect(posts()).toEqual([["/api/working-subscribe", { plan: "basic", priceId: "price_basic_year" }]]);
  expect(readPurchase()).toEqual({ plan: "basic", period: "yearly" });
});

test("links the operator's terms and help where there are any", async () => {
  const operator = { ...operatorPages, privacyUrl: null };
  setUp("?plan=basic&period=yearly", {
    "GET /api/config": () => Response.json({ ...sellingConfig, operator }),
  });
  const help = await screen.findByRole("navigation", { name: "Terms and help" });
  const links = within(help).getAllByRole("link");
  expect(links.map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
    ["Terms of Service", operator.termsUrl],
    ["Contact", operator.supportUrl],
  ]);
});

test("takes a promotion along, and off the first payment", async () => {
  const { posts, pay } = setUp("?plan=basic&period=monthly&promo=HALFOFF");
  expect(await screen.findByText("50% off the first payment (HALFOFF)")).toBeDefined();
  expect(screen.getByText("Due today").nextElementSibling?.textContent).toBe("$4.99");
  await pay();
  await waitFor(() =>
    expect(posts()).toEqual([
      ["/api/working-subscribe", { plan: "basic", priceId: "price_basic_month", promotion: "HALFOFF" }],
    ]),
  );
});

test("keeps a good promotion when a bad one is given after it", async () => {
  const first = setUp("?plan=basic&period=monthly&promo=HALFOFF");
  expect(await screen.findByText("50% off the first payment (HALFOFF)")).toBeDefined();
  first.unmount();
  setUp("?plan=basic&period=monthly&promo=NONSENSE");
  expect(await screen.findByText("50% off the first payment (HALFOFF)")).toBeDefined();
});

test("lets go of a promotion that is refused, and takes the regular price", async () => {
  const refuse = { message: "This promotion is no longer valid.", code: "invalid_promotion" };
  const { posts, pay } = setUp("?plan=basic&period=monthly&promo=HALFOFF", {
    "POST /api/working-subscribe": () => Response.json(refuse, { status: 422 }),
  });
  await screen.findByText("50% off the first payment (HALFOFF)");
  await pay();
  expect(await screen.findByText(/This is the regular price/)).toBeDefined();
  expect(screen.getByText("Due today").nextElementSibling?.textContent).toBe("$9.99");
  await pay();
  const order = { plan: "basic", priceId: "price_basic_month" };
  await waitFor(() =>
    expect(posts().map(([, body]) => body)).toEqual([{ ...order, promotion: "HALFOFF" }, order]),
  );
});

test.each([
  [
    "goes to the test checkout of Premium where there is one",
    () => Response.json({ url: "https://t.example" }),
    "https://t.example",
    1,
  ],
  ["takes Premium's normal checkout where there is none", () => Response.json({ url: null }), hosted, 2],
  [
    "takes it where the test checkout fails",
    () => Response.json({ message: "No" }, { status: 500 }),
    hosted,
    2,
  ],
])("%s", async (_, answer, url, calls) => {
  const { platform, posts, pay } = setUp("?plan=premium&period=yearly", {
    "POST /api/test-checkout": answer,
  });
  await pay();
  await waitFor(() => expect(platform.visited).toEqual([url]));
  expect(posts()).toHaveLength(calls);
  expect(posts()[0]).toEqual(["/api/test-checkout", undefined]);
});

const refusal = (code: string, message: string) => () => Response.json({ code, message }, { status: 409 });

test.each([
  [
    "a checkout without an address",
    () => Response.json({ url: null, sessionId: "" }),
    "Payment Setup Error",
    "Unable to initialize payment. Please try again.",
  ],
  [
    "a refusal in the server's words",
    refusal("billing_busy", "Another tab is at it."),
    "Error",
    "Another tab is at it.",
  ],
  [
    "a plan that is not higher",
    refusal("plan_not_higher", "You have it."),
    "Cannot Downgrade",
    "You have it.",
  ],
  ["a failure without words", refusal("internal", ""), "Error", "Failed to create subscription"],
])("tells of %s", async (_, answer, title, description) => {
  const { platform, pay } = setUp("?plan=basic&period=yearly", { "POST /api/working-subscribe": answer });
  await pay();
  await waitFor(() => expect(toastShown()).toMatchObject({ title, description }));
  expect(platform.visited).toEqual([]);
  expect(screen.getByRole("button", { name: "Continue to checkout" }).hasAttribute("disabled")).toBe(false);
});

test("refuses a plan without a price", async () => {
  const { pay } = setUp("?plan=premium&period=monthly");
  await pay();
  await waitFor(() => expect(toastShown()).toMatchObject({ title: "Configuration Error" }));
});

const due = async () => (await screen.findByText("Due today")).nextElementSibling?.textContent;
const preview = "GET /api/upgrade-preview?plan=premium&priceId=price_premium_year";

test("an upgrade costs what the provider works out, and is not paid by a card on the page", async () => {
  const { promise, resolve } = Promise.withResolvers<Response>();
  setUp("?plan=premium&period=yearly", { [preview]: () => promise }, "basic");
  expect(await due()).toBe("Working it out...");
  resolve(Response.json({ amountDue: 14_012, currency: "usd" }));
  expect(await screen.findByText("$140.12")).toBeDefined();
  expect(screen.queryByRole("link", { name: "Pay by card on this site" })).toBeNull();
});

test("an upgrade whose cost is not told says where it is", async () => {
  const failing = () => Response.json({ message: "Down", code: "billing_unavailable" }, { status: 503 });
  const { pay, posts } = setUp("?plan=premium&period=yearly", { [preview]: failing }, "basic");
  await waitFor(async () => expect(await due()).toBe("Shown before you confirm"));
  await pay();
  await waitFor(() => expect(posts().at(-1)?.[0]).toBe("/api/working-subscribe"));
});

test("a promotion on an upgrade names no sum, which the provider works out", async () => {
  setUp("?plan=premium&period=yearly&promo=HALFOFF", {}, "basic");
  const line = await screen.findByText("50% off the first payment (HALFOFF)");
  expect(line.nextElementSibling?.textContent).toBe("Applied");
});

test("leads to the card form with a promotion, unless there is nothing to pay", async () => {
  const { unmount } = setUp("?plan=basic&period=monthly&promo=HALFOFF");
  await screen.findByText("50% off the first payment (HALFOFF)");
  expect(screen.getByRole("link", { name: "Pay by card on this site" })).toBeDefined();
  unmount();
  const free = { code: "HALFOFF", percentOff: 100 };
  setUp("?plan=basic&period=monthly", { "GET /api/promotion/HALFOFF": () => Response.json(free) });
  await screen.findByText("100% off the first payment (HALFOFF)");
  expect(screen.queryByRole("link", { name: "Pay by card on this site" })).toBeNull();
});

test.each([
  ["without a plan", "", "free", "No plan chosen"],
  ["with the plan that is held", "?plan=premium&period=yearly", "premium", "You're on the Premium plan"],
] as const)("says what is wrong %s", async (_, path, plan, heading) => {
  setUp(path, {}, plan);
  expect(await screen.findByRole("heading", { name: heading })).toBeDefined();
});

test("sells nothing where the server takes no payments", async () => {
  setUp("?plan=basic&period=yearly", { "GET /api/config": () => Response.json(localConfig) });
  expect(await screen.findByRole("heading", { name: "Nothing to buy here" })).toBeDefined();
});

test("says that a payment is due before anything else is bought", async () => {
  const due = { ...mayasStatus, plan: "basic", status: "past_due", statusMessage: "It failed." };
  setUp("?plan=premium&period=yearly", { "GET /api/working-status": () => Response.json(due) });
  expect((await screen.findByRole("alert")).textContent).toContain("It failed.");
  expect(screen.queryByRole("button", { name: "Continue to checkout" })).toBeNull();
});
