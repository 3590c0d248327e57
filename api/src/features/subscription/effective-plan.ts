import { type PlanId, pastDueGraceDays } from "@ai-humanizer/shared";
import type { ProfileRow } from "../../identity/actor.ts";
import { dayMs } from "../../time.ts";

const graceMs = pastDueGraceDays * dayMs;

type Subscription = Pick<ProfileRow, "subscriptionPlan" | "subscriptionStatus" | "pastDueSince">;

/** The plan whose limits hold now: what is subscribed to, until it is canceled or a payment is due for too long. */
export function effectivePlan(subscription: Subscription, now: number): PlanId {
  const plan = subscription.subscriptionPlan ?? "free";
  if (subscription.subscriptionStatus === "active") return plan;
  if (subscription.subscriptionStatus === "canceled") return "free";
  return now < graceEnd(subscription) ? plan : "free";
}

/** Until when a plan holds whose payment is past due. */
export function graceEnd({ pastDueSince }: Pick<Subscription, "pastDueSince">): number {
  return (pastDueSince ?? Number.NEGATIVE_INFINITY) + graceMs;
}
