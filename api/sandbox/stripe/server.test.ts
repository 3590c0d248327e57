import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import Stripe from "stripe";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type RunningSandbox, startStripeSandbox } from "./server.ts";

const keys = {
  secretKey: "sk_test_sandbox",
  publishableKey: "pk_test_sandbox",
  webhookSecret: "whsec_sandbox",
};
const order: Stripe.Checkout.SessionCreateParams & { success_url: string } = {
  mode: "subscription",
  line_items: [{ price: "price_basic_monthly", quantity: 1 }],
  success_url: "http://localhost/done?id={CHECKOUT_SESSION_ID}",
};

describe("the local stand-in for Stripe", () => {
  let dir: string;
  let sandbox: RunningSandbox;
  let stripe: Stripe;
  const start = async (webhookUrl: string | null = null) => {
    const file = path.join(dir, "state.json");
    sandbox = await startStripeSandbox({ ...keys, port: 0, file, webhookUrl, retryMs: 20 });
    const { hostname, port } = new URL(sandbox.origin);
    stripe = new Stripe(keys.secretKey, { host: hostname, port, protocol: "http", maxNetworkRetries: 0 });
  };
  beforeEach(async () => {
    dir = mkdtempSync(path.join(tmpdir(), "ai-humanizer-stripe-"));
    await start();
  });
  afterEach(async () => {
    await sandbox.stop();
    rmSync(dir, { recursive: true, force: true });
  });

  /** A call as it goes over the wire. */
  const send = async (
    at: string,
    body: Record<string, string> | null,
    headers: Record<string, string> = {},
  ) => {
    const answer = await fetch(`${sandbox.origin}/v1/${at}`, {
      headers: { authorization: `Bearer ${keys.secretKey}`, ...headers },
      ...(body === null ? {} : { method: "POST", body: new URLSearchParams(body) }),
    });
    return { status: answer.status, body: await answer.json(), headers: answer.headers };
  };
  const control = async (at: string, body: object) =>
    await fetch(`${sandbox.origin}/sandbox/${at}`, { method: "POST", body: JSON.stringify(body) });
  const pay = async (url: string | null, expiry = "12 / 34") =>
    await fetch(url ?? "", {
      method: "POST",
      body: new URLSearchParams({ number: "4242424242424242", expiry }),
      redirect: "manual",
    });

  it("gives the money of a charge back, in parts and no more than there is, and tells of it", async () => {
    const { id: customer } = await stripe.customers.create({});
    const { url } = await stripe.checkout.sessions.create({ ...order, customer });
    await pay(url);
    const [paid] = (await stripe.charges.list({ customer })).data;
    expect(paid).toMatchObject({ amount: 999, amount_refunded: 0, refunded: false, status: "succeeded" });
    const charge = paid?.id ?? "";
    expect(await stripe.refunds.create({ charge, amount: 400 })).toMatchObject({ amount: 400, customer });
    await expect(stripe.refunds.create({ charge, amount: 600 })).rejects.toMatchObject({ param: "amount" });
    const payment_intent = String(paid?.payment_intent);
    expect(await stripe.refunds.create({ payment_intent })).toMatchObject({ amount: 599, charge });
    await expect(stripe.refunds.create({ charge })).rejects.toMatchObject({
      code: "charge_already_refunded",
    });
    const { data } = await stripe.events.list({ type: "charge.refunded" });
    const told = data.map((event) => event.type === "charge.refunded" && event.data.object);
    expect(told).toMatchObject([
      { id: charge, amount_refunded: 999, refunded: true },
      { id: charge, amount_refunded: 400, refunded: false },
    ]);
  });

  it("refuses unknown, missing and malformed parameters as Stripe does", async () => {
    expect(await send("customers", { nickname: "x" })).toMatchObject({
      status: 400,
      body: { error: { type: "invalid_request_error", code: "parameter_unknown", param: "nickname" } },
    });
    const { id } = await stripe.customers.create({});
    const session = { customer: id, mode: "subscription", success_url: order.success_url };
    expect(await send("checkout/sessions", { ...session, "line_items[0][prize]": "p" })).toMatchObject({
      status: 400,
      body: { error: { param: expect.stringMatching(/^line_items\[0\]\[pri[cz]e\]$/) } },
    });
    expect(await send("checkout/sessions", { mode: "subscription" })).toMatchObject({
      status: 400,
      body: { error: { code: "parameter_missing", param: "customer" } },
    });
    expect((await send("customers?limit=0", null)).status).toBe(400);
    expect(await send("nothing", null)).toMatchObject({ status: 404 });
  });

  it("answers 401 without its key", async () => {
    for (const key of ["sk_test_other", keys.publishableKey]) {
      expect((await send("customers", {}, { authorization: `Bearer ${key}` })).status).toBe(401);
    }
  });

  it("gives the same answer to the same key, and refuses the key for anything else", async () => {
    const key = { idempotencyKey: "one" };
    const first = await stripe.customers.create({ email: "a@example.com" }, key);
    expect((await stripe.customers.create({ email: "a@example.com" }, key)).id).toBe(first.id);
    const other = stripe.customers.create({ email: "b@example.com" }, key);
    await expect(other).rejects.toThrow(Stripe.errors.StripeIdempotencyError);
    const replay = await send("customers", { email: "a@example.com" }, { "idempotency-key": "one" });
    expect(replay.headers.get("idempotent-replayed")).toBe("true");
  });

  it("gives a failure again to its key, unless nothing was executed", async () => {
    const { id } = await stripe.customers.create({});
    const statusOf = async (path: string, body: Record<string, string>, key: string) =>
      (await send(path, body, { "idempotency-key": key })).status;
    await control("faults", { calls: 1, status: 500 });
    expect(await statusOf("customers", { name: "x" }, "failed")).toBe(500);
    expect(await statusOf("customers", { name: "x" }, "failed")).toBe(500);
    expect(await statusOf("customers", { name: "x" }, "other")).toBe(200);

    const { url, id: sessionId } = await stripe.checkout.sessions.create({ ...order, customer: id });
    await pay(url);
    const expire = `checkout/sessions/${sessionId}/expire`;
    expect(await statusOf(expire, {}, "refused")).toBe(400);
    const again = await send(expire, {}, { "idempotency-key": "refused" });
    expect(again.headers.get("idempotent-replayed")).toBe("true");

    await control("faults", { calls: 1, status: 429 });
    expect(await statusOf("customers", { name: "x" }, "limited")).toBe(429);
    expect(await statusOf("customers", { name: "x" }, "limited")).toBe(200);
    expect(await statusOf("customers", { nick: "x" }, "invalid")).toBe(400);
    expect(await statusOf("customers", { name: "x" }, "invalid")).toBe(200);
  });

  it("executes a key once, even for two calls at once", async () => {
    const twice = [1, 2].map(() => send("customers", { name: "x" }, { "idempotency-key": "both" }));
    const statuses = (await Promise.all(twice)).map(({ status }) => status);
    expect(statuses).toContain(200);
    for (const status of statuses) expect([200, 409]).toContain(status);
    expect((await stripe.customers.list()).data).toHaveLength(1);
  });

  it("keeps everything over a restart", async () => {
    const { id } = await stripe.customers.create({ email: "a@example.com" });
    const session = await stripe.checkout.sessions.create({ ...order, customer: id });
    await pay(session.url);
    await control("clock", { advanceSeconds: 3600 });
    await sandbox.stop();
    await start();
    const { data } = await stripe.subscriptions.list({ customer: id });
    expect(data).toMatchObject([{ status: "active", customer: id }]);
    expect((await stripe.customers.retrieve(id)).id).toBe(id);
    const { created } = await stripe.customers.create({});
    expect(created).toBeGreaterThan(Date.now() / 1000 + 3500);
  });

  it("pages its lists", async () => {
    const ids: string[] = [];
    for (let each = 0; each < 5; each += 1) ids.unshift((await stripe.customers.create({})).id);
    const found: string[] = [];
    for await (const { id } of stripe.customers.list({ limit: 2 })) found.push(id);
    expect(found).toEqual(ids);
  });

  it("lets a checkout be paid once, and closes it after a day", async () => {
    const { id } = await stripe.customers.create({});
    const [one, two] = [
      await stripe.checkout.sessions.create({ ...order, customer: id }),
      await stripe.checkout.sessions.create({ ...order, customer: id }),
    ];
    expect((await pay(one.url)).headers.get("location")).toBe(`http://localhost/done?id=${one.id}`);
    expect((await pay(one.url)).status).toBe(402);
    await expect(stripe.checkout.sessions.expire(one.id)).rejects.toThrow(/status of complete/);
    await control("clock", { advanceSeconds: 86_400 });
    expect((await stripe.checkout.sessions.retrieve(two.id)).status).toBe("expired");
    expect((await pay(two.url)).status).toBe(402);
    expect((await stripe.subscriptions.list({ customer: id })).data).toHaveLength(1);
  });

  it("refuses a card that has expired, at the checkout and in the portal", async () => {
    const { id } = await stripe.customers.create({});
    const { url } = await stripe.checkout.sessions.create({ ...order, customer: id });
    const refused = await pay(url, "01 / 20");
    expect(refused.status).toBe(402);
    expect(await refused.text()).toMatch(/expiration date is in the past/);
    expect((await pay(url)).status).toBe(303);
    const portal = await stripe.billingPortal.sessions.create({
      customer: id,
      return_url: "http://localhost",
    });
    const body = new URLSearchParams({ action: "card", number: "5555555555554444", expiry: "01/20" });
    expect((await fetch(portal.url, { method: "POST", body })).status).toBe(402);
  });

  it("sends signed events until they are taken, twice and in reverse where told so", async () => {
    const seen: string[] = [];
    let refusals = 2;
    const endpoint = createServer(async (request, response) => {
      let body = "";
      for await (const chunk of request) body += chunk;
      const signature = String(request.headers["stripe-signature"]);
      const event = stripe.webhooks.constructEvent(body, signature, keys.webhookSecret);
      seen.push(event.type);
      response.statusCode = refusals > 0 ? 500 : 200;
      refusals -= 1;
      response.end();
    });
    await new Promise<void>((resolve) => endpoint.listen(0, "127.0.0.1", resolve));
    const address = endpoint.address();
    const port = typeof address === "object" ? address?.port : 0;
    await sandbox.stop();
    await start(`http://127.0.0.1:${port}/`);
    const until = async (count: number) => {
      const deadline = Date.now() + 30_000;
      while (seen.length < count && Date.now() < deadline) await delay(10);
    };

    const { id } = await stripe.customers.create({});
    await until(3);
    expect(seen).toEqual(["customer.created", "customer.created", "customer.created"]);

    await control("webhooks", { hold: true, duplicate: true, reverse: true });
    await stripe.customers.update(id, { name: "Ada" });
    await stripe.customers.del(id);
    await control("webhooks", { hold: false });
    await until(7);
    expect(seen.slice(3)).toEqual([
      "customer.deleted",
      "customer.deleted",
      "customer.updated",
      "customer.updated",
    ]);
    endpoint.close();
  });

  it("fails where it is told to, and shows its pages and its script", async () => {
    await control("faults", { calls: 1, status: 503 });
    await expect(stripe.customers.list()).rejects.toThrow(Stripe.errors.StripeAPIError);
    expect((await stripe.customers.list()).data).toEqual([]);
    const script = await fetch(`${sandbox.origin}/v3/sandbox.js`);
    expect(script.headers.get("content-type")).toContain("javascript");
    expect(await script.text()).toContain("window.Stripe");
  });

  it("keeps what people type from becoming part of its pages", async () => {
    const { id } = await stripe.customers.create({ email: '"><script>alert(1)</script>' });
    const { url } = await stripe.checkout.sessions.create({ ...order, customer: id });
    expect(await (await fetch(url ?? "")).text()).not.toContain("<script>");
  });
});
