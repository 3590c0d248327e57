import { describe, expect, it } from "vitest";
import { cancellationClaims, entitlementOf, hasPriority } from "./entitlements.ts";

const context = { addressKey: "k", guestUsesPerAddress: 10, now: Date.UTC(2025, 10, 30, 23, 59, 59) };

const user = { kind: "user", userId: "u", plan: "free", bonus: 0 } as const;

describe("entitlementOf", () => {
  it("gives a guest the free plan's limits, a trial, and a share of the address's day", () => {
    const { plan, ways } = entitlementOf({ kind: "guest", sessionId: "s" }, context);
    expect(plan.id).toBe("free");
    expect(ways).toEqual([
      [
        { subject: "guest:s", period: "all", limit: 2, forgetAt: null },
        { subject: "address:k", period: "2025-11-30", limit: 10, forgetAt: context.now + 2 * 86_400_000 },
      ],
    ]);
  });

  it("gives a user the plan's month in UTC", () => {
    const { plan, ways } = entitlementOf({ ...user, plan: "basic" }, context);
    expect(plan.id).toBe("basic");
    expect(ways).toEqual([[{ subject: "user:u", period: "2025-11", limit: 100, forgetAt: null }]]);
    const next = entitlementOf(user, { ...context, now: context.now + 1000 });
    expect(next.ways).toMatchObject([[{ period: "2025-12", limit: 5 }]]);
  });

  it("gives a user the bonus after the month", () => {
    expect(entitlementOf({ ...user, bonus: 2 }, context).ways).toEqual([
      [{ subject: "user:u", period: "2025-11", limit: 5, forgetAt: null }],
      [{ subject: "user:u", period: "bonus", limit: 2, forgetAt: null }],
    ]);
  });

  it("only counts for an unlimited plan, and holds an admin to the plan", () => {
    expect(entitlementOf({ ...user, plan: "premium" }, context).ways).toMatchObject([[{ limit: null }]]);
    expect(entitlementOf({ ...user, kind: "admin" }, context).ways).toMatchObject([[{ limit: 5 }]]);
  });
});

describe("hasPriority", () => {
  it.each([
    ["a guest", { kind: "guest", sessionId: "s" }, false],
    ["a free user", user, false],
    ["an admin on the free plan", { ...user, kind: "admin" }, false],
    ["a user of Basic", { ...user, plan: "basic" }, true],
    ["a user of Premium", { ...user, plan: "premium" }, true],
  ] as const)("tells it of %s", (_, actor, priority) => {
    expect(hasPriority(actor)).toBe(priority);
  });
});

describe("cancellationClaims", () => {
  it("gives everybody a few a day, and a guest a share of the address's", () => {
    const forgetAt = context.now + 2 * 86_400_000;
    const period = "canceled 2025-11-30";
    expect(cancellationClaims({ ...user, plan: "premium" }, context)).toEqual([
      { subject: "user:u", period, limit: 5, forgetAt },
    ]);
    expect(cancellationClaims({ kind: "guest", sessionId: "s" }, context)).toEqual([
      { subject: "guest:s", period, limit: 5, forgetAt },
      { subject: "address:k", period, limit: 10, forgetAt },
    ]);
  });
});
