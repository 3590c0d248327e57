import type { Database, Schema } from "../../db/schema.ts";

export type Totals = Omit<Schema["usageTotals"], "userId">;

/** The totals of somebody who has not humanized anything. */
export const noTotals: Totals = { rewrites: 0, words: 0, processingMs: 0 };

/** Starts a user's totals. */
export async function insertTotals(trx: Database, userId: string, totals: Totals): Promise<void> {
  await trx
    .insertInto("usageTotals")
    .values({ userId, ...totals })
    .execute();
}

/** Adds one run. False if the account was deleted meanwhile: then nothing of the run may be stored. */
export async function addRun(
  trx: Database,
  userId: string,
  run: Pick<Totals, "words" | "processingMs">,
): Promise<boolean> {
  const updated = await trx
    .updateTable("usageTotals")
    .set((eb) => ({
      rewrites: eb("rewrites", "+", 1),
      words: eb("words", "+", run.words),
      processingMs: eb("processingMs", "+", run.processingMs),
    }))
    .where("userId", "=", userId)
    .returning("userId")
    .executeTakeFirst();
  return updated !== undefined;
}

/** Keeps an account from being deleted until the transaction ends. False if it was deleted already. */
export async function holdAccount(trx: Database, userId: string): Promise<boolean> {
  const held = await trx
    .updateTable("usageTotals")
    .set((eb) => ({ rewrites: eb.ref("rewrites") }))
    .where("userId", "=", userId)
    .returning("userId")
    .executeTakeFirst();
  return held !== undefined;
}

/** All a user ever humanized. */
export async function findTotals(db: Database, userId: string): Promise<Totals> {
  const totals = await db
    .selectFrom("usageTotals")
    .select(["rewrites", "words", "processingMs"])
    .where("userId", "=", userId)
    .executeTakeFirst();
  return totals ?? noTotals;
}
