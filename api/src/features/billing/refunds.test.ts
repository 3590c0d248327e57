import type Stripe from "stripe";
import { describe, expect, it } from "vitest";
import { buying } from "../../../test/buying.ts";
import { databases } from "../../../test/databases.ts";

describe.each(databases)("refunds on $name", ({ open }) => {
  const { stripe, app, buy, payments, status } = buying(open);

  /** Gives money back at the provider. Returns the event that tells of it. */
  async function refund(amount?: number): Promise<Stripe.Event> {
    const [payment] = await payments();
    const payment_intent = payment?.stripePaymentId ?? "";
    await stripe().billing.stripe.refunds.create({ payment_intent, ...(amount ? { amount } : {}) });
    const told = (await stripe().events()).findLast(({ type }) => type === "charge.refunded");
    if (!told) throw new Error("the provider told of no refund");
    return told;
  }
  const kept = async () =>
    (await payments()).map(({ amount, refunded, status }) => ({ amount, refunded, status }));

  it("are noted at their payment, part by part, however often and in whatever order they are told", async () => {
    await buy("premium");
    expect(await kept()).toEqual([{ amount: 2499, refunded: 0, status: "succeeded" }]);
    const part = await refund(500);
    expect((await stripe().deliver(app(), part)).status).toBe(200);
    expect(await kept()).toEqual([{ amount: 2499, refunded: 500, status: "succeeded" }]);
    const first = await refund(99);
    const last = await refund();
    for (const event of [last, first, last]) {
      expect((await stripe().deliver(app(), event)).status).toBe(200);
      expect(await kept()).toEqual([{ amount: 2499, refunded: 2499, status: "succeeded" }]);
    }
    // Money back is no cancellation.
    expect(await status()).toMatchObject({ plan: "premium", status: "active" });
  });
});
