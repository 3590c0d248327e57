import { paymentSessionSchema } from "@ai-humanizer/shared";
import { describe, expect, it } from "vitest";
import { cards } from "../../../test/billing.ts";
import { buying, refusal } from "../../../test/buying.ts";
import { newCustomer } from "../../../test/customer.ts";
import { databases } from "../../../test/databases.ts";
import { slowStripe } from "../../../test/slow-stripe.ts";

describe.each(databases)("buying a plan by a checkout on $name", ({ open }) => {
  const {
    database,
    stripe,
    uid,
    call,
    subscribe,
    checkout,
    status,
    deliverAll,
    buy,
    payments,
    changes,
    liveAt,
    customerId,
  } = buying(open);

  it("goes from checkout by card to the plan, its payment and its way back", async () => {
    const { url, sessionId } = await checkout("premium");
    expect(await status()).toMatchObject({ plan: "free", status: "active" });
    const paid = await stripe().pay(url);
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
    const declined = await stripe().pay(url, cards.declines);
    expect(declined.status).toBe(402);
    expect(declined.page).toContain("Your card was declined.");
    expect(declined.page).toContain('href="http://localhost:8787/pricing?canceled=true&amp;period=monthly"');
    await deliverAll();
    expect(await status()).toMatchObject({ plan: "free" });
    expect((await stripe().pay(url)).status).toBe(303);
    await deliverAll();
    expect(await status()).toMatchObject({ plan: "basic" });
  });

  it("is up to date after the return even before the webhook", async () => {
    const { url, sessionId } = await checkout("basic");
    await stripe().pay(url);
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
    expect((await stripe().press(url, "confirm")).location).toBe(
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
    const { customers, checkoutSessions } = await stripe().state();
    const { id } = await database()
      .db.selectFrom("profiles")
      .select("id")
      .where("identity", "=", `firebase:${uid()}`)
      .executeTakeFirstOrThrow();
    const own = Object.values(customers).filter(({ metadata }) => metadata.userId === id);
    expect(own).toHaveLength(1);
    const sessions = Object.values(checkoutSessions).filter(({ customer }) => customer === own[0]?.id);
    const openSessions = sessions.filter(({ status }) => status === "open");
    expect(openSessions).toHaveLength(1);
    for (const { url } of sessions) if (url !== null) await stripe().pay(url);
    expect(await liveAt(own[0]?.id ?? "")).toBe(1);
  });

  it("makes no second customer after a crash before the first was remembered", async () => {
    const user = await newCustomer(database().db, stripe());
    const made = Promise.withResolvers<void>();
    const hanging = slowStripe(stripe().origin, async (path) => {
      if (path !== "/v1/customers") return;
      made.resolve();
      await new Promise(() => {});
    });
    const offer = { plan: "basic", priceId: "price_basic_monthly" };
    void user.post("/api/working-subscribe", offer, { billing: { ...stripe().billing, stripe: hanging } });
    await made.promise;
    // The crashed process's lock has run out by then.
    const clock = () => Date.now() + 61_000;
    expect((await user.post("/api/working-subscribe", offer, { clock })).status).toBe(200);
    const { customers } = await stripe().state();
    const own = Object.values(customers).filter(({ metadata }) => metadata.userId === user.userId);
    expect(own.map(({ id }) => id)).toEqual([await user.customerId()]);
  });

  it("gives a second tab of the same plan the same checkout, and leaves none open once it is paid", async () => {
    const [one, two] = [await checkout("basic"), await checkout("basic")];
    expect(two).toEqual(one);
    await stripe().pay(one.url);
    expect(await refusal(await subscribe("basic"))).toEqual([409, "plan_not_higher"]);
    const upgrade = await checkout("premium");
    expect(upgrade.sessionId).toMatch(/^bps_/);
    expect(await liveAt(await customerId())).toBe(1);
  });

  it("closes an open checkout of somebody who was subscribed in another way meanwhile", async () => {
    await buy("basic");
    await call("/api/working-cancel", {});
    const { url } = await checkout("premium");
    // The card on file pays what an operator subscribes them to.
    await stripe().billing.stripe.subscriptions.create({
      customer: await customerId(),
      items: [{ price: "price_basic_monthly", quantity: 1 }],
      payment_behavior: "error_if_incomplete",
    });
    expect((await checkout("premium")).sessionId).toMatch(/^bps_/);
    expect((await stripe().pay(url)).status).toBe(402);
    expect(await liveAt(await customerId())).toBe(1);
  });
});
