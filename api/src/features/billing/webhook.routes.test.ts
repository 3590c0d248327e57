import type Stripe from "stripe";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestBilling, type TestBilling } from "../../../test/billing.ts";
import { newCustomer, type TestCustomer } from "../../../test/customer.ts";
import { databases, testDatabase } from "../../../test/databases.ts";
import { slowStripe } from "../../../test/slow-stripe.ts";

describe.each(databases)("POST /api/stripe/webhook on $name", ({ open }) => {
  const database = testDatabase(open);
  let stripe: TestBilling;
  beforeAll(async () => {
    stripe = await startTestBilling();
  });
  afterAll(() => stripe.stop());

  /** A user who has paid for Basic; nobody has told the app. */
  async function payer(): Promise<{ user: TestCustomer; paid: Stripe.Event }> {
    const user = await newCustomer(database.db, stripe);
    await stripe.pay(await user.checkout("basic"));
    const paid = (await stripe.events()).findLast(({ type }) => type === "invoice.paid");
    if (!paid) throw new Error("no event tells of the payment");
    return { user, paid };
  }
  const planOf = async (user: TestCustomer) => (await user.stored()).profile.subscriptionPlan;
  const stateOf = async ({ id }: Stripe.Event) =>
    await database.db
      .selectFrom("billingEvents")
      .select(["state", "failure"])
      .where("id", "=", id)
      .executeTakeFirst();
  const post = (user: TestCustomer, body: string, signature: string | null) =>
    user.app().request("/api/stripe/webhook", {
      method: "POST",
      body,
      ...(signature === null ? {} : { headers: { "stripe-signature": signature } }),
    });

  it("takes what is signed, and refuses what is forged, stale, of another body or unsigned", async () => {
    const { user, paid } = await payer();
    const body = JSON.stringify(paid);
    const now = Math.floor(Date.now() / 1000);
    const refused = [
      [body, stripe.signature(body, { secret: "whsec_other" })],
      [body, stripe.signature(body, { timestamp: now - 301 })],
      [body, stripe.signature(body, { timestamp: now - 200 }).replace(/t=\d+/, `t=${now}`)],
      [body.replace(/"amount_paid":\d+/, '"amount_paid":1'), stripe.signature(body)],
      [`${body} `, stripe.signature(body)],
      [body, "t=1,v1=00"],
      [body, "nonsense"],
      [body, null],
      ["", null],
      ["{", stripe.signature(body)],
    ] as const;
    for (const [text, signature] of refused) {
      const answer = await post(user, text, signature);
      expect(answer.status, String(signature)).toBe(400);
      expect(await answer.json()).toMatchObject({ code: "invalid_signature" });
    }
    expect(await planOf(user)).toBeNull();
    expect(await stateOf(paid)).toBeUndefined();
    expect((await post(user, body, stripe.signature(body, { timestamp: now - 299 }))).status).toBe(200);
    expect(await planOf(user)).toBe("basic");
  });

  it("takes an event once: replayed, it does nothing", async () => {
    const { user, paid } = await payer();
    const body = JSON.stringify(paid);
    const signature = stripe.signature(body);
    expect((await post(user, body, signature)).status).toBe(200);
    const requests: string[] = [];
    const counted = slowStripe(stripe.origin, async (path) => void requests.push(path));
    const app = user.app({ billing: { ...stripe.billing, stripe: counted } });
    for (let replay = 0; replay < 3; replay += 1) {
      const headers = { "stripe-signature": signature };
      const answer = await app.request("/api/stripe/webhook", { method: "POST", body, headers });
      expect(answer.status).toBe(200);
    }
    expect(requests).toEqual([]);
    expect(await user.changes()).toEqual(["free basic subscribed"]);
  });

  it("refuses a body over 256 KB", async () => {
    const { user } = await payer();
    expect((await post(user, "x".repeat(256 * 1024 + 1), "t=1,v1=00")).status).toBe(413);
  });

  it("answers 503 where the provider fails, and takes the next delivery", async () => {
    const { user, paid } = await payer();
    await stripe.fail(10);
    expect((await stripe.deliver(user.app(), paid)).status).toBe(503);
    await stripe.fail(0);
    expect(await stateOf(paid)).toBeUndefined();
    expect(await planOf(user)).toBeNull();
    expect((await stripe.deliver(user.app(), paid)).status).toBe(200);
    expect(await planOf(user)).toBe("basic");
  });

  it("records what no retry will mend, and answers 200", async () => {
    const { user, paid } = await payer();
    const none = { ...stripe.billing.catalog, planOfPrice: () => undefined };
    const [subscription] = (
      await stripe.billing.stripe.subscriptions.list({ customer: await user.customerId() })
    ).data;
    await stripe.billing.stripe.subscriptions.update(subscription?.id ?? "", { metadata: { price: "" } });
    const app = user.app({ billing: { ...stripe.billing, catalog: none } });
    expect((await stripe.deliver(app, paid)).status).toBe(200);
    expect(await stateOf(paid)).toEqual({
      state: "failed",
      failure: `price_basic_monthly, the price of ${subscription?.id}, is of no known plan; is it a retired price?`,
    });
    expect(await planOf(user)).toBeNull();
  });

  it("takes and forgets what is about nobody here or of no interest", async () => {
    const { user } = await payer();
    const { stripe: sdk } = stripe.billing;
    const { id } = await sdk.customers.create({ email: "elsewhere@example.org" });
    await sdk.customers.update(id, { name: "Else" });
    await sdk.customers.del(id);
    for (const event of (await stripe.events()).slice(-3)) {
      expect((await stripe.deliver(user.app(), event)).status).toBe(200);
    }
  });

  it("completes with the retry what a killed process had claimed", async () => {
    const { user, paid } = await payer();
    const { promise: claimed, resolve } = Promise.withResolvers<void>();
    const hanging = slowStripe(stripe.origin, async () => {
      resolve();
      await new Promise(() => {});
    });
    void stripe.deliver(user.app({ billing: { ...stripe.billing, stripe: hanging } }), paid);
    await claimed;
    expect(await stateOf(paid)).toMatchObject({ state: "claimed" });
    // Another process, after the crash: at first the claim may still be somebody's.
    expect((await stripe.deliver(user.app(), paid)).status).toBe(503);
    expect(await planOf(user)).toBeNull();
    const later = Date.now() + 11_000;
    expect((await stripe.deliver(user.app({ clock: () => later }), paid, later)).status).toBe(200);
    expect(await stateOf(paid)).toMatchObject({ state: "done" });
    expect(await planOf(user)).toBe("basic");
  });

  it("never lets an older reading overwrite a newer one", async () => {
    const { user, paid } = await payer();
    const gate = Promise.withResolvers<void>();
    const read = Promise.withResolvers<void>();
    const slow = slowStripe(stripe.origin, async (path) => {
      if (!path.startsWith("/v1/invoices")) return;
      read.resolve();
      await gate.promise;
    });
    // It has read the plan bought first, and is held up before it stores it.
    const first = stripe.deliver(user.app({ billing: { ...stripe.billing, stripe: slow } }), paid);
    await read.promise;
    await stripe.press(await user.portal(), "switch", { price: "price_premium_yearly" });
    const updated = (await stripe.events()).findLast(({ type }) => type === "customer.subscription.updated");
    if (updated) expect((await stripe.deliver(user.app(), updated)).status).toBe(200);
    expect(await planOf(user)).toBe("premium");
    gate.resolve();
    expect((await first).status).toBe(200);
    expect(await planOf(user)).toBe("premium");
    expect(await user.changes()).toEqual(["free premium subscribed"]);
  });

  it("takes ten deliveries of an event at once for one", async () => {
    const { user, paid } = await payer();
    const answers = await Promise.all(Array.from({ length: 10 }, () => stripe.deliver(user.app(), paid)));
    for (const { status } of answers) expect([200, 503]).toContain(status);
    expect(answers.some(({ status }) => status === 200)).toBe(true);
    expect(await planOf(user)).toBe("basic");
    expect((await user.stored()).payments).toHaveLength(1);
    expect(await user.changes()).toEqual(["free basic subscribed"]);
  });
});
