import type Stripe from "stripe";
import { expect, it } from "vitest";
import type { Catalog } from "./catalog.ts";
import { customerState } from "./provider-state.ts";

const catalog: Pick<Catalog, "ofPrice"> = {
  ofPrice: (priceId) => ({ plan: "premium", period: "monthly", priceId, cents: 2499 }),
};

const subscription = (status: Stripe.Subscription.Status) =>
  ({
    id: "sub_1",
    status,
    created: 100,
    start_date: 100,
    trial_end: 700,
    cancel_at: null,
    items: { data: [{ current_period_end: 900, price: { id: "price_premium_monthly" } }] },
  }) as Stripe.Subscription;

const stateOf = (status: Stripe.Subscription.Status) =>
  customerState(catalog as Catalog, [subscription(status)], []).subscription;

it.each(["past_due", "unpaid", "paused"] as const)(
  "counts %s as owing, from the end of its trial",
  (status) => {
    expect(stateOf(status)).toMatchObject({
      subscriptionPlan: "premium",
      subscriptionStatus: "past_due",
      pastDueSince: 700_000,
    });
  },
);

it.each(["active", "trialing"] as const)("counts %s as paid for", (status) => {
  expect(stateOf(status)).toMatchObject({ subscriptionStatus: "active", pastDueSince: null });
});
