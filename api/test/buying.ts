import {
  checkoutSessionSchema,
  errorBodySchema,
  type WorkingStatus,
  workingStatusSchema,
} from "@ai-humanizer/shared";
import { afterAll, beforeAll, beforeEach, expect } from "vitest";
import { testApp } from "./app.ts";
import { cards, startTestBilling, type TestBilling } from "./billing.ts";
import { type TestDatabase, testDatabase } from "./databases.ts";
import { bearer, idToken } from "./id-token.ts";

/** The status and code of a refused call. */
export const refusal = async (answer: Response) => [
  answer.status,
  errorBodySchema.parse(await answer.json()).code,
];

/**
 * What a buyer does in the tests of a `describe` and what is stored of them: each test has a buyer of its own, all share
 * a database and a stand-in for Stripe.
 */
export function buying(open: () => Promise<TestDatabase>) {
  const database = testDatabase(open);
  let stripe: TestBilling;
  let uid: string;
  beforeAll(async () => {
    stripe = await startTestBilling();
  });
  afterAll(() => stripe.stop());
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
  /** What the payment page's script sends. */
  const confirmCard = async (clientSecret: string, card: string, year = "34") => {
    const id = clientSecret.split("_secret_")[0];
    const body = new URLSearchParams({ client_secret: clientSecret, "payment_method_data[type]": "card" });
    const fields = { number: card, exp_month: "12", exp_year: year, cvc: "123" };
    for (const [key, value] of Object.entries(fields)) body.set(`payment_method_data[card][${key}]`, value);
    return await fetch(`${stripe.origin}/v1/payment_intents/${id}/confirm`, {
      method: "POST",
      body,
      headers: { authorization: "Bearer pk_test_sandbox" },
    });
  };

  return {
    database: () => database,
    stripe: () => stripe,
    uid: () => uid,
    app,
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
    confirmCard,
  };
}
