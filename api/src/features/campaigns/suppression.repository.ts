import type { Database, Schema } from "../../db/schema.ts";

/** Sends nothing to an address any more. The first reason stays. */
export async function suppress(db: Database, row: Schema["mailSuppressions"]): Promise<void> {
  await db
    .insertInto("mailSuppressions")
    .values(row)
    .onConflict((conflict) => conflict.column("emailHash").doNothing())
    .execute();
}

/** Which of the hashes belong to addresses that nothing is sent to. */
export async function suppressedOf(db: Database, hashes: readonly string[]): Promise<ReadonlySet<string>> {
  if (hashes.length === 0) return new Set();
  const rows = await db
    .selectFrom("mailSuppressions")
    .select("emailHash")
    .where("emailHash", "in", hashes)
    .execute();
  return new Set(rows.map((row) => row.emailHash));
}

/** The hashes of all addresses that nothing is sent to. */
export async function allSuppressed(db: Database): Promise<ReadonlySet<string>> {
  const rows = await db.selectFrom("mailSuppressions").select("emailHash").execute();
  return new Set(rows.map((row) => row.emailHash));
}

/** Why nothing is sent to the address of a hash; null where it may be mailed. */
export async function suppressionOf(db: Database, emailHash: string): Promise<string | null> {
  const row = await db
    .selectFrom("mailSuppressions")
    .select("reason")
    .where("emailHash", "=", emailHash)
    .executeTakeFirst();
  return row?.reason ?? null;
}
