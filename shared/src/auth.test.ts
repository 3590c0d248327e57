import { describe, expect, it } from "vitest";
import { accountExportSchema } from "./account.ts";
import { profileSchema } from "./auth.ts";

const profile = {
  username: "ada",
  email: "ada@example.com",
  displayName: null,
  subscriptionPlan: null,
  subscriptionStatus: "active",
  monthlyUsage: 3,
  isNewUser: true,
  plan: "free",
  monthlyLimit: 5,
  bonusLeft: 2,
  emailVerified: true,
  isAdmin: false,
  isDemo: false,
  createdAt: "2025-11-21T00:00:00.000Z",
};

describe("profileSchema", () => {
  it("takes a new user, and one without a limit", () => {
    const unlimited = { ...profile, subscriptionPlan: "premium", plan: "premium", monthlyLimit: null };
    for (const each of [profile, unlimited]) expect(profileSchema.parse(each)).toEqual(each);
  });

  it.each([
    ["subscriptionPlan", "gold"],
    ["subscriptionStatus", "lost"],
    ["monthlyUsage", 1.5],
    ["createdAt", "yesterday"],
  ])("refuses %s %j", (field, value) => {
    expect(profileSchema.safeParse({ ...profile, [field]: value }).success).toBe(false);
  });
});

it("exports more of each humanization than the history shows", () => {
  const item = {
    id: "1",
    title: "t",
    originalText: "o",
    humanizedText: "h",
    tone: "casual",
    createdAt: profile.createdAt,
    mode: "standard",
    wordCount: 1,
    processingTime: 12,
  };
  const all = {
    exportedAt: profile.createdAt,
    profile,
    stats: { totalRewrites: 1, wordsProcessed: 1, avgTime: "0.0s" },
    usage: [{ period: "2025-11", used: 3 }],
    location: { country: "NL", city: null },
    payments: [],
    subscriptionChanges: [],
    mail: { suppressed: null, campaigns: [] },
    history: [item],
  };
  expect(accountExportSchema.parse(all)).toEqual(all);
});
