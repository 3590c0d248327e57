import type { Database } from "../../db/schema.ts";

/** What a user paid or failed to pay, the newest first. */
export async function findPayments(db: Database, userId: string) {
  return await db
    .selectFrom("payments")
    .select(["amount", "currency", "plan", "status", "createdAt"])
    .where("userId", "=", userId)
    .orderBy("createdAt", "desc")
    .execute();
}

/** How a user's plan changed, the latest change first. */
export async function findChanges(db: Database, userId: string) {
  return await db
    .selectFrom("subscriptionChanges")
    .select(["previousPlan", "newPlan", "reason", "changedAt"])
    .where("userId", "=", userId)
    .orderBy("changedAt", "desc")
    .execute();
}
