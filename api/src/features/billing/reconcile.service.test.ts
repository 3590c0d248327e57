import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { startTestBilling, type TestBilling } from "../../../test/billing.ts";
import { newCustomer } from "../../../test/customer.ts";
import { databases, type TestDatabase } from "../../../test/databases.ts";
import { createLogger } from "../../log.ts";
import { reconcile } from "./reconcile.service.ts";

describe.each(databases)("reconcile on $name", ({ open }) => {
  let database: TestDatabase;
  let stripe: TestBilling;
  beforeEach(async () => {
    [database, stripe] = await Promise.all([open(), startTestBilling()]);
  });
  afterEach(async () => {
    await Promise.all([database.drop(), stripe.stop()]);
  });

  const run = (billing = stripe.billing) =>
    reconcile({
      db: database.db,
      clock: Date.now,
      newId: () => crypto.randomUUID(),
      log: createLogger("silent"),
      billing,
    });

  it("gives a forgotten customer back to its user, and leaves strangers alone", async () => {
    const user = await newCustomer(database.db, stripe);
    await stripe.pay(await user.checkout("premium"));
    const customerId = await user.customerId();
    await database.db.deleteFrom("billingCustomers").where("userId", "=", user.userId).execute();
    const { stripe: sdk } = stripe.billing;
    const stranger = await sdk.customers.create({});
    const subscribeStranger = (metadata: Record<string, string>) =>
      sdk.subscriptions.create({
        customer: stranger.id,
        items: [{ price: "price_basic_monthly" }],
        payment_behavior: "default_incomplete",
        metadata,
      });
    await subscribeStranger({});
    expect((await run()).mended).toEqual([user.userId]);
    await subscribeStranger({ userId: crypto.randomUUID() });
    await subscribeStranger({ userId: user.userId });
    expect((await run()).mended).toEqual([]);
    expect(await user.customerId()).toBe(customerId);
    expect((await user.stored()).profile.subscriptionPlan).toBe("premium");
  });

  it("mends who differs, leaves who does not, and goes on after a failure", async () => {
    const [paid, right, strange] = await Promise.all([
      newCustomer(database.db, stripe),
      newCustomer(database.db, stripe),
      newCustomer(database.db, stripe),
    ]);
    for (const user of [paid, right, strange]) await stripe.pay(await user.checkout("basic", "yearly"));
    expect((await run()).mended.toSorted()).toEqual([paid.userId, right.userId, strange.userId].toSorted());
    expect(await run()).toEqual({ checked: 3, mended: [], failed: [] });

    // Somebody edits the database; nobody knows another's price any more.
    await database.db
      .updateTable("profiles")
      .set({ subscriptionPlan: "premium", subscriptionStatus: "past_due" })
      .where("id", "=", paid.userId)
      .execute();
    await database.db.deleteFrom("payments").where("userId", "=", paid.userId).execute();
    await stripe.press(await strange.portal(), "switch", { price: "price_premium_yearly" });
    const { catalog } = stripe.billing;
    const planOfPrice = (id: string) => (id === "price_premium_yearly" ? undefined : catalog.planOfPrice(id));
    expect(await run({ ...stripe.billing, catalog: { ...catalog, planOfPrice } })).toEqual({
      checked: 3,
      mended: [paid.userId],
      failed: [strange.userId],
    });
    const { profile, payments } = await paid.stored();
    expect(profile).toMatchObject({ subscriptionPlan: "basic", subscriptionStatus: "active" });
    expect(payments).toMatchObject([{ amount: 7188, status: "succeeded" }]);
  });
});
