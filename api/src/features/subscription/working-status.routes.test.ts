import { workingStatusSchema } from "@ai-humanizer/shared";
import { describe, expect, it } from "vitest";
import { humanizeInit, testApp } from "../../../test/app.ts";
import { databases, testDatabase } from "../../../test/databases.ts";
import { bearer, idToken } from "../../../test/id-token.ts";
import { newMember, subscribe } from "../../../test/member.ts";
import { effectivePlan } from "./effective-plan.ts";
import { statusMessage } from "./working-status.routes.ts";

const now = Date.UTC(2025, 10, 21);
const day = 86_400_000;
const basic = {
  subscriptionPlan: "basic",
  subscriptionStatus: "active",
  subscriptionPeriodEnd: null,
  subscriptionEndsAt: null,
  pastDueSince: null,
} as const;
const pastDue = { ...basic, subscriptionStatus: "past_due", pastDueSince: now } as const;
const canceled = { ...basic, subscriptionStatus: "canceled" } as const;

describe("effectivePlan", () => {
  it.each([
    ["nothing", { ...basic, subscriptionPlan: null }, now, "free"],
    ["an active plan", basic, now, "basic"],
    ["a plan past due for less than 7 days", pastDue, now + 7 * day - 1, "basic"],
    ["a plan past due for 7 days", pastDue, now + 7 * day, "free"],
    ["a plan past due for who knows how long", { ...pastDue, pastDueSince: null }, now, "free"],
    ["a canceled plan", canceled, now, "free"],
  ] as const)("of %s", (_, subscription, at, plan) => {
    expect(effectivePlan(subscription, at)).toBe(plan);
  });
});

describe("statusMessage", () => {
  it.each([
    [{ ...basic, subscriptionPlan: null }, now, "You are on the Free plan."],
    [basic, now, "Your Basic plan is active."],
    [
      { ...basic, subscriptionPlan: "premium", subscriptionPeriodEnd: now + 30 * day },
      now,
      "Your Premium plan is active. It renews on December 21, 2025.",
    ],
    [
      { ...basic, subscriptionPeriodEnd: now + 30 * day, subscriptionEndsAt: now + 30 * day },
      now,
      "Your Basic plan is canceled and stays active until December 21, 2025.",
    ],
    [
      pastDue,
      now,
      "Your last payment failed. Your Basic plan stays active until November 28, 2025; please update your payment method.",
    ],
    [
      pastDue,
      now + 7 * day,
      "Your last payment failed and your Basic plan is paused: the limits of the Free plan apply until it is paid.",
    ],
    [canceled, now, "Your subscription was canceled. You are on the Free plan."],
  ] as const)("%#", (subscription, at, message) => {
    expect(statusMessage(subscription, at)).toBe(message);
  });
});

describe.each(databases)("GET /api/working-status on $name", ({ open }) => {
  const database = testDatabase(open);

  it("tells plan, status and usage, and the limits follow it", async () => {
    const uid = crypto.randomUUID();
    const { userId } = await newMember(database.db, { uid });
    const app = testApp({ db: database.db });
    const headers = bearer(idToken({ uid }));
    const status = async () =>
      workingStatusSchema.parse(await (await app.request("/api/working-status", { headers })).json());
    const humanize = async (words: number, tone: string) => {
      const body = { text: "utilize ".repeat(words), tone };
      return (await app.request("/api/humanize", humanizeInit(null, body, headers))).status;
    };
    expect(await status()).toMatchObject({
      plan: "free",
      status: "active",
      user: { subscriptionPlan: null, monthlyUsage: 0 },
    });
    expect([
      await humanize(150, "casual"),
      await humanize(151, "casual"),
      await humanize(1, "formal"),
    ]).toEqual([200, 422, 403]);
    await subscribe(database.db, userId, { plan: "basic" });
    expect([await humanize(1000, "academic"), await humanize(1001, "casual")]).toEqual([200, 422]);
    expect(await status()).toMatchObject({
      plan: "basic",
      user: { subscriptionPlan: "basic", monthlyUsage: 2 },
    });
    await subscribe(database.db, userId, { plan: "premium" });
    expect([await humanize(1500, "formal"), await humanize(1501, "casual")]).toEqual([200, 422]);
    await subscribe(database.db, userId, { plan: "premium", status: "past_due", pastDueSince: 0 });
    expect([
      await humanize(150, "casual"),
      await humanize(151, "casual"),
      await humanize(1, "formal"),
    ]).toEqual([200, 422, 403]);
    expect(await status()).toMatchObject({ plan: "premium", status: "past_due", user: { monthlyUsage: 4 } });
  });
});
