import { checkoutSessionSchema } from "@ai-humanizer/shared";
import type { Database } from "../src/db/schema.ts";
import { testApp } from "./app.ts";
import type { TestBilling } from "./billing.ts";
import { bearer, idToken } from "./id-token.ts";
import { newMember } from "./member.ts";

/** A user, what they do at the app and at the stand-in, and what is stored of them. */
export async function newCustomer(db: Database, stripe: TestBilling) {
  const uid = crypto.randomUUID();
  const { userId } = await newMember(db, { uid });
  const app = (options = {}) => testApp({ db, billing: stripe.billing, ...options });
  const post = async (path: string, body: object, options = {}) =>
    await app(options).request(path, {
      method: "POST",
      headers: { ...bearer(idToken({ uid })), "content-type": "application/json" },
      body: JSON.stringify(body),
    });
  const customerId = async () => {
    const { customerId } = await db
      .selectFrom("billingCustomers")
      .select("customerId")
      .where("userId", "=", userId)
      .executeTakeFirstOrThrow();
    return customerId ?? "";
  };
  return {
    userId,
    email: `${uid}@example.org`,
    /** The header that signs them in. */
    ...bearer(idToken({ uid })),
    app,
    post,
    customerId,
    /** Where to go to buy a plan; null if it is refused. */
    checkout: async (plan: string, period = "monthly") => {
      const answer = await post("/api/working-subscribe", { plan, priceId: `price_${plan}_${period}` });
      return answer.ok ? checkoutSessionSchema.parse(await answer.json()).url : null;
    },
    /** A visit to the portal. */
    portal: async () => {
      const { url } = await stripe.billing.stripe.billingPortal.sessions.create({
        customer: await customerId(),
      });
      return url;
    },
    /** The subscription and the payments as they are stored. */
    stored: async () => {
      const profile = await db
        .selectFrom("profiles")
        .select(["subscriptionPlan", "subscriptionStatus", "subscriptionPeriod", "subscriptionPeriodEnd"])
        .select(["subscriptionEndsAt", "pastDueSince"])
        .where("id", "=", userId)
        .executeTakeFirstOrThrow();
      const payments = await db
        .selectFrom("payments")
        .select(["id", "amount", "status", "plan"])
        .where("userId", "=", userId)
        .orderBy("id")
        .execute();
      return { profile, payments };
    },
    changes: async () => {
      const rows = await db
        .selectFrom("subscriptionChanges")
        .selectAll()
        .where("userId", "=", userId)
        .execute();
      return rows
        .map(({ previousPlan, newPlan, reason }) => `${previousPlan} ${newPlan} ${reason}`)
        .toSorted();
    },
  };
}

export type TestCustomer = Awaited<ReturnType<typeof newCustomer>>;
