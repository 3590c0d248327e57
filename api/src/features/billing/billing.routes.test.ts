import {
  checkoutSessionSchema,
  errorBodySchema,
  paymentIntentSchema,
  paymentSessionSchema,
  portalSchema,
  type WorkingStatus,
  workingStatusSchema,
} from "@ai-humanizer/shared";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { testApp } from "../../../test/app.ts";
import { cards, startTestBilling, type TestBilling } from "../../../test/billing.ts";
import { newCustomer } from "../../../test/customer.ts";
import { databases, type TestDatabase } from "../../../test/databases.ts";
import { bearer, idToken } from "../../../test/id-token.ts";
import { slowStripe } from "../../../test/slow-stripe.ts";

describe.each(databases)("buying a plan on $name", ({ open }) => {
  let database: TestDatabase;
  let stripe: TestBilling;
  let uid: string;
  beforeAll(async () => {
    [database, stripe] = await Promise.all([open(), startTestBilling()]);
  });
  afterAll(async () => {
    await Promise.all([database.drop(), stripe.stop()]);
  });
  beforeEach(() => {
    uid = crypto.randomUUID();
  });

  const app = (options = {}) => testApp({ db: database.db, billing: stripe.billing, ...options });
  const call = async (path: string, body?: object, as = uid) =>
    await app().request(path, {
      method: body ? "POST" : "GET",
      headers: { ...bearer(idToken({ uid: as })), "content-type": "application/json" },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
  const subscribe = (plan: string, period = "monthly", more = {}, as = uid) =>
    call("/api/working-subscribe", { plan, priceId: `price_${plan}_${period}`, ...more }, as);
  const checkout = async (plan: string, period = "monthly", more = {}) => {
    const answer = await subscribe(plan, period, more);
    expect(answer.status).toBe(200);
    return checkoutSessionSchema.parse(await answer.json());
  };
  const status = async (): Promise<WorkingStatus> =>
    workingStatusSchema.parse(await (await call("/api/working-status")).json());
  const refusal = async (answer: Response) => [
    answer.status,
    errorBodySchema.parse(await answer.json()).code,
  ];
  /** Delivers everything that has not been delivered to this user's app yet. */
  const deliverAll = async () => {
    for (const event of await stripe.events()) expect((await stripe.deliver(app(), event)).status).toBe(200);
  };
  const buy = async (plan: string, period = "monthly", card: string = cards.pays) => {
    const { url, sessionId } = await checkout(plan, period);
    expect((await stripe.pay(url, card)).status).toBe(303);
    await deliverAll();
    return sessionId;
  };
  const payments = () =>
    database.db
      .selectFrom("payments")
      .innerJoin("profiles", "profiles.id", "payments.userId")
      .selectAll("payments")
      .where("identity", "=", `firebase:${uid}`)
      .orderBy("payments.createdAt")
      .orderBy("payments.amount")
      .execute();
  const changes = async () => {
    const rows = await database.db
      .selectFrom("subscriptionChanges")
      .innerJoin("profiles", "profiles.id", "subscriptionChanges.userId")
      .selectAll("subscriptionChanges")
      .where("identity", "=", `firebase:${uid}`)
      .orderBy("changedAt")
      .execute();
    return rows.map(({ previousPlan, newPlan, reason }) => [previousPlan, newPlan, reason]);
  };
  const liveAt = async (customer: string) => {
    const { data } = await stripe.billing.stripe.subscriptions.list({ customer, status: "active" });
    return data.length;
  };
  const customerId = async () => {
    const row = database.db
      .selectFrom("billingCustomers")
      .innerJoin("profiles", "profiles.id", "billingCustomers.userId")
      .select("customerId")
      .where("identity", "=", `firebase:${uid}`);
    return (await row.executeTakeFirst())?.customerId ?? "";
  };

  it("goes from checkout by card to the plan, its payment and its way back", async () => {
    const { url, sessionId } = await checkout("premium");
    expect(await status()).toMatchObject({ plan: "free", status: "active" });
    const paid = await stripe.pay(url);
    expect(paid.location).toBe(`http://localhost:8787/payment-success?success=true&session_id=${sessionId}`);
    await deliverAll();
    const now = await status();
    expect(now).toMatchObject({ plan: "premium", status: "active", period: "monthly", endsAt: null });
    expect(Date.parse(now.periodEnd ?? "")).toBeGreaterThan(Date.now() + 27 * 86_400_000);
    expect(now.statusMessage).toMatch(/^Your Premium plan is active\. It renews on /);
    expect(await payments()).toMatchObject(
      [{ amount: 2499, currency: "usd", plan: "premium", status: "succeeded", stripePaymentId: /^pi_/ }].map(
        (row) => ({ ...row, stripePaymentId: expect.stringMatching(row.stripePaymentId) }),
      ),
    );
    expect(await changes()).toEqual([["free", "premium", "subscribed"]]);
    const session = await call(`/api/stripe/session/${sessionId}`);
    expect(paymentSessionSchema.parse(await session.json())).toEqual({ amount_total: 2499, currency: "usd" });
  });

  it("bills a year at once", async () => {
    await buy("basic", "yearly");
    const now = await status();
    expect(now).toMatchObject({ plan: "basic", period: "yearly" });
    expect(Date.parse(now.periodEnd ?? "")).toBeGreaterThan(Date.now() + 364 * 86_400_000);
    expect(await payments()).toMatchObject([{ amount: 7188, plan: "basic" }]);
  });

  it("lets a declined card be tried again, and changes nothing for who gives up", async () => {
    const { url } = await checkout("basic");
    const declined = await stripe.pay(url, cards.declines);
    expect(declined.status).toBe(402);
    expect(declined.page).toContain("Your card was declined.");
    await deliverAll();
    expect(await status()).toMatchObject({ plan: "free" });
    expect((await stripe.pay(url)).status).toBe(303);
    await deliverAll();
    expect(await status()).toMatchObject({ plan: "basic" });
  });

  it("is up to date after the return even before the webhook", async () => {
    const { url, sessionId } = await checkout("basic");
    await stripe.pay(url);
    expect((await call(`/api/stripe/session/${sessionId}`)).status).toBe(200);
    expect(await status()).toMatchObject({ plan: "basic" });
  });

  it("shows a checkout to its buyer alone", async () => {
    const sessionId = await buy("basic");
    const other = crypto.randomUUID();
    for (const id of [sessionId, "cs_test_none", "..%2Fcustomers", "sub_1"]) {
      expect(await refusal(await call(`/api/stripe/session/${id}`, undefined, other))).toEqual([
        404,
        "not_found",
      ]);
    }
    await subscribe("basic", "monthly", {}, other);
    expect((await call(`/api/stripe/session/${sessionId}`, undefined, other)).status).toBe(404);
  });

  it("refuses what is no upgrade, and prices that are not the plan's", async () => {
    expect(await refusal(await subscribe("free"))).toEqual([422, "free_plan"]);
    const wrong = { plan: "basic", priceId: "price_premium_monthly" };
    expect(await refusal(await call("/api/working-subscribe", wrong))).toEqual([422, "unknown_price"]);
    expect(
      await refusal(await call("/api/working-subscribe", { plan: "basic", priceId: "price_test" })),
    ).toEqual([422, "unknown_price"]);
    await buy("premium");
    for (const period of ["monthly", "yearly"]) {
      expect(await refusal(await subscribe("premium", period))).toEqual([409, "plan_not_higher"]);
    }
    const lower = await subscribe("basic");
    expect(await lower.json()).toMatchObject({
      code: "plan_not_higher",
      message: "To change to a lower plan, please cancel your current subscription first.",
    });
    expect(await liveAt(await customerId())).toBe(1);
  });

  it("upgrades with proration, in the same subscription", async () => {
    await buy("basic");
    const { url } = await checkout("premium");
    const page = await (await fetch(url ?? "")).text();
    expect(page).toContain("Confirm your update");
    expect(page).toContain("$15.00");
    expect((await stripe.press(url, "confirm")).location).toBe(
      "http://localhost:8787/payment-success?success=true",
    );
    await deliverAll();
    expect(await status()).toMatchObject({ plan: "premium", status: "active" });
    expect((await payments()).map(({ amount, plan }) => [amount, plan])).toEqual([
      [999, "basic"],
      [1500, "premium"],
    ]);
    expect((await changes()).toSorted()).toEqual([
      ["basic", "premium", "upgraded"],
      ["free", "basic", "subscribed"],
    ]);
    expect(await liveAt(await customerId())).toBe(1);
  });

  it("makes one customer and one open checkout, however many tabs ask at once", async () => {
    const answers = await Promise.all(
      ["basic", "premium", "basic", "premium", "basic", "premium"].map((plan) => subscribe(plan)),
    );
    expect(answers.map((answer) => answer.status)).toEqual([200, 200, 200, 200, 200, 200]);
    const { customers, checkoutSessions } = await stripe.state();
    const { id } = await database.db
      .selectFrom("profiles")
      .select("id")
      .where("identity", "=", `firebase:${uid}`)
      .executeTakeFirstOrThrow();
    const own = Object.values(customers).filter(({ metadata }) => metadata.userId === id);
    expect(own).toHaveLength(1);
    const sessions = Object.values(checkoutSessions).filter(({ customer }) => customer === own[0]?.id);
    const openSessions = sessions.filter(({ status }) => status === "open");
    expect(openSessions).toHaveLength(1);
    for (const { url } of sessions) if (url !== null) await stripe.pay(url);
    expect(await liveAt(own[0]?.id ?? "")).toBe(1);
  });

  it("makes no second customer after a crash before the first was remembered", async () => {
    const user = await newCustomer(database, stripe);
    const made = Promise.withResolvers<void>();
    const hanging = slowStripe(stripe.origin, async (path) => {
      if (path !== "/v1/customers") return;
      made.resolve();
      await new Promise(() => {});
    });
    const offer = { plan: "basic", priceId: "price_basic_monthly" };
    void user.post("/api/working-subscribe", offer, { billing: { ...stripe.billing, stripe: hanging } });
    await made.promise;
    // The crashed process's lock has run out by then.
    const clock = () => Date.now() + 61_000;
    expect((await user.post("/api/working-subscribe", offer, { clock })).status).toBe(200);
    const { customers } = await stripe.state();
    const own = Object.values(customers).filter(({ metadata }) => metadata.userId === user.userId);
    expect(own.map(({ id }) => id)).toEqual([await user.customerId()]);
  });

  it("gives a second tab of the same plan the same checkout, and leaves none open once it is paid", async () => {
    const [one, two] = [await checkout("basic"), await checkout("basic")];
    expect(two).toEqual(one);
    await stripe.pay(one.url);
    expect(await refusal(await subscribe("basic"))).toEqual([409, "plan_not_higher"]);
    const upgrade = await checkout("premium");
    expect(upgrade.sessionId).toMatch(/^bps_/);
    expect(await liveAt(await customerId())).toBe(1);
  });

  it("can't be made to subscribe twice by a checkout and the payment page", async () => {
    const { url } = await checkout("basic");
    const intent = await call("/api/create-payment-intent", { amount: 999 });
    expect(intent.status).toBe(200);
    const refused = await stripe.pay(url);
    expect(refused.status).toBe(402);
    expect(refused.page).toContain("This checkout is closed");
    const again = await checkout("premium");
    const { clientSecret } = paymentIntentSchema.parse(await intent.json());
    expect((await confirmCard(clientSecret, cards.pays)).status).toBe(400);
    await stripe.pay(again.url);
    expect(await liveAt(await customerId())).toBe(1);
  });

  it("closes an open checkout of somebody who was subscribed in another way meanwhile", async () => {
    await buy("basic");
    await call("/api/working-cancel", {});
    const { url } = await checkout("premium");
    // The card on file pays what an operator subscribes them to.
    await stripe.billing.stripe.subscriptions.create({
      customer: await customerId(),
      items: [{ price: "price_basic_monthly", quantity: 1 }],
      payment_behavior: "error_if_incomplete",
    });
    expect((await checkout("premium")).sessionId).toMatch(/^bps_/);
    expect((await stripe.pay(url)).status).toBe(402);
    expect(await liveAt(await customerId())).toBe(1);
  });

  /** What the payment page's script sends. */
  const confirmCard = async (clientSecret: string, card: string) => {
    const id = clientSecret.split("_secret_")[0];
    const body = new URLSearchParams({ client_secret: clientSecret, "payment_method_data[type]": "card" });
    const fields = { number: card, exp_month: "12", exp_year: "34", cvc: "123" };
    for (const [key, value] of Object.entries(fields)) body.set(`payment_method_data[card][${key}]`, value);
    return await fetch(`${stripe.origin}/v1/payment_intents/${id}/confirm`, {
      method: "POST",
      body,
      headers: { authorization: "Bearer pk_test_sandbox" },
    });
  };

  it("sells nothing beside a payment that is under way, such as a bank debit", async () => {
    const intent = await call("/api/create-payment-intent", { amount: 999 });
    const { clientSecret } = paymentIntentSchema.parse(await intent.json());
    expect((await confirmCard(clientSecret, cards.slow)).status).toBe(200);
    expect(await refusal(await subscribe("premium"))).toEqual([409, "billing_busy"]);
    const other = await call("/api/create-payment-intent", { amount: 2499 });
    expect(await refusal(other)).toEqual([409, "billing_busy"]);
    await stripe.advance(1);
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

  it("cancels at once, at the provider and here, and can be bought anew", async () => {
    expect(await refusal(await call("/api/working-cancel", {}))).toEqual([409, "no_subscription"]);
    await buy("premium");
    const answer = await call("/api/working-cancel", {});
    expect(await answer.json()).toEqual({
      message: "Your subscription has been cancelled. You are on the Free plan now.",
    });
    expect(await status()).toMatchObject({ plan: "free", status: "canceled", period: null, periodEnd: null });
    expect(await liveAt(await customerId())).toBe(0);
    expect(await refusal(await call("/api/working-cancel", {}))).toEqual([409, "no_subscription"]);
    await deliverAll();
    await buy("premium");
    expect(await status()).toMatchObject({ plan: "premium", status: "active" });
    expect(await payments()).toHaveLength(2);
  });

  it("opens the portal for customers, whose changes there arrive", async () => {
    expect(await refusal(await call("/api/simple-manage", {}))).toEqual([409, "no_subscription"]);
    await buy("premium");
    const { url } = portalSchema.parse(await (await call("/api/simple-manage", {})).json());
    await stripe.press(url, "switch", { price: "price_basic_yearly" });
    await deliverAll();
    expect(await status()).toMatchObject({ plan: "basic", period: "yearly" });
    await stripe.press(url, "cancel-later");
    await deliverAll();
    expect((await status()).statusMessage).toMatch(/^Your Basic plan is canceled and stays active until /);
    await stripe.press(url, "resume");
    await stripe.press(url, "cancel");
    await deliverAll();
    expect(await status()).toMatchObject({ plan: "free", status: "canceled" });
    expect(await changes()).toHaveLength(3);
  });

  it("tries out a test checkout only for admins, and where the settings name its price", async () => {
    const billing = { ...stripe.billing, testPrice: "price_test" };
    const env = { ADMIN_EMAILS: `${uid}@example.com` };
    const test = async (options: object) =>
      await app(options).request("/api/test-checkout", {
        method: "POST",
        headers: bearer(idToken({ uid, email: `${uid}@example.com` })),
      });
    expect(await (await test({ env })).json()).toEqual({ url: null });
    expect(await (await test({ billing })).json()).toEqual({ url: null });
    const answer = await test({ billing, env });
    const { url } = portalSchema.parse(await answer.json());
    expect((await stripe.pay(url)).status).toBe(303);
    const [event] = (await stripe.events()).slice(-1);
    expect(event?.type).toBe("checkout.session.completed");
    await deliverAll();
    expect(await status()).toMatchObject({ plan: "free", status: "active" });
    expect(await payments()).toMatchObject([{ amount: 100, status: "succeeded" }]);
  });

  it("sells nothing for another price than the one that is shown", async () => {
    const { catalog } = stripe.billing;
    const offer = { plan: "basic", period: "monthly", priceId: "price_premium_monthly", cents: 999 } as const;
    const mixedUp = { ...catalog, ofPrice: () => offer, ofAmount: () => offer };
    const user = await newCustomer(database, stripe);
    const billing = { ...stripe.billing, catalog: mixedUp };
    const wrong = { plan: "basic", priceId: offer.priceId };
    expect((await user.post("/api/working-subscribe", wrong, { billing })).status).toBe(500);
    expect((await user.post("/api/create-payment-intent", { amount: 999 }, { billing })).status).toBe(500);
  });

  it("answers 503 where the provider fails, and picks up where it was", async () => {
    await stripe.fail(20);
    const answer = await subscribe("basic");
    expect(await refusal(answer)).toEqual([503, "billing_unavailable"]);
    expect(answer.headers.get("retry-after")).toBe("30");
    await stripe.fail(0);
    expect((await subscribe("basic")).status).toBe(200);
  });

  it.each(["/v1/customers", "/v1/checkout/sessions", "/v1/subscriptions"])(
    "sells at the next try after POST %s failed",
    async (path) => {
      const buy = () =>
        path === "/v1/subscriptions"
          ? call("/api/create-payment-intent", { amount: 999 })
          : subscribe("basic");
      await stripe.fail(1, { call: `POST ${path}` });
      expect(await refusal(await buy())).toEqual([503, "billing_unavailable"]);
      expect((await buy()).status).toBe(200);
    },
  );

  it("sells again once a bank debit has failed", async () => {
    const intent = await call("/api/create-payment-intent", { amount: 999 });
    const { clientSecret } = paymentIntentSchema.parse(await intent.json());
    await confirmCard(clientSecret, cards.slowlyFails);
    expect(await refusal(await subscribe("premium"))).toEqual([409, "billing_busy"]);
    await stripe.advance(0.5);
    expect((await subscribe("premium")).status).toBe(200);
  });

  it("ends the plan of a customer deleted at the provider, and sells to that user again", async () => {
    await buy("basic");
    const before = await customerId();
    await stripe.billing.stripe.customers.del(before);
    await deliverAll();
    expect(await status()).toMatchObject({ plan: "free", status: "canceled" });
    expect(await refusal(await call("/api/simple-manage", {}))).toEqual([409, "no_subscription"]);
    expect(await refusal(await call("/api/working-cancel", {}))).toEqual([409, "no_subscription"]);

    await Promise.all([subscribe("premium"), subscribe("premium")]);
    await buy("premium");
    const after = await customerId();
    expect(after).not.toBe(before);
    expect(await liveAt(after)).toBe(1);
    expect(await status()).toMatchObject({ plan: "premium", status: "active" });
    expect((await call("/api/simple-manage", {})).status).toBe(200);
    await deliverAll();
    expect(await status()).toMatchObject({ plan: "premium", status: "active" });
    expect((await payments()).map(({ amount }) => amount).toSorted()).toEqual([2499, 999]);
  });

  it("sells nothing where billing is off", async () => {
    const off = await app({ billing: null }).request("/api/working-cancel", {
      method: "POST",
      headers: bearer(idToken({ uid })),
    });
    expect(await refusal(off)).toEqual([503, "billing_off"]);
  });
});
