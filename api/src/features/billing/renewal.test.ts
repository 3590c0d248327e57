import { workingStatusSchema } from "@ai-humanizer/shared";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { humanizeInit } from "../../../test/app.ts";
import { cards, startTestBilling, type TestBilling } from "../../../test/billing.ts";
import { newCustomer, type TestCustomer } from "../../../test/customer.ts";
import { databases, testDatabase } from "../../../test/databases.ts";
import { effectivePlan } from "../subscription/effective-plan.ts";

const day = 86_400_000;

describe.each(databases)("a subscription over time on $name", ({ open }) => {
  const database = testDatabase(open);
  let stripe: TestBilling;
  let user: TestCustomer;
  beforeEach(async () => {
    stripe = await startTestBilling();
    user = await newCustomer(database.db, stripe);
  });
  afterEach(() => stripe.stop());

  /** Lets days pass for the provider, and brings the app what happened. */
  const pass = async (days: number) => {
    await stripe.advance(days);
    for (const event of await stripe.events()) await stripe.deliver(user.app(), event);
  };
  const buy = async (card: string) => {
    await stripe.pay(await user.checkout("basic"), card);
    await pass(0);
  };
  const now = async () => (await stripe.state()).now * 1000;
  const status = async () => {
    const headers = { authorization: user.authorization };
    const answer = await user.app().request("/api/working-status", { headers });
    return workingStatusSchema.parse(await answer.json());
  };
  /** Whether an input of more words than the free plan takes is taken. */
  const takesLongInput = async () => {
    const init = humanizeInit(null, { text: "word ".repeat(151) }, { authorization: user.authorization });
    return (await user.app().request("/api/humanize", init)).status === 200;
  };

  it("renews, and each payment is kept", async () => {
    await buy(cards.pays);
    const before = (await user.stored()).profile.subscriptionPeriodEnd ?? 0;
    await pass(32);
    const { profile, payments } = await user.stored();
    expect(profile).toMatchObject({ subscriptionPlan: "basic", subscriptionStatus: "active" });
    expect(profile.subscriptionPeriodEnd).toBeGreaterThan(before + 27 * day);
    expect(payments.map(({ amount, status }) => [amount, status])).toEqual([
      [999, "succeeded"],
      [999, "succeeded"],
    ]);
  });

  it("keeps its plan for 7 days after a renewal failed, until it is paid", async () => {
    await buy(cards.failsLater);
    await pass(31);
    const { pastDueSince, subscriptionStatus } = (await user.stored()).profile;
    expect(subscriptionStatus).toBe("past_due");
    const failedAt = pastDueSince ?? 0;
    expect(failedAt).toBeGreaterThan((await now()) - 4 * day);
    // Tokens live by the machine's time; what is asked for here is the plan that holds at another one.
    const planAt = async (time: number) => effectivePlan((await user.stored()).profile, time);
    expect(await planAt(failedAt + 7 * day - 1)).toBe("basic");
    expect(await planAt(failedAt + 7 * day)).toBe("free");
    expect(await takesLongInput()).toBe(true);
    expect(await status()).toMatchObject({ plan: "basic", status: "past_due" });

    const refused = await user.post("/api/working-subscribe", {
      plan: "premium",
      priceId: "price_premium_monthly",
    });
    expect(refused.status).toBe(409);
    expect(await refused.json()).toMatchObject({ code: "payment_past_due" });

    // A retry that fails does not start the grace period anew.
    await pass(3);
    expect((await user.stored()).profile.pastDueSince).toBe(failedAt);
    await stripe.press(await user.portal(), "card", { number: cards.pays });
    await pass(0);
    const { profile, payments } = await user.stored();
    expect(profile).toMatchObject({ subscriptionStatus: "active", pastDueSince: null });
    expect(payments.map((payment) => payment.status)).toEqual(["succeeded", "succeeded"]);
  });

  it("ends when nobody pays, and says why", async () => {
    await buy(cards.failsLater);
    for (let week = 0; week < 8; week += 1) await pass(7);
    const { profile, payments } = await user.stored();
    expect(profile).toMatchObject({ subscriptionPlan: "free", subscriptionStatus: "canceled" });
    expect(payments.map((payment) => payment.status).toSorted()).toEqual(["failed", "succeeded"]);
    expect(await user.changes()).toEqual(["basic free payment_failed", "free basic subscribed"]);
    expect(await takesLongInput()).toBe(false);
  });

  it("ends with its period where it was canceled for then", async () => {
    await buy(cards.pays);
    await stripe.press(await user.portal(), "cancel-later");
    await pass(0);
    const { subscriptionEndsAt, subscriptionPeriodEnd } = (await user.stored()).profile;
    expect(subscriptionEndsAt).toBe(subscriptionPeriodEnd);
    expect(await takesLongInput()).toBe(true);
    await pass(32);
    expect((await user.stored()).profile).toMatchObject({
      subscriptionPlan: "free",
      subscriptionStatus: "canceled",
      subscriptionEndsAt: null,
    });
    expect(await user.changes()).toEqual(["basic free canceled", "free basic subscribed"]);
  });

  it("forgets a first payment that never came", async () => {
    expect((await user.post("/api/create-payment-intent", { amount: 2499 })).status).toBe(200);
    await pass(2);
    expect((await user.stored()).profile).toMatchObject({
      subscriptionPlan: null,
      subscriptionStatus: "active",
    });
    expect((await user.post("/api/create-payment-intent", { amount: 2499 })).status).toBe(200);
  });
});
