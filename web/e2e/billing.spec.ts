import type { Page } from "@playwright/test";
import { expect, signIn, test } from "./test.ts";

// One after the other: the stand-in's clock, which one of them moves, is the same to all.
test.describe.configure({ mode: "default" });

const cards = {
  pays: "4242 4242 4242 4242",
  declined: "4000 0000 0000 0002",
  failsLater: "4000 0000 0000 0341",
};

/** Someone signed in with the demo's provider, whose first sign-in this is. */
async function signInAnew(page: Page): Promise<void> {
  await page.goto("/login");
  await signIn(page);
}

/** Chooses a plan on the pricing page and goes on to the hosted checkout. */
async function openCheckout(page: Page, plan: "Basic" | "Premium"): Promise<void> {
  await page.getByRole("button", { name: `Upgrade to ${plan}` }).click();
  await page.getByRole("button", { name: "Continue to checkout" }).click();
  await expect(page.getByText("Sandbox: a local stand-in for Stripe.")).toBeVisible();
}

async function payAtCheckout(page: Page, card: string): Promise<void> {
  await page.getByLabel("Card number").fill(card);
  await page.getByRole("button", { name: "Subscribe" }).click();
}

async function expectPaid(page: Page, plan: "Basic" | "Premium"): Promise<void> {
  await expect(page.getByRole("heading", { name: "Payment Successful!" })).toBeVisible();
  await expect(page.getByText(`You are on the ${plan} plan.`)).toBeVisible();
  await expect(page).toHaveURL("/payment-success");
}

const counted = (page: Page) =>
  page.evaluate(() => (window as { dataLayer?: Record<string, unknown>[] }).dataLayer ?? []);
const subscription = (page: Page) => page.getByRole("region", { name: "Subscription Details" });

test("a guest becomes a Premium user by the year, after a card that was declined", async ({ page }) => {
  await page.goto("/pricing");
  await page.getByRole("button", { name: "Upgrade to Premium" }).click();
  const dialog = page.getByRole("dialog", { name: "Sign in to continue" });
  await expect(dialog.getByRole("button", { name: "Continue with Apple" })).toBeVisible();
  await dialog.getByRole("button", { name: "Continue with Google" }).click();
  const chooser = page.getByRole("dialog", { name: "Choose a local account" });
  await chooser.getByLabel("Email").fill(`buyer-${Date.now()}@example.com`);
  await chooser.getByRole("button", { name: "Create and sign in" }).click();
  await expect(
    page.getByText("You can now select your plan and proceed with payment.", { exact: true }),
  ).toBeVisible();
  await expect(dialog).toBeHidden();
  expect(await page.evaluate(() => localStorage.getItem("authRedirectPath"))).toBeNull();

  await expect(page.getByText("You are on the Free plan: 0/5 humanizations used this month.")).toBeVisible();
  await page.getByRole("button", { name: "Upgrade to Premium" }).click();
  await expect(page.getByRole("region", { name: "Your order" })).toContainText("$179.88");
  await page.getByRole("button", { name: "Continue to checkout" }).click();
  await payAtCheckout(page, cards.declined);
  await expect(page.getByRole("alert")).toHaveText("Your card was declined.");
  await payAtCheckout(page, cards.pays);

  await expectPaid(page, "Premium");
  const events = await counted(page);
  expect(events.map(({ event, value, currency }) => [event, value, currency])).toEqual([
    ["conversion", 179.88, "USD"],
    ["purchase", 179.88, "USD"],
  ]);
  await page.reload();
  await expectPaid(page, "Premium");
  expect(await counted(page)).toEqual([]);
  await page.getByRole("link", { name: "Continue to Dashboard" }).click();
  await expect(page.getByRole("complementary", { name: "Sidebar" }).getByText("Premium Plan")).toBeVisible();
  const numbers = page.getByRole("region", { name: "Your numbers" });
  await expect(numbers.getByText("$14.99/month")).toBeVisible();

  await numbers.getByRole("button", { name: "Cancel Subscription" }).click();
  await page.getByRole("button", { name: "Keep Subscription" }).click();
  await numbers.getByRole("button", { name: "Cancel Subscription" }).click();
  await page.getByRole("button", { name: "Confirm Cancellation" }).click();
  await expect(page.getByText("Subscription Cancelled", { exact: true })).toBeVisible();
  await expect(page.getByRole("complementary", { name: "Sidebar" }).getByText("Free Plan")).toBeVisible();
  await expect(numbers.getByText("0/5 this month")).toBeVisible();
});

test("a promotion, an abandoned checkout, Basic by the month, the portal and an upgrade", async ({
  page,
}) => {
  await signInAnew(page);
  await page.goto("/pricing?promo=HALFOFF");
  await expect(page.getByText("50% off your first payment.")).toBeVisible();
  await page.getByRole("switch", { name: "Bill yearly" }).click();
  await page.getByRole("button", { name: "Upgrade to Basic" }).click();
  const order = page.getByRole("region", { name: "Your order" });
  await expect(order).toContainText("50% off the first payment (HALFOFF)");
  await expect(order).toContainText("$4.99");
  await order.getByRole("button", { name: "Continue to checkout" }).click();
  await expect(page.getByRole("heading", { name: "$4.99 due today" })).toBeVisible();
  await page.getByRole("link", { name: "Back to AI Humanizer" }).click();
  await expect(page.getByText("You have not been charged.", { exact: true })).toBeVisible();
  await expect(page).toHaveURL("/pricing?period=monthly");
  await expect(page.getByText("50% off your first payment.")).toBeVisible();

  await openCheckout(page, "Basic");
  await payAtCheckout(page, cards.pays);
  await expectPaid(page, "Basic");

  await page.goto("/account");
  await expect(subscription(page).getByText("$9.99/month")).toBeVisible();
  await expect(subscription(page).getByText("Active", { exact: true })).toBeVisible();
  await subscription(page).getByRole("button", { name: "Manage Subscription" }).click();
  await expect(page.getByRole("region", { name: "Invoices" })).toContainText("$4.99");
  await page.getByRole("link", { name: "Return to AI Humanizer" }).click();

  await subscription(page).getByRole("link", { name: "Upgrade Account" }).click();
  await expect(page.getByRole("button", { name: "Current Plan" })).toBeVisible();
  await page.getByRole("button", { name: "Downgrade to Free" }).click();
  await expect(page.getByText("Cannot Downgrade", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Upgrade to Premium" }).click();
  await expect(order).toContainText("Due today$15.00");
  await order.getByRole("button", { name: "Continue to checkout" }).click();
  await page.getByRole("button", { name: "Confirm" }).click();
  // This way no checkout is looked up: the plan shows once the webhook has come.
  await expectPaid(page, "Premium");
});

test("the payment page waits for the provider, tells of a declined card, and pays", async ({ page }) => {
  await signInAnew(page);
  let load = () => {};
  const loading = new Promise<void>((resolve) => {
    load = resolve;
  });
  await page.route("**/v3/sandbox.js", async (route) => {
    await loading;
    await route.continue();
  });
  await page.goto("/payment?promo=HALFOFF");
  await expect(
    page.getByText("$4.99 is charged now. Then $9.99 every month, until you cancel."),
  ).toBeVisible();
  const pay = page.getByRole("button", { name: "Complete Payment" });
  await expect(page.getByRole("heading", { name: "Complete Your Payment" })).toBeVisible();
  await expect(pay).toBeDisabled();
  load();
  await expect(pay).toBeEnabled();
  const fill = async (number: string, expiry = "12 / 34") => {
    await page.getByLabel("Card number").fill(number);
    await page.getByLabel("Expiry date").fill(expiry);
    await page.getByLabel("CVC").fill("123");
    await pay.click();
  };
  await fill(cards.pays, "01 / 20");
  await expect(page.getByRole("alert").filter({ hasText: "expiration date is in the past" })).toBeVisible();
  await fill(cards.declined);
  await expect(page.getByText("Payment Failed", { exact: true })).toBeVisible();
  await expect(page.getByRole("alert").filter({ hasText: "Your card was declined." })).toBeVisible();
  await fill(cards.pays);
  await expectPaid(page, "Basic");
  expect((await counted(page)).map(({ value }) => value)).toEqual([9.99, 9.99]);
});

test("a renewal that fails is told, and paid in the portal", async ({ page, request }) => {
  await signInAnew(page);
  await page.goto("/pricing");
  await page.getByRole("switch", { name: "Bill yearly" }).click();
  await openCheckout(page, "Basic");
  const { origin } = new URL(page.url());
  await payAtCheckout(page, cards.failsLater);
  await expectPaid(page, "Basic");
  await request.post(`${origin}/sandbox/clock`, { data: { advanceSeconds: 32 * 24 * 3600 } });

  const alert = subscription(page).getByRole("alert");
  await expect(async () => {
    await page.goto("/account");
    await expect(alert).toContainText("please update your payment method", { timeout: 2_000 });
  }).toPass();
  await expect(subscription(page).getByText("Past due", { exact: true })).toBeVisible();
  await expect(subscription(page).getByRole("button", { name: "Cancel Subscription" })).toHaveCount(0);
  await alert.getByRole("button", { name: "Update payment method" }).click();
  await page.getByLabel("Card number").fill(cards.pays);
  await page.getByRole("button", { name: "Update card" }).click();
  await expect(page.getByRole("status")).toHaveText("Your card has been updated.");
  await page.getByRole("link", { name: "Return to AI Humanizer" }).click();
  await expect(subscription(page).getByText("Active", { exact: true })).toBeVisible();
  await expect(alert).toHaveCount(0);
});
