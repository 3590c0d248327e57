import type { Insertable, Selectable } from "kysely";
import type { Database, Schema } from "../../db/schema.ts";

/** Writes an entry. A look that is the same as an earlier one only raises its count. */
export async function insertAudit(db: Database, row: Insertable<Schema["adminAudit"]>): Promise<void> {
  await db
    .insertInto("adminAudit")
    .values(row)
    .onConflict((conflict) =>
      conflict.column("look").doUpdateSet((eb) => ({
        times: eb("adminAudit.times", "+", 1),
        lastAt: row.lastAt,
      })),
    )
    .execute();
}

/** Completes an entry that was written before the call was answered. */
export async function updateAudit(
  db: Database,
  id: string,
  outcome: Pick<Insertable<Schema["adminAudit"]>, "action" | "details" | "status" | "lastAt">,
): Promise<void> {
  await db.updateTable("adminAudit").set(outcome).where("id", "=", id).execute();
}

/** A page of entries, the latest first, and how many there are. */
export async function findAudit(
  db: Database,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<{ rows: Selectable<Schema["adminAudit"]>[]; total: number }> {
  const rows = await db
    .selectFrom("adminAudit")
    .selectAll()
    .orderBy("lastAt", "desc")
    .orderBy("id", "desc")
    .limit(limit)
    .offset(offset)
    .execute();
  const { total } = await db
    .selectFrom("adminAudit")
    .select((eb) => eb.fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  return { rows, total: Number(total) };
}
