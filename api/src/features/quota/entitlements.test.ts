import { describe, expect, it } from "vitest";
import { entitlementOf } from "./entitlements.ts";

const context = { addressKey: "k", guestUsesPerAddress: 10, now: Date.UTC(2025, 10, 30, 23, 59, 59) };

describe("entitlementOf", () => {
  it("gives a guest the free plan's limits, a trial, and a share of the address's day", () => {
    const { plan, claims } = entitlementOf({ kind: "guest", sessionId: "s" }, context);
    expect(plan.id).toBe("free");
    expect(claims).toEqual([
      { subject: "guest:s", period: "all", limit: 2, forgetAt: null },
      { subject: "address:k", period: "2025-11-30", limit: 10, forgetAt: context.now + 2 * 86_400_000 },
    ]);
  });

  it("gives a user the plan's month in UTC", () => {
    const { plan, claims } = entitlementOf({ kind: "user", userId: "u", plan: "basic" }, context);
    expect(plan.id).toBe("basic");
    expect(claims).toEqual([{ subject: "user:u", period: "2025-11", limit: 100, forgetAt: null }]);
    const next = entitlementOf(
      { kind: "user", userId: "u", plan: "free" },
      { ...context, now: context.now + 1000 },
    );
    expect(next.claims).toMatchObject([{ period: "2025-12", limit: 5 }]);
  });

  it("counts nothing for an unlimited plan, and holds an admin to the plan", () => {
    expect(entitlementOf({ kind: "user", userId: "u", plan: "premium" }, context).claims).toEqual([]);
    expect(entitlementOf({ kind: "admin", userId: "u", plan: "free" }, context).claims).toMatchObject([
      { limit: 5 },
    ]);
  });
});
