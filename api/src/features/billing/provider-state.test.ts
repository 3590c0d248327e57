import type Stripe from "stripe";
import { describe, expect, it } from "vitest";
import { parseSettings } from "../../settings/parse.ts";
import { createCatalog } from "./catalog.ts";
import { customerState } from "./provider-state.ts";

const settings = parseSettings({ STRIPE_RETIRED_PRICES_PREMIUM: "price_of_2024, price_of_2025" });
const catalog = createCatalog(settings.billing);

const subscription = (status: Stripe.Subscription.Status) =>
  ({
    id: "sub_1",
    status,
    created: 100,
    start_date: 100,
    trial_end: 700,
    cancel_at: null,
    metadata: {},
    items: { data: [{ current_period_end: 900, price: { id: "price_premium_monthly" } }] },
  }) as Stripe.Subscription;

const stateOf = (status: Stripe.Subscription.Status) =>
  customerState(catalog, [subscription(status)], [], []).subscription;

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

describe("the plan of a price that is not on sale any more", () => {
  const planOf = (priceId: string, metadata: Record<string, string>) => {
    const [item] = subscription("active").items.data;
    const sold = {
      ...subscription("active"),
      metadata,
      items: { data: [{ ...item, price: { id: priceId } }] },
    };
    return customerState(catalog, [sold as unknown as Stripe.Subscription], [], []).subscription
      .subscriptionPlan;
  };

  it("is what the settings say, for whoever bought another and upgraded too", () => {
    const bought = { plan: "basic", price: "price_basic_monthly" };
    expect(planOf("price_of_2024", bought)).toBe("premium");
    expect(planOf("price_of_2025", {})).toBe("premium");
  });

  it("is what was bought where the price is still the one of the purchase", () => {
    expect(planOf("price_gone", { plan: "basic", price: "price_gone" })).toBe("basic");
  });

  it.each([{ plan: "basic", price: "price_basic_monthly" }, { plan: "basic" }, {}])(
    "is not guessed from %j",
    (metadata) => {
      expect(() => planOf("price_gone", metadata)).toThrow("price_gone");
    },
  );
});
