import { screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { useToasts } from "@/lib/toast-store.ts";
import { accountAnswers, mayasStatus } from "@/test/fake-account.ts";
import { createFakeFetch } from "@/test/fake-api.ts";
import { sellingConfig } from "@/test/fake-config.ts";
import { createFakeIdentity } from "@/test/fake-identity.ts";
import { renderInApp } from "@/test/render.tsx";
import { PaymentScreen } from "./payment-screen.tsx";

const scriptUrl = sellingConfig.billing.sandboxScriptUrl;
const script = () => document.querySelector<HTMLScriptElement>(`script[src="${scriptUrl}"]`);
const confirmPayment = vi.fn<() => Promise<object>>();
let ready = () => {};

beforeEach(() => {
  sessionStorage.clear();
  localStorage.setItem("ai-humanizer-session", '{"via":"provider","plan":"free"}');
  // The provider's script, which jsdom does not run.
  const on = (event: string, handler: () => void) => {
    if (event === "ready") ready = handler;
  };
  const element = { on, mount: () => {}, destroy: () => {} };
  vi.stubGlobal("Stripe", () => ({ elements: () => ({ create: () => element }), confirmPayment }));
});

afterEach(() => {
  script()?.remove();
  vi.unstubAllGlobals();
});

function setUp(path = "/payment", answers: Parameters<typeof createFakeFetch>[0] = {}) {
  const { fetch, calls } = createFakeFetch({
    ...accountAnswers(),
    "GET /api/config": () => Response.json(sellingConfig),
    "POST /api/create-payment-intent": () => Response.json({ clientSecret: "pi_1_secret_1" }),
    ...answers,
  });
  const { identity } = createFakeIdentity("maya");
  return { calls, ...renderInApp(<PaymentScreen />, { fetch, identity, path }) };
}

const button = () => screen.getByRole("button", { name: "Complete Payment" });
const arrive = async () => {
  await waitFor(() => expect(script()).not.toBeNull());
  script()?.dispatchEvent(new Event("load"));
};

test("asks for a month of Basic, and can't be sent until the provider has loaded", async () => {
  const { calls } = setUp();
  expect(await screen.findByRole("heading", { name: "Complete Your Payment" })).toBeDefined();
  expect(screen.getByRole("link", { name: "Back to Pricing" }).getAttribute("href")).toBe(
    "/pricing?period=monthly",
  );
  expect(button().hasAttribute("disabled")).toBe(true);
  await arrive();
  expect(calls.find(({ method }) => method === "POST")?.body).toEqual({ amount: 999 });
  await waitFor(() => {
    ready();
    expect(button().hasAttribute("disabled")).toBe(false);
  });
});

test("says that the provider could not be loaded, and keeps the button from being pressed till it is", async () => {
  vi.spyOn(console, "warn").mockImplementation(() => {});
  const { user } = setUp();
  await waitFor(() => expect(script()).not.toBeNull());
  expect(button().hasAttribute("disabled")).toBe(true);
  script()?.dispatchEvent(new Event("error"));
  expect((await screen.findByRole("alert")).textContent).toContain("The payment form could not be loaded");
  expect(useToasts.getState().toasts[0]).toMatchObject({ description: "Failed to initialize payment" });
  expect(screen.queryByRole("button", { name: "Complete Payment" })).toBeNull();
  script()?.remove();
  await user.click(screen.getByRole("button", { name: "Try again" }));
  expect(button().hasAttribute("disabled")).toBe(true);
  await arrive();
  await waitFor(() => {
    ready();
    expect(button().hasAttribute("disabled")).toBe(false);
  });
});

/** Completes the payment once the card fields are there. */
async function pay(user: ReturnType<typeof setUp>["user"]) {
  await waitFor(() => {
    ready();
    expect(button().hasAttribute("disabled")).toBe(false);
  });
  await user.click(button());
}

test("asks for what is missing without calling it a failed payment", async () => {
  const error = { type: "validation_error", message: "Your card number is incomplete." };
  confirmPayment.mockResolvedValue({ error });
  const { user } = setUp();
  await arrive();
  await pay(user);
  expect((await screen.findByRole("alert")).textContent).toBe("Your card number is incomplete.");
  expect(useToasts.getState().toasts).toEqual([]);
  expect(button().hasAttribute("disabled")).toBe(false);
});

test("tells why a card was refused, and lets try again", async () => {
  confirmPayment.mockResolvedValue({ error: { message: "Your card was declined." } });
  const { user } = setUp("/payment?plan=premium&period=yearly");
  await screen.findByText("$179.88 is charged now. Then $179.88 every year, until you cancel.");
  await arrive();
  await pay(user);
  expect((await screen.findByRole("alert")).textContent).toBe("Your card was declined.");
  expect(useToasts.getState().toasts[0]).toMatchObject({
    title: "Payment Failed",
    description: "Your card was declined.",
  });
  expect(button().hasAttribute("disabled")).toBe(false);
});

test("puts the news of a refused card away when it is tried again", async () => {
  confirmPayment.mockResolvedValueOnce({ error: { message: "Your card was declined." } });
  confirmPayment.mockResolvedValueOnce({ paymentIntent: { id: "pi_1" } });
  const { user } = setUp();
  await arrive();
  await pay(user);
  await waitFor(() => expect(useToasts.getState().toasts[0]).toMatchObject({ open: true }));
  await user.click(button());
  await waitFor(() => expect(screen.getByTestId("path").textContent).toBe("/payment-success"));
  expect(useToasts.getState().toasts[0]).toMatchObject({ title: "Payment Failed", open: false });
});

test("leads from a payment that went through to the thanks", async () => {
  confirmPayment.mockResolvedValue({ paymentIntent: { id: "pi_1" } });
  const { user } = setUp();
  await screen.findByText("$9.99 is charged now. Then $9.99 every month, until you cancel.");
  await arrive();
  await pay(user);
  await waitFor(() => expect(screen.getByTestId("path").textContent).toBe("/payment-success"));
});

test("says that the provider gave no answer, and can be tried again", async () => {
  confirmPayment.mockRejectedValue(new TypeError("Failed to fetch"));
  const { user } = setUp();
  await arrive();
  await pay(user);
  expect((await screen.findByRole("alert")).textContent).toContain("see on your account page");
  expect(button().hasAttribute("disabled")).toBe(false);
});

test("says that the payment can't be set up, why, and tries again", async () => {
  vi.spyOn(console, "warn").mockImplementation(() => {});
  const refused = {
    "POST /api/create-payment-intent": () => Response.json({ message: "Busy" }, { status: 409 }),
  };
  const { user, calls } = setUp("/payment", refused);
  await arrive();
  expect((await screen.findByRole("alert")).textContent).toContain("Busy");
  expect(useToasts.getState().toasts[0]).toMatchObject({
    title: "Error",
    description: "Failed to initialize payment",
  });
  await user.click(screen.getByRole("button", { name: "Try again" }));
  await waitFor(() => expect(calls.filter(({ method }) => method === "POST")).toHaveLength(2));
});

test("sends subscribers to the upgrade", async () => {
  const basic = { ...mayasStatus, plan: "basic" };
  setUp("/payment?plan=premium&period=yearly", { "GET /api/working-status": () => Response.json(basic) });
  const link = await screen.findByRole("link", { name: "Review the upgrade" });
  expect(link.getAttribute("href")).toBe("/checkout?plan=premium&period=yearly");
});

const half = { code: "HALFOFF", percentOff: 50 };

test("takes a promotion along, and off what is charged", async () => {
  const { calls } = setUp("/payment?promo=HALFOFF", {
    "GET /api/promotion/HALFOFF": () => Response.json(half),
  });
  expect(
    await screen.findByText("$4.99 is charged now. Then $9.99 every month, until you cancel."),
  ).toBeDefined();
  expect(screen.getByText("50% off the first payment (HALFOFF)")).toBeDefined();
  await arrive();
  const sent = calls.find(({ method }) => method === "POST")?.body;
  expect(sent).toEqual({ amount: 999, promotion: "HALFOFF" });
});

test("charges the regular price, and says so, once a promotion is refused", async () => {
  const refuse = { message: "This promotion is no longer valid.", code: "invalid_promotion" };
  let asked = 0;
  const { calls } = setUp("/payment?promo=HALFOFF", {
    "GET /api/promotion/HALFOFF": () => Response.json(half),
    "POST /api/create-payment-intent": () => {
      asked += 1;
      if (asked === 1) return Response.json(refuse, { status: 422 });
      return Response.json({ clientSecret: "pi_1_secret_1" });
    },
  });
  await arrive();
  expect(
    await screen.findByText("$9.99 is charged now. Then $9.99 every month, until you cancel."),
  ).toBeDefined();
  expect(screen.getByText(/The promotion HALFOFF is no longer valid/)).toBeDefined();
  expect(calls.findLast(({ method }) => method === "POST")?.body).toEqual({ amount: 999 });
});

test("asks for no card before it is known what a promotion is worth", async () => {
  let up = false;
  const { user, calls } = setUp("/payment?promo=HALFOFF", {
    "GET /api/promotion/HALFOFF": () =>
      up ? Response.json(half) : Response.json({ message: "Busy" }, { status: 503 }),
  });
  expect((await screen.findByRole("alert")).textContent).toContain("could not be looked up: Busy");
  expect(calls.some(({ method }) => method === "POST")).toBe(false);
  up = true;
  await user.click(screen.getByRole("button", { name: "Try again" }));
  expect(
    await screen.findByText("$4.99 is charged now. Then $9.99 every month, until you cancel."),
  ).toBeDefined();
});
