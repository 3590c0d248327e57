import { isForeignKeyViolation } from "../../db/foreign-key.ts";
import type { Database } from "../../db/schema.ts";

/** A user's customer at the provider; null before there is one. */
export async function findCustomerId(db: Database, userId: string): Promise<string | null> {
  const row = await db
    .selectFrom("billingCustomers")
    .select("customerId")
    .where("userId", "=", userId)
    .executeTakeFirst();
  return row?.customerId ?? null;
}

/** Forgets a user's customer. Returns the one it was; null if there was none. */
export async function deleteCustomer(trx: Database, userId: string): Promise<string | null> {
  const row = await trx
    .deleteFrom("billingCustomers")
    .where("userId", "=", userId)
    .returning("customerId")
    .executeTakeFirst();
  return row?.customerId ?? null;
}

/** The user of a customer; null for customers that belong to nobody here. */
export async function findCustomerUser(db: Database, customerId: string): Promise<string | null> {
  const row = await db
    .selectFrom("billingCustomers")
    .select("userId")
    .where("customerId", "=", customerId)
    .executeTakeFirst();
  return row?.userId ?? null;
}

/** Some customers with their users, in the order of the user ids. */
export async function findCustomers(db: Database, afterUserId: string, limit: number) {
  return await db
    .selectFrom("billingCustomers")
    .select(["userId", "customerId"])
    .where("customerId", "is not", null)
    .$narrowType<{ customerId: string }>()
    .where("userId", ">", afterUserId)
    .orderBy("userId")
    .limit(limit)
    .execute();
}

/**
 * Remembers a user's customer.
 * @param before the customer that it replaces: one that is gone at the provider, or none
 * @returns the one that is remembered
 */
export async function rememberCustomer(
  db: Database,
  { userId, customerId, before }: { userId: string; customerId: string; before: string | null },
): Promise<string | null> {
  await db
    .updateTable("billingCustomers")
    .set({ customerId })
    .where("userId", "=", userId)
    .where("customerId", before === null ? "is" : "=", before)
    .execute();
  return await findCustomerId(db, userId);
}

/** Remembers the customer of a user without a known one, such as after a restored backup. @returns whether it did */
export async function adoptCustomer(db: Database, userId: string, customerId: string): Promise<boolean> {
  const adopted = await db
    .insertInto("billingCustomers")
    .columns(["userId", "customerId"])
    .expression((eb) =>
      eb
        .selectFrom("profiles")
        .select(["id", eb.val(customerId).as("customerId")])
        .where("id", "=", userId),
    )
    .onConflict((conflict) =>
      conflict.column("userId").doUpdateSet({ customerId }).where("billingCustomers.customerId", "is", null),
    )
    .returning("userId")
    .executeTakeFirst();
  return adopted !== undefined;
}

/**
 * Takes the right to change a user's subscription, if nobody has it.
 * @param token who takes it
 * @param until when others may take it, if it is never given back
 * @returns "gone" where there is no such user any more
 */
export async function takeLock(
  db: Database,
  { userId, token, now, until }: { userId: string; token: string; now: number; until: number },
): Promise<"taken" | "busy" | "gone"> {
  try {
    await db
      .insertInto("billingCustomers")
      .values({ userId, customerId: null })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  } catch (error) {
    if (isForeignKeyViolation(error)) return "gone";
    throw error;
  }
  const taken = await db
    .updateTable("billingCustomers")
    .set({ lockToken: token, lockedUntil: until })
    .where("userId", "=", userId)
    .where("lockedUntil", "<=", now)
    .returning("userId")
    .executeTakeFirst();
  return taken === undefined ? "busy" : "taken";
}

/** Keeps the right for longer. @returns whether it was still the taker's */
export async function renewLock(
  db: Database,
  { userId, token, until }: { userId: string; token: string; until: number },
): Promise<boolean> {
  const renewed = await db
    .updateTable("billingCustomers")
    .set({ lockedUntil: until })
    .where("userId", "=", userId)
    .where("lockToken", "=", token)
    .returning("userId")
    .executeTakeFirst();
  return renewed !== undefined;
}

/** Gives the right back, if it is still the taker's. */
export async function giveLock(db: Database, userId: string, token: string): Promise<void> {
  await db
    .updateTable("billingCustomers")
    .set({ lockToken: null, lockedUntil: 0 })
    .where("userId", "=", userId)
    .where("lockToken", "=", token)
    .execute();
}
