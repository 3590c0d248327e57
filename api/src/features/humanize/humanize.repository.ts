import type { Insertable } from "kysely";
import type { Database, Schema } from "../../db/schema.ts";
import { forgottenTexts, keepSums } from "../stats/forgotten.repository.ts";

export type NewHumanization = Insertable<Schema["humanizations"]>;

/** Stores a humanization. */
export async function insertHumanization(db: Database, row: NewHumanization): Promise<void> {
  await db.insertInto("humanizations").values(row).execute();
}

/** Notes that an actor succeeded; true the first time, and only then. */
export async function markFirst(db: Database, subject: string, now: number): Promise<boolean> {
  const first = await db
    .insertInto("firstHumanizations")
    .values({ subject, at: now })
    .onConflict((conflict) => conflict.column("subject").doNothing())
    .returning("subject")
    .executeTakeFirst();
  return first !== undefined;
}

/** Deletes what guests wrote before a time. */
export async function deleteGuestTexts(db: Database, before: number): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const rows = trx
      .deleteFrom("humanizations")
      .where("guestSessionId", "is not", null)
      .where("createdAt", "<", before)
      .returning("createdAt");
    await keepSums(trx, forgottenTexts(await rows.execute()));
  });
}
