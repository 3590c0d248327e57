import { type Profile, plans } from "@ai-humanizer/shared";
import type { Database } from "../../db/schema.ts";
import { type Account, userSubject } from "../../identity/actor.ts";
import { isoTime } from "../../time.ts";
import { bonusPeriod, monthOf } from "../quota/entitlements.ts";
import { usedByPeriod } from "../quota/quota.repository.ts";

/** The user as the contract shows them, with what is used this month. */
export async function viewProfile(db: Database, account: Account, now: number): Promise<Profile> {
  const { profile, member, signIn } = account;
  const month = monthOf(now);
  const used = await usedByPeriod(db, userSubject(profile.id), [month, bonusPeriod]);
  return {
    username: profile.username,
    email: profile.email,
    displayName: profile.displayName,
    subscriptionPlan: profile.subscriptionPlan,
    subscriptionStatus: profile.subscriptionStatus,
    monthlyUsage: used.get(month) ?? 0,
    isNewUser: profile.firstAuthTime === signIn.authTime,
    plan: member.plan,
    monthlyLimit: plans[member.plan].monthlyHumanizations,
    bonusLeft: Math.max(0, profile.bonusGranted - (used.get(bonusPeriod) ?? 0)),
    emailVerified: signIn.emailVerified,
    isAdmin: member.kind === "admin",
    isDemo: signIn.via === "session",
    createdAt: isoTime(profile.createdAt),
  };
}
