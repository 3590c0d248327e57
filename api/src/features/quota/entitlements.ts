import { guestTrial, type PlanLimits, plans } from "@ai-humanizer/shared";
import { type Actor, subjectOf, userSubject } from "../../identity/actor.ts";
import { dayMs, dayOf } from "../../time.ts";
import type { Claim } from "./quota.repository.ts";

/** How many runs a day may be canceled amid their text at no charge. */
const freeCancellationsPerDay = 5;

/** How many texts a user may upload a day: more than anybody humanizes offline, and too few to fill the disk. */
const uploadsPerDay = 1000;

/** The period of a guest's trial. */
export const trialPeriod = "all";

/** The period of the signup bonus, which does not expire. */
export const bonusPeriod = "bonus";

interface Entitlement {
  /** The limits on one input. */
  readonly plan: PlanLimits;
  /** What one humanization takes: the claims of the first way that has any left. */
  readonly ways: readonly (readonly Claim[])[];
}

interface EntitlementContext {
  /** The client's address, hashed. */
  readonly addressKey: string;
  /** Guest uses a day from one address. */
  readonly guestUsesPerAddress: number;
  readonly now: number;
}

/**
 * What an actor may do now: a guest has the free plan's limits and a trial, a user the plan's month (UTC) and after it
 * the bonus.
 */
export function entitlementOf(actor: Actor, context: EntitlementContext): Entitlement {
  const subject = subjectOf(actor);
  if (actor.kind === "guest") {
    const trial = { subject, period: trialPeriod, limit: guestTrial.humanizations, forgetAt: null };
    return { plan: plans.free, ways: [[trial, addressClaim(context)]] };
  }
  const plan = plans[actor.plan];
  const month = {
    subject,
    period: monthOf(context.now),
    limit: plan.monthlyHumanizations,
    forgetAt: null,
  };
  const bonus = { subject, period: bonusPeriod, limit: actor.bonus, forgetAt: null };
  return { plan, ways: actor.bonus > 0 ? [[month], [bonus]] : [[month]] };
}

/** Whether an actor's runs go before others': the priority processing that the paid plans promise. */
export function hasPriority(actor: Actor): boolean {
  return actor.kind !== "guest" && actor.plan !== "free";
}

/**
 * The claims that give a use back for a run canceled after some of its text had come: without a limit, whoever leaves
 * in time could read drafts without end.
 */
export function cancellationClaims(actor: Actor, context: EntitlementContext): readonly Claim[] {
  const subject = subjectOf(actor);
  const period = `canceled ${dayOf(context.now)}`;
  const own = { subject, period, limit: freeCancellationsPerDay, forgetAt: context.now + 2 * dayMs };
  return actor.kind === "guest" ? [own, { ...addressClaim(context), period }] : [own];
}

/** The claims of a text uploaded to the history; it takes nothing of what a plan allows. */
export function uploadClaims(userId: string, now: number): readonly Claim[] {
  const period = `uploads ${dayOf(now)}`;
  return [{ subject: userSubject(userId), period, limit: uploadsPerDay, forgetAt: now + 2 * dayMs }];
}

/** Keeps an emptied local storage from giving endless trials. */
function addressClaim({ addressKey, guestUsesPerAddress, now }: EntitlementContext): Claim {
  return {
    subject: `address:${addressKey}`,
    period: dayOf(now),
    limit: guestUsesPerAddress,
    forgetAt: now + 2 * dayMs,
  };
}

/** The calendar month (UTC) as a period, such as "2025-11". */
export function monthOf(now: number): string {
  return dayOf(now).slice(0, 7);
}
