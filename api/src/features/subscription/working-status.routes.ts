import { plans, type WorkingStatus } from "@ai-humanizer/shared";
import { Hono } from "hono";
import type { Database } from "../../db/schema.ts";
import type { AppEnv } from "../../http/env.ts";
import { requireAccount } from "../../http/require-account.ts";
import { type ProfileRow, userSubject } from "../../identity/actor.ts";
import { isoTimeOrNull } from "../../time.ts";
import { monthOf } from "../quota/entitlements.ts";
import { used } from "../quota/quota.repository.ts";
import { graceEnd } from "./effective-plan.ts";

interface WorkingStatusDeps {
  readonly db: Database;
  readonly clock: () => number;
}

/** `GET /api/working-status`: the user's subscription. */
export function workingStatusRoutes({ db, clock }: WorkingStatusDeps) {
  return new Hono<AppEnv>().get("/", async (c) => {
    const { profile } = requireAccount(c);
    const { subscriptionPlan, subscriptionStatus } = profile;
    const now = clock();
    const answer: WorkingStatus = {
      plan: subscriptionPlan ?? "free",
      status: subscriptionStatus,
      statusMessage: statusMessage(profile, now),
      period: profile.subscriptionPeriod,
      periodEnd: isoTimeOrNull(profile.subscriptionPeriodEnd),
      endsAt: isoTimeOrNull(profile.subscriptionEndsAt),
      user: { subscriptionPlan, monthlyUsage: await used(db, userSubject(profile.id), monthOf(now)) },
    };
    return c.json(answer);
  });
}

type Subscription = Pick<
  ProfileRow,
  "subscriptionPlan" | "subscriptionStatus" | "subscriptionPeriodEnd" | "subscriptionEndsAt" | "pastDueSince"
>;

/** The state of a subscription in a sentence or two. */
export function statusMessage(subscription: Subscription, now: number): string {
  const plan = subscription.subscriptionPlan ?? "free";
  const { name } = plans[plan];
  if (subscription.subscriptionStatus === "canceled") {
    return "Your subscription was canceled. You are on the Free plan.";
  }
  if (plan === "free") return "You are on the Free plan.";
  if (subscription.subscriptionStatus === "past_due") {
    const end = graceEnd(subscription);
    return now < end
      ? `Your last payment failed. Your ${name} plan stays active until ${day(end)}; please update your payment method.`
      : `Your last payment failed and your ${name} plan is paused: the limits of the Free plan apply until it is paid.`;
  }
  const { subscriptionPeriodEnd, subscriptionEndsAt } = subscription;
  if (subscriptionEndsAt !== null) {
    return `Your ${name} plan is canceled and stays active until ${day(subscriptionEndsAt)}.`;
  }
  const renewal = subscriptionPeriodEnd === null ? "" : ` It renews on ${day(subscriptionPeriodEnd)}.`;
  return `Your ${name} plan is active.${renewal}`;
}

const day = (time: number): string =>
  new Date(time).toLocaleDateString("en-US", { dateStyle: "long", timeZone: "UTC" });
