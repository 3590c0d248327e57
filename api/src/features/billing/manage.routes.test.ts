import { portalSchema } from "@ai-humanizer/shared";
import { describe, expect, it } from "vitest";
import { buying, refusal } from "../../../test/buying.ts";
import { databases } from "../../../test/databases.ts";

describe.each(databases)("changing and ending a plan on $name", ({ open }) => {
  const { stripe, call, subscribe, status, deliverAll, buy, payments, changes, liveAt, customerId } =
    buying(open);

  it("cancels at once, at the provider and here, and can be bought anew", async () => {
    expect(await refusal(await call("/api/working-cancel", {}))).toEqual([409, "no_subscription"]);
    await buy("premium");
    const answer = await call("/api/working-cancel", {});
    expect(await answer.json()).toEqual({
      message: "You are on the Free plan now.",
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
    await stripe().press(url, "switch", { price: "price_basic_yearly" });
    await deliverAll();
    expect(await status()).toMatchObject({ plan: "basic", period: "yearly" });
    await stripe().press(url, "cancel-later");
    await deliverAll();
    expect((await status()).statusMessage).toMatch(/^Your Basic plan is canceled and stays active until /);
    await stripe().press(url, "resume");
    await stripe().press(url, "cancel");
    await deliverAll();
    expect(await status()).toMatchObject({ plan: "free", status: "canceled" });
    expect(await changes()).toHaveLength(3);
  });

  it("ends the plan of a customer deleted at the provider, and sells to that user again", async () => {
    await buy("basic");
    const before = await customerId();
    await stripe().billing.stripe.customers.del(before);
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
});
