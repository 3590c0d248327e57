import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { startTestBilling, type TestBilling } from "../../../test/billing.ts";
import { newCustomer, type TestCustomer } from "../../../test/customer.ts";
import { databases, testDatabase } from "../../../test/databases.ts";
import { slowStripe } from "../../../test/slow-stripe.ts";
import { createLogger } from "../../log.ts";
import { eraseDueCustomers, startErasures } from "./erasure.service.ts";

describe.each(databases)("deleting the account of a subscriber on $name", ({ open }) => {
  const database = testDatabase(open);
  let stripe: TestBilling;
  beforeAll(async () => {
    stripe = await startTestBilling();
  });
  afterAll(() => stripe.stop());

  const subscriber = async () => {
    const user = await newCustomer(database.db, stripe);
    await stripe.pay(await user.checkout("premium"));
    for (const event of await stripe.events()) await stripe.deliver(user.app(), event);
    expect((await user.stored()).profile.subscriptionPlan).toBe("premium");
    return { user, customer: await user.customerId() };
  };
  const remove = async ({ app, email, authorization }: TestCustomer) =>
    await app().request("/api/account", {
      method: "DELETE",
      headers: { authorization, "content-type": "application/json" },
      body: JSON.stringify({ confirm: email }),
    });
  const erasing = (afterMs = 0) => ({
    db: database.db,
    clock: () => Date.now() + afterMs,
    log: createLogger("silent"),
    billing: stripe.billing,
  });
  const atProvider = async (customer: string) => {
    const { customers, subscriptions } = await stripe.state();
    const own = Object.values(subscriptions).filter((each) => each.customer === customer);
    return { known: customer in customers, statuses: own.map(({ status }) => status) };
  };
  /** The tables that hold something of a user or of their customer. */
  async function traces(...texts: readonly string[]): Promise<string[]> {
    const tables = await database.db.introspection.getTables();
    const found: string[] = [];
    for (const { name } of tables) {
      const { rows } = await sql`select * from ${sql.table(name)}`.execute(database.db);
      if (texts.some((text) => JSON.stringify(rows).includes(text))) found.push(name);
    }
    return found.toSorted();
  }

  it("ends the subscription, deletes the customer, and leaves nothing here", async () => {
    const { user, customer } = await subscriber();
    expect(await traces(user.userId, customer)).toEqual(
      expect.arrayContaining(["billing_customers", "payments", "profiles", "subscription_changes"]),
    );
    const openCheckout = await stripe.billing.stripe.checkout.sessions.create({
      mode: "payment",
      customer,
      line_items: [{ price: "price_test", quantity: 1 }],
      success_url: "http://localhost:8787/",
    });
    expect((await remove(user)).status).toBe(200);
    await eraseDueCustomers(erasing());
    expect(await atProvider(customer)).toEqual({ known: false, statuses: ["canceled"] });
    expect((await stripe.pay(openCheckout.url)).status).toBe(402);
    expect(await traces(user.userId, customer)).toEqual([]);
    for (const event of (await stripe.events()).slice(-3)) {
      expect((await stripe.deliver(user.app(), event)).status).toBe(200);
    }
    expect(await traces(user.userId, customer)).toEqual([]);
  });

  it("deletes the account while the provider does not answer, and the customer as soon as it does", async () => {
    const { user, customer } = await subscriber();
    const hanging = slowStripe(stripe.origin, () => new Promise(() => {}));
    const app = () => user.app({ billing: { ...stripe.billing, stripe: hanging } });
    expect((await remove({ ...user, app })).status).toBe(200);
    expect(await traces(user.userId)).toEqual([]);
    expect(await atProvider(customer)).toEqual({ known: true, statuses: ["active"] });

    await stripe.fail(50);
    await eraseDueCustomers(erasing());
    await stripe.fail(0);
    await eraseDueCustomers(erasing());
    expect((await atProvider(customer)).known).toBe(true);
    await eraseDueCustomers(erasing(61_000));
    expect(await atProvider(customer)).toEqual({ known: false, statuses: ["canceled"] });
    expect(await traces(customer)).toEqual([]);
  });

  it("deletes customers by itself until it is ended", async () => {
    const { user, customer } = await subscriber();
    const end = startErasures(erasing());
    expect((await remove(user)).status).toBe(200);
    await vi.waitFor(async () => expect((await atProvider(customer)).known).toBe(false), 40_000);
    await end();
  });
});
