import {
  checkoutSessionSchema,
  errorBodySchema,
  paymentIntentSchema,
  promotionSchema,
} from "@ai-humanizer/shared";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { startTestBilling, type TestBilling } from "../../../test/billing.ts";
import { newCustomer, type TestCustomer } from "../../../test/customer.ts";
import { databases, testDatabase } from "../../../test/databases.ts";

describe.each(databases)("a promotion on $name", ({ open }) => {
  const database = testDatabase(open);
  let stripe: TestBilling;
  let user: TestCustomer;
  beforeAll(async () => {
    stripe = await startTestBilling();
  });
  afterAll(() => stripe.stop());
  beforeEach(async () => {
    user = await newCustomer(database.db, stripe);
  });

  const subscribe = (more: object, options = {}) =>
    user.post("/api/working-subscribe", { plan: "basic", priceId: "price_basic_monthly", ...more }, options);
  const intend = (more: object, options = {}) =>
    user.post("/api/create-payment-intent", { amount: 999, ...more }, options);
  const checkout = async (more: object, options = {}) =>
    checkoutSessionSchema.parse(await (await subscribe(more, options)).json());
  const refusal = async (answer: Response) => [
    answer.status,
    errorBodySchema.parse(await answer.json()).code,
  ];
  const deliverAll = async () => {
    for (const event of await stripe.events()) await stripe.deliver(user.app(), event);
  };

  it("takes half off the first payment of a checkout by the campaign's code, and knows no other", async () => {
    const promotion = (code: string) =>
      user.app().request(`/api/promotion/${code}`, { headers: { authorization: user.authorization } });
    expect(promotionSchema.parse(await (await promotion("halfoff")).json())).toEqual({
      code: "HALFOFF",
      percentOff: 50,
    });
    const guest = { "x-guest-session": crypto.randomUUID() };
    expect((await user.app().request("/api/promotion/HALFOFF", { headers: guest })).status).toBe(200);
    for (const wrong of ["NOPE", "half_off", "%00"]) {
      expect((await promotion(wrong)).status).toBe(404);
      expect(await refusal(await subscribe({ promotion: wrong }))).toEqual([422, "invalid_promotion"]);
      expect(await refusal(await intend({ promotion: wrong }))).toEqual([422, "invalid_promotion"]);
    }
    const plain = await checkout({});
    const { url, sessionId } = await checkout({ promotion: "HALFOFF" });
    expect(sessionId).not.toBe(plain.sessionId);
    expect(await (await fetch(url ?? "")).text()).toContain("HALFOFF");
    await stripe.pay(url);
    await deliverAll();
    expect((await user.stored()).payments).toMatchObject([{ amount: 499, plan: "basic" }]);
  });

  it("takes half off what the payment page charges, and is never mixed up with the full price", async () => {
    const secret = async (more: object) =>
      paymentIntentSchema.parse(await (await intend(more)).json()).clientSecret;
    const full = await secret({});
    const half = await secret({ promotion: "HALFOFF" });
    expect(half).not.toBe(full);
    expect(await secret({ promotion: "halfoff" })).toBe(half);
    const intent = async (clientSecret: string) => {
      const { paymentIntents } = await stripe.state();
      return paymentIntents[clientSecret.split("_secret_")[0] ?? ""];
    };
    expect(await intent(half)).toMatchObject({ amount: 499, status: "requires_payment_method" });
    expect(await intent(full)).toMatchObject({ amount: 999, status: "canceled" });
    expect(await secret({})).not.toBe(half);
    expect(await intent(half)).toMatchObject({ status: "canceled" });
  });

  it("that the provider refuses to a customer is told as not valid", async () => {
    const billing = { ...stripe.billing, promotionCode: "WELCOME" };
    const welcome = { promotion: "WELCOME" };
    const { url } = await checkout(welcome, { billing });
    await stripe.pay(url);
    const upgrade = { plan: "premium", priceId: "price_premium_monthly", ...welcome };
    expect(await refusal(await user.post("/api/working-subscribe", upgrade, { billing }))).toEqual([
      422,
      "invalid_promotion",
    ]);
    await user.post("/api/working-cancel", {});
    expect(await refusal(await subscribe(welcome, { billing }))).toEqual([422, "invalid_promotion"]);
    expect(await refusal(await intend(welcome, { billing }))).toEqual([422, "invalid_promotion"]);
    expect((await subscribe({})).status).toBe(200);
  });

  it("that leaves nothing to pay is for the checkout alone", async () => {
    const billing = { ...stripe.billing, promotionCode: "FREESTART" };
    const free = { promotion: "FREESTART" };
    expect(await refusal(await intend(free, { billing }))).toEqual([422, "invalid_promotion"]);
    const { url } = await checkout(free, { billing });
    await stripe.pay(url);
    await deliverAll();
    const { profile, payments } = await user.stored();
    expect(profile).toMatchObject({ subscriptionPlan: "basic", subscriptionStatus: "active" });
    expect(payments).toEqual([]);
  });
});
