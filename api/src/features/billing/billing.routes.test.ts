import { portalSchema } from "@ai-humanizer/shared";
import { describe, expect, it } from "vitest";
import { buying, refusal } from "../../../test/buying.ts";
import { newCustomer } from "../../../test/customer.ts";
import { databases } from "../../../test/databases.ts";
import { bearer, idToken } from "../../../test/id-token.ts";
import { newMember } from "../../../test/member.ts";
import { insertSession } from "../auth/session.repository.ts";

describe.each(databases)("billing on $name", ({ open }) => {
  const { database, stripe, uid, app, call, subscribe, status, deliverAll, payments } = buying(open);

  it("tries out a test checkout only for admins, and where the settings name its price", async () => {
    const billing = { ...stripe().billing, testPrice: "price_test" };
    const env = { ADMIN_EMAILS: `${uid()}@example.com` };
    const test = async (options: object) =>
      await app(options).request("/api/test-checkout", {
        method: "POST",
        headers: bearer(idToken({ uid: uid(), email: `${uid()}@example.com` })),
      });
    expect(await (await test({ env })).json()).toEqual({ url: null });
    expect(await (await test({ billing })).json()).toEqual({ url: null });
    const answer = await test({ billing, env });
    const { url } = portalSchema.parse(await answer.json());
    expect((await stripe().pay(url)).status).toBe(303);
    const [event] = (await stripe().events()).slice(-1);
    expect(event?.type).toBe("checkout.session.completed");
    await deliverAll();
    expect(await status()).toMatchObject({ plan: "free", status: "active" });
    expect(await payments()).toMatchObject([{ amount: 100, status: "succeeded" }]);
  });

  it("sells nothing for another price than the one that is shown", async () => {
    const { catalog } = stripe().billing;
    const offer = { plan: "basic", period: "monthly", priceId: "price_premium_monthly", cents: 999 } as const;
    const mixedUp = { ...catalog, ofPrice: () => offer, ofAmount: () => offer };
    const user = await newCustomer(database().db, stripe());
    const billing = { ...stripe().billing, catalog: mixedUp };
    const wrong = { plan: "basic", priceId: offer.priceId };
    expect((await user.post("/api/working-subscribe", wrong, { billing })).status).toBe(500);
    expect((await user.post("/api/create-payment-intent", { amount: 999 }, { billing })).status).toBe(500);
  });

  it("sells nothing to the demo account, which everybody shares, where payments are real", async () => {
    const { userId } = await newMember(database().db);
    const value = crypto.randomUUID();
    const now = Date.now();
    await insertSession(database().db, { value, userId, authTime: now, expiresAt: now + 60_000 });
    const post = (path: string, body: object, mode: "live" | "sandbox") =>
      app({ billing: { ...stripe().billing, mode } }).request(path, {
        method: "POST",
        headers: { cookie: `ai-humanizer-session=${value}`, "sec-fetch-site": "same-origin" },
        body: JSON.stringify(body),
      });
    const basic = { plan: "basic", priceId: "price_basic_monthly" };
    for (const [path, body] of [
      ["/api/working-subscribe", basic],
      ["/api/create-payment-intent", { amount: 999 }],
      ["/api/simple-manage", {}],
      ["/api/working-cancel", {}],
    ] as const) {
      expect(await refusal(await post(path, body, "live"))).toEqual([403, "demo_not_allowed"]);
    }
    expect((await post("/api/working-subscribe", basic, "sandbox")).status).toBe(200);
  });

  it("answers 503 where the provider fails, and picks up where it was", async () => {
    await stripe().fail(20);
    const answer = await subscribe("basic");
    expect(await refusal(answer)).toEqual([503, "billing_unavailable"]);
    expect(answer.headers.get("retry-after")).toBe("30");
    await stripe().fail(0);
    expect((await subscribe("basic")).status).toBe(200);
  });

  it.each(["/v1/customers", "/v1/checkout/sessions", "/v1/subscriptions"])(
    "sells at the next try after POST %s failed",
    async (path) => {
      const buy = () =>
        path === "/v1/subscriptions"
          ? call("/api/create-payment-intent", { amount: 999 })
          : subscribe("basic");
      await stripe().fail(1, { call: `POST ${path}` });
      expect(await refusal(await buy())).toEqual([503, "billing_unavailable"]);
      expect((await buy()).status).toBe(200);
    },
  );

  it("sells nothing where billing is off", async () => {
    const off = await app({ billing: null }).request("/api/working-cancel", {
      method: "POST",
      headers: bearer(idToken({ uid: uid() })),
    });
    expect(await refusal(off)).toEqual([503, "billing_off"]);
  });
});
