import { guestTrial, type PlanLimits, plans } from "@ai-humanizer/shared";
import { type Actor, subjectOf } from "../../identity/actor.ts";
import type { Claim } from "./quota.repository.ts";

const dayMs = 86_400_000;

interface Entitlement {
  /** The limits on one input. */
  readonly plan: PlanLimits;
  /** What one humanization takes. */
  readonly claims: readonly Claim[];
}

interface EntitlementContext {
  /** The client's address, hashed. */
  readonly addressKey: string;
  /** Guest uses a day from one address. */
  readonly guestUsesPerAddress: number;
  readonly now: number;
}

/** What an actor may do now: a guest has the free plan's limits and a trial, a user the plan's month (UTC). */
export function entitlementOf(actor: Actor, context: EntitlementContext): Entitlement {
  const subject = subjectOf(actor);
  if (actor.kind === "guest") {
    const trial = { subject, period: "all", limit: guestTrial.humanizations, forgetAt: null };
    return { plan: plans.free, claims: [trial, addressClaim(context)] };
  }
  const plan = plans[actor.plan];
  if (plan.monthlyHumanizations === null) return { plan, claims: [] };
  const month = {
    subject,
    period: isoDay(context.now).slice(0, 7),
    limit: plan.monthlyHumanizations,
    forgetAt: null,
  };
  return { plan, claims: [month] };
}

/** Keeps an emptied local storage from giving endless trials. */
function addressClaim({ addressKey, guestUsesPerAddress, now }: EntitlementContext): Claim {
  return {
    subject: `address:${addressKey}`,
    period: isoDay(now),
    limit: guestUsesPerAddress,
    forgetAt: now + 2 * dayMs,
  };
}

function isoDay(now: number): string {
  return new Date(now).toISOString().slice(0, 10);
}
