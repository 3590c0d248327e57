import type { Database } from "../../db/schema.ts";

/** Notes that a customer is to be deleted at the provider. */
export async function requestErasure(db: Database, customerId: string, dueAt: number): Promise<void> {
  await db
    .insertInto("billingErasures")
    .values({ customerId, dueAt })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Customers that are due to be deleted. */
export async function findDueErasures(db: Database, now: number): Promise<string[]> {
  const rows = await db
    .selectFrom("billingErasures")
    .select("customerId")
    .where("dueAt", "<=", now)
    .orderBy("dueAt")
    .limit(20)
    .execute();
  return rows.map(({ customerId }) => customerId);
}

/** Puts an erasure off. */
export async function postponeErasure(db: Database, customerId: string, dueAt: number): Promise<void> {
  await db.updateTable("billingErasures").set({ dueAt }).where("customerId", "=", customerId).execute();
}

/** Forgets an erasure: it is done. */
export async function forgetErasure(db: Database, customerId: string): Promise<void> {
  await db.deleteFrom("billingErasures").where("customerId", "=", customerId).execute();
}
