import { upgradePreviewSchema } from "@ai-humanizer/shared";
import { describe, expect, it } from "vitest";
import { buying, refusal } from "../../../test/buying.ts";
import { databases } from "../../../test/databases.ts";

describe.each(databases)("what an upgrade costs on $name", ({ open }) => {
  const { call, checkout, buy, payments } = buying(open);
  const preview = (plan: string, period = "monthly", more = {}) =>
    call(
      `/api/upgrade-preview?${new URLSearchParams({ plan, priceId: `price_${plan}_${period}`, ...more })}`,
    );

  it.each([
    ["monthly", 1500],
    ["yearly", 17988 - 999],
  ] as const)("is told beforehand and charged then, for a plan %s", async (period, amount) => {
    await buy("basic");
    const told = upgradePreviewSchema.parse(await (await preview("premium", period)).json());
    expect(told.currency).toBe("usd");
    // The provider counts by the second.
    expect(Math.abs(told.amountDue - amount)).toBeLessThanOrEqual(1);
    expect((await payments()).map((payment) => payment.amount)).toEqual([999]);
    const { url } = await checkout("premium", period);
    const page = await (await fetch(url ?? "")).text();
    const shown = /Amount due today<\/dt><dd class="sum">\$([\d.,]+)</.exec(page)?.[1];
    expect(Math.abs(Number(shown) * 100 - told.amountDue)).toBeLessThanOrEqual(1.5);
  });

  it("is told of upgrades alone", async () => {
    expect(await refusal(await preview("premium"))).toEqual([409, "no_subscription"]);
    await buy("basic");
    expect(await refusal(await preview("basic"))).toEqual([409, "plan_not_higher"]);
    expect(await refusal(await preview("free"))).toEqual([422, "free_plan"]);
    expect(await refusal(await preview("premium", "weekly"))).toEqual([422, "unknown_price"]);
    expect(await refusal(await preview("premium", "monthly", { promotion: "NONE" }))).toEqual([
      422,
      "invalid_promotion",
    ]);
  });
});
