import type { PlanId, SubscriptionStatus } from "@ai-humanizer/shared";
import type { Database } from "../src/db/schema.ts";
import { ensureProfile } from "../src/features/profile/profile.service.ts";
import type { Member } from "../src/identity/actor.ts";

interface MemberOptions {
  readonly uid?: string;
  readonly plan?: PlanId;
  readonly status?: SubscriptionStatus;
  readonly pastDueSince?: number;
  readonly bonus?: number;
}

/** A user with a profile of its own, on a plan; the token `idToken({ uid })` signs it in. */
export async function newMember(db: Database, options: MemberOptions = {}): Promise<Member> {
  const { uid = crypto.randomUUID(), plan = "free", bonus = 0 } = options;
  const identity = {
    key: `firebase:${uid}`,
    email: `${uid}@example.org`,
    emailVerified: true,
    displayName: null,
    authTime: Date.now(),
    location: null,
  };
  const deps = { db, clock: Date.now, newId: () => crypto.randomUUID(), secret: "s" };
  const { id } = await ensureProfile(deps, identity, null);
  await subscribe(db, id, options);
  await db.updateTable("profiles").set({ bonusGranted: bonus }).where("id", "=", id).execute();
  return { kind: "user", userId: id, plan, bonus };
}

/** Puts a user on a plan, as billing does. */
export async function subscribe(db: Database, userId: string, options: MemberOptions): Promise<void> {
  const { plan = null, status = "active", pastDueSince = null } = options;
  await db
    .updateTable("profiles")
    .set({ subscriptionPlan: plan, subscriptionStatus: status, pastDueSince })
    .where("id", "=", userId)
    .execute();
}
