import { paymentIntentSchema } from "@ai-humanizer/shared";
import { describe, expect, it } from "vitest";
import { cards } from "../../../test/billing.ts";
import { buying, refusal } from "../../../test/buying.ts";
import { databases } from "../../../test/databases.ts";

describe.each(databases)("buying a plan on the payment page on $name", ({ open }) => {
  const { stripe, call, subscribe, checkout, status, deliverAll, payments, liveAt, customerId, confirmCard } =
    buying(open);

  it("can't be made to subscribe twice by a checkout and the payment page", async () => {
    const { url } = await checkout("basic");
    const intent = await call("/api/create-payment-intent", { amount: 999 });
    expect(intent.status).toBe(200);
    const refused = await stripe().pay(url);
    expect(refused.status).toBe(402);
    expect(refused.page).toContain("This checkout is closed");
    const again = await checkout("premium");
    const { clientSecret } = paymentIntentSchema.parse(await intent.json());
    expect((await confirmCard(clientSecret, cards.pays)).status).toBe(400);
    await stripe().pay(again.url);
    expect(await liveAt(await customerId())).toBe(1);
  });

  it("sells nothing beside a payment that is under way, such as a bank debit", async () => {
    const intent = await call("/api/create-payment-intent", { amount: 999 });
    const { clientSecret } = paymentIntentSchema.parse(await intent.json());
    expect((await confirmCard(clientSecret, cards.slow)).status).toBe(200);
    expect(await refusal(await subscribe("premium"))).toEqual([409, "billing_busy"]);
    const other = await call("/api/create-payment-intent", { amount: 2499 });
    expect(await refusal(other)).toEqual([409, "billing_busy"]);
    await stripe().advance(1);
    await deliverAll();
    expect(await status()).toMatchObject({ plan: "basic", status: "active" });
    expect(await liveAt(await customerId())).toBe(1);
    expect((await checkout("premium")).sessionId).toMatch(/^bps_/);
  });

  it("sells on the payment page what the amount names, and nothing for other amounts", async () => {
    for (const amount of [1, 998, 1000, 99_900]) {
      expect(await refusal(await call("/api/create-payment-intent", { amount }))).toEqual([
        422,
        "amount_mismatch",
      ]);
    }
    const secret = async (amount: number) =>
      paymentIntentSchema.parse(await (await call("/api/create-payment-intent", { amount })).json())
        .clientSecret;
    const first = await secret(999);
    expect(await secret(999)).toBe(first);
    expect((await confirmCard(first, cards.pays, "20")).status).toBe(402);
    expect(await payments()).toEqual([]);
    expect((await confirmCard(first, cards.declines)).status).toBe(402);
    await deliverAll();
    expect(await status()).toMatchObject({ plan: "free" });
    expect(await payments()).toMatchObject([{ amount: 999, status: "failed" }]);
    expect((await confirmCard(first, cards.pays)).status).toBe(200);
    await deliverAll();
    expect(await status()).toMatchObject({ plan: "basic", period: "monthly" });
    expect(await payments()).toMatchObject([{ amount: 999, status: "succeeded", plan: "basic" }]);
    expect(await refusal(await call("/api/create-payment-intent", { amount: 2499 }))).toEqual([
      409,
      "plan_not_higher",
    ]);
  });

  it("sells again once a bank debit has failed", async () => {
    const intent = await call("/api/create-payment-intent", { amount: 999 });
    const { clientSecret } = paymentIntentSchema.parse(await intent.json());
    await confirmCard(clientSecret, cards.slowlyFails);
    expect(await refusal(await subscribe("premium"))).toEqual([409, "billing_busy"]);
    await stripe().advance(0.5);
    expect((await subscribe("premium")).status).toBe(200);
  });
});
