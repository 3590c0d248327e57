import type { HistoryItem, Profile, Stats, WorkingStatus } from "@ai-humanizer/shared";

export const maya: Profile = {
  username: "maya",
  email: "maya@example.com",
  displayName: "Maya Ortiz",
  subscriptionPlan: null,
  subscriptionStatus: "active",
  monthlyUsage: 2,
  isNewUser: false,
  plan: "free",
  monthlyLimit: 5,
  bonusLeft: 0,
  emailVerified: true,
  isAdmin: false,
  isDemo: false,
  createdAt: "2025-11-01T10:00:00.000Z",
};

export const mayasStats: Stats = { totalRewrites: 1_234, wordsProcessed: 56_789, avgTime: "2.3s" };

export const mayasStatus: WorkingStatus = {
  plan: "free",
  status: "active",
  statusMessage: "You are on the Free plan.",
  period: null,
  periodEnd: null,
  endsAt: null,
  user: { subscriptionPlan: null, monthlyUsage: 2 },
};

/** Entry number `index` of a history, newest first: an hour between two. */
export function entryOf(index: number): HistoryItem {
  return {
    id: `entry-${index}`,
    title: `Title ${index}`,
    originalText: `Original text ${index}. ${"It goes on. ".repeat(12)}`,
    humanizedText: `Humanized text ${index}. ${"It reads well. ".repeat(12)}`,
    tone: "casual",
    createdAt: new Date(Date.parse("2025-11-20T12:00:00.000Z") - index * 3_600_000).toISOString(),
  };
}

/** The API's answers to someone signed in, for `createFakeFetch`. */
export function accountAnswers(profile: Profile = maya, history: readonly HistoryItem[] = []) {
  return {
    "GET /api/auth/me": () => Response.json(profile),
    "GET /api/stats": () => Response.json(mayasStats),
    "GET /api/working-status": () => Response.json(mayasStatus),
    "GET /api/history": () => Response.json(history),
    "GET /api/history/full": () => Response.json(history),
  };
}
