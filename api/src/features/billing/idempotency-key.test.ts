import { checkoutSessionSchema } from "@ai-humanizer/shared";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestBilling, type TestBilling } from "../../../test/billing.ts";
import { newCustomer } from "../../../test/customer.ts";
import { databases, type TestDatabase } from "../../../test/databases.ts";
import { slowStripe } from "../../../test/slow-stripe.ts";
import { idempotencyKey } from "./idempotency-key.ts";

it("is the same for the same request alone", () => {
  const key = idempotencyKey("checkout", { price: "a" }, "1");
  expect(idempotencyKey("checkout", { price: "a" }, "1")).toBe(key);
  for (const other of [
    idempotencyKey("payment", { price: "a" }, "1"),
    idempotencyKey("checkout", { price: "b" }, "1"),
    idempotencyKey("checkout", { price: "a" }, "2"),
  ]) {
    expect(other).not.toBe(key);
  }
});

describe.each(databases)("what is written to the provider on $name", ({ open }) => {
  let database: TestDatabase;
  let stripe: TestBilling;
  beforeAll(async () => {
    [database, stripe] = await Promise.all([open(), startTestBilling()]);
  });
  afterAll(async () => {
    await Promise.all([database.drop(), stripe.stop()]);
  });

  it("has a key that the request gives it", async () => {
    const writes: [string, string][] = [];
    const recorded = slowStripe(stripe.origin, async (path, { method, headers }) => {
      if (method === "GET") return;
      const key = new Map(Object.entries(headers)).get("Idempotency-Key");
      writes.push([
        `${method} ${path.replace(/(?<=\/)(cs|in|sub)_\w+/, ":id")}`,
        String(key).split("-")[0] ?? "",
      ]);
    });
    const billing = { ...stripe.billing, stripe: recorded, testPrice: "price_test" };
    const user = await newCustomer(database, stripe);
    const at = Date.now();
    const post = async (path: string, body: object = {}) =>
      await (await user.post(path, body, { billing, clock: () => at })).json();
    const buy = async (plan: string) => {
      const answer = await post("/api/working-subscribe", { plan, priceId: `price_${plan}_monthly` });
      return checkoutSessionSchema.parse(answer);
    };

    await buy("basic");
    await post("/api/create-payment-intent", { amount: 999 });
    await post("/api/test-checkout");
    const { url } = await buy("basic");
    await stripe.pay(url);
    const upgrade = await buy("premium");
    expect(await buy("premium")).toEqual(upgrade);
    const portal = await post("/api/simple-manage");
    expect(await post("/api/simple-manage")).toEqual(portal);
    await post("/api/working-cancel");

    expect(Object.fromEntries(writes)).toEqual({
      "POST /v1/customers": "customer",
      "POST /v1/checkout/sessions": expect.stringMatching(/^(checkout|test)$/),
      "POST /v1/checkout/sessions/:id/expire": "expire",
      "POST /v1/subscriptions": "payment",
      "POST /v1/invoices/:id/void": "void",
      "POST /v1/billing_portal/sessions": expect.stringMatching(/^(upgrade|portal)$/),
      "DELETE /v1/subscriptions/:id": "cancel",
    });
    const names = new Set(writes.map(([, key]) => key));
    expect([...names].toSorted()).toEqual([
      "cancel",
      "checkout",
      "customer",
      "expire",
      "payment",
      "portal",
      "test",
      "upgrade",
      "void",
    ]);
  });
});
