import fc from "fast-check";
import type Stripe from "stripe";
import { describe, expect, it } from "vitest";
import { cards, startTestBilling, type TestBilling } from "../../../test/billing.ts";
import { newCustomer, type TestCustomer } from "../../../test/customer.ts";
import { databases, testDatabase } from "../../../test/databases.ts";
import { slowStripe } from "../../../test/slow-stripe.ts";
import { createLogger } from "../../log.ts";
import { reconcile } from "./reconcile.service.ts";

/** What can happen to a subscription, by the user or by time. */
const happenings = [
  "buy basic",
  "buy premium by the year",
  "switch to premium",
  "switch to basic by the year",
  "cancel in the portal",
  "cancel in the app",
  "cancel for later",
  "resume",
  "let a month pass",
  "let three days pass",
  "take a card that fails later",
  "take a card that pays",
] as const;
type Happening = (typeof happenings)[number];

async function happen(what: Happening, user: TestCustomer, stripe: TestBilling): Promise<void> {
  const buy = async (plan: string, period: string) => {
    const url = await user.checkout(plan, period);
    if (url?.includes("/c/pay/")) await stripe.pay(url);
    else if (url !== null) await stripe.press(url, "confirm");
  };
  const press = async (action: string, form: Record<string, string> = {}) =>
    void (await stripe.press(await user.portal(), action, form));
  const happen: Record<Happening, () => Promise<unknown>> = {
    "buy basic": () => buy("basic", "monthly"),
    "buy premium by the year": () => buy("premium", "yearly"),
    "switch to premium": () => press("switch", { price: "price_premium_monthly" }),
    "switch to basic by the year": () => press("switch", { price: "price_basic_yearly" }),
    "cancel in the portal": () => press("cancel"),
    "cancel in the app": () => user.post("/api/working-cancel", {}),
    "cancel for later": () => press("cancel-later"),
    resume: () => press("resume"),
    "let a month pass": () => stripe.advance(31),
    "let three days pass": () => stripe.advance(3),
    "take a card that fails later": () => press("card", { number: cards.failsLater }),
    "take a card that pays": () => press("card", { number: cards.pays }),
  };
  await happen[what]();
}

/** What should be stored, read from the stand-in's own objects in another way than the product does. */
async function truth(stripe: TestBilling, customer: string) {
  const { subscriptions, invoices } = await stripe.state();
  const own = Object.values(subscriptions).filter((each) => each.customer === customer);
  const live = own.filter(({ status }) => status === "active" || status === "past_due");
  expect(live.length).toBeLessThanOrEqual(1);
  const [subscription] = live;
  const item = subscription?.items.data[0];
  const [, plan, period] = item?.price.id.split("_") ?? [];
  const payments = Object.values(invoices)
    .filter((each) => each.customer === customer && each.attempt_count > 0)
    .map(({ id, status, amount_due, lines }) => ({
      id,
      amount: amount_due,
      status: status === "paid" ? "succeeded" : "failed",
      plan: lines.data.at(-1)?.pricing?.price_details?.price.toString().split("_")[1],
    }));
  return {
    plan: plan ?? (own.length > 0 ? "free" : null),
    status: subscription?.status ?? (own.length > 0 ? "canceled" : "active"),
    period: period ?? null,
    periodEnd: item ? item.current_period_end * 1000 : null,
    endsAt: subscription?.cancel_at ? subscription.cancel_at * 1000 : null,
    payments: payments.toSorted((a, b) => (a.id < b.id ? -1 : 1)),
  };
}

async function kept(user: TestCustomer) {
  const { profile, payments } = await user.stored();
  return {
    plan: profile.subscriptionPlan,
    status: profile.subscriptionStatus,
    period: profile.subscriptionPeriod,
    periodEnd: profile.subscriptionPeriodEnd,
    endsAt: profile.subscriptionEndsAt,
    payments: payments.toSorted((a, b) => (a.id < b.id ? -1 : 1)),
  };
}

const historyArbitrary = fc.record({
  first: fc.constantFrom<Happening>("buy basic", "buy premium by the year"),
  rest: fc.array(fc.constantFrom(...happenings), { minLength: 7, maxLength: 7 }),
  /** How many happenings later each event arrives, and what it is sorted by among those that arrive with it. */
  lags: fc.array(fc.nat(2), { minLength: 8, maxLength: 8 }),
  order: fc.array(fc.nat(1000), { minLength: 8, maxLength: 8 }),
  copies: fc.array(fc.integer({ min: 1, max: 3 }), { minLength: 8, maxLength: 8 }),
  dropped: fc.option(fc.nat(7), { freq: 1 }),
  /** How long the provider's answers take, in ms. */
  delays: fc.array(fc.constantFrom(0, 1, 5, 60), { minLength: 5, maxLength: 5 }),
});

type History = typeof historyArbitrary extends fc.Arbitrary<infer T> ? T : never;

describe.each(databases)("any history of 8 billing events on $name", ({ open }) => {
  const database = testDatabase(open);

  const runs = 12;
  it("ends in the provider's state, permuted, repeated, and with one lost after reconciling", {
    timeout: 120_000,
  }, async () => {
    const property = fc.asyncProperty(historyArbitrary, async (history) => {
      const stripe = await startTestBilling();
      try {
        await replay(history, stripe);
      } finally {
        await stripe.stop();
      }
    });
    await fc.assert(property, { seed: 1, numRuns: runs });
  });

  async function replay(history: History, stripe: TestBilling): Promise<void> {
    const user = await newCustomer(database.db, stripe);
    let answers = 0;
    const slow = slowStripe(stripe.origin, async () => {
      answers += 1;
      await new Promise((resolve) => setTimeout(resolve, history.delays[answers % 5]));
    });
    const app = user.app({ billing: { ...stripe.billing, stripe: slow } });
    const deliver = async (event: Stripe.Event) => {
      while ((await stripe.deliver(app, event)).status !== 200) {
        await new Promise((resolve) => setTimeout(resolve, 2));
      }
    };

    const waiting: { event: Stripe.Event; due: number; rank: number }[] = [];
    const inFlight: Promise<void>[] = [];
    let seen = 0;
    const steps: readonly Happening[] = [history.first, ...history.rest];
    for (const [step, what] of steps.entries()) {
      await happen(what, user, stripe);
      const events = await stripe.events();
      for (const event of events.slice(seen)) {
        const index = seen % 8;
        seen += 1;
        if (seen - 1 === history.dropped) continue;
        const due = step + (history.lags[index] ?? 0);
        for (let copy = 0; copy < (history.copies[index] ?? 1); copy += 1) {
          waiting.push({ event, due: due + (copy >> 1), rank: history.order[(index + copy) % 8] ?? 0 });
        }
      }
      const arriving = waiting.filter(({ due }) => due <= step).toSorted((a, b) => a.rank - b.rank);
      for (const each of arriving) waiting.splice(waiting.indexOf(each), 1);
      // Not awaited: the next thing happens while these are taken on.
      inFlight.push(...arriving.map(({ event }) => deliver(event)));
    }
    const late = waiting.toSorted((a, b) => a.rank - b.rank).map(({ event }) => deliver(event));
    await Promise.all([...inFlight, ...late]);

    const wanted = await truth(stripe, await user.customerId());
    const deps = {
      db: database.db,
      clock: Date.now,
      newId: () => crypto.randomUUID(),
      log: createLogger("silent"),
      billing: stripe.billing,
    };
    if (history.dropped === null) expect(await kept(user)).toEqual(wanted);
    else await reconcile(deps);
    expect(await kept(user)).toEqual(wanted);
    await database.db.deleteFrom("billingCustomers").where("userId", "=", user.userId).execute();
  }
});
