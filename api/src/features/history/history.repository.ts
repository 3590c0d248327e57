import { type ExpressionBuilder, type Selectable, sql } from "kysely";
import type { Database, Schema } from "../../db/schema.ts";

export type HumanizationRow = Selectable<Schema["humanizations"]>;

/** A place in a user's history: everything older comes after it. */
export interface HistoryPlace {
  readonly createdAt: number;
  readonly id: string;
}

interface HistoryPage {
  readonly userId: string;
  readonly limit: number;
  readonly before?: HistoryPlace | undefined;
  /** Text that the title or one of the texts must contain, whatever the case of its letters A to Z. */
  readonly contains?: string | undefined;
}

/** A page of a user's history, newest first. */
export async function findHistory(
  db: Database,
  { userId, limit, before, contains }: HistoryPage,
): Promise<HumanizationRow[]> {
  let query = db
    .selectFrom("humanizations")
    .selectAll()
    .where("userId", "=", userId)
    .where("deletedAt", "is", null)
    .orderBy("createdAt", "desc")
    .orderBy("id", "desc")
    .limit(limit);
  if (before) {
    query = query.where((eb) =>
      eb(eb.refTuple("createdAt", "id"), "<", eb.tuple(before.createdAt, before.id)),
    );
  }
  if (contains) query = query.where((eb) => containsText(eb, contains));
  return await query.execute();
}

function containsText(eb: ExpressionBuilder<Schema, "humanizations">, text: string) {
  const pattern = `%${text.toLowerCase().replaceAll(/[\\%_]/g, "\\$&")}%`;
  const columns = ["title", "originalText", "humanizedText"] as const;
  return eb.or(columns.map((column) => sql<boolean>`lower(${eb.ref(column)}) like ${pattern} escape '\\'`));
}

/** Takes an item out of its user's history. False if it is not there. */
export async function deleteItem(db: Database, userId: string, id: string, now: number): Promise<boolean> {
  const deleted = await db
    .updateTable("humanizations")
    .set({ deletedAt: now })
    .where("id", "=", id)
    .where("userId", "=", userId)
    .where("deletedAt", "is", null)
    .returning("id")
    .executeTakeFirst();
  return deleted !== undefined;
}

/** Brings back an item of a user's that was deleted after a time, or never; undefined if there is none. */
export async function restoreItem(
  db: Database,
  userId: string,
  id: string,
  deletedAfter: number,
): Promise<HumanizationRow | undefined> {
  return await db
    .updateTable("humanizations")
    .set({ deletedAt: null })
    .where("id", "=", id)
    .where("userId", "=", userId)
    .where((eb) => eb.or([eb("deletedAt", "is", null), eb("deletedAt", ">", deletedAfter)]))
    .returningAll()
    .executeTakeFirst();
}

/** Deletes for good what was deleted until a time. */
export async function purgeDeleted(db: Database, until: number): Promise<void> {
  await db.deleteFrom("humanizations").where("deletedAt", "<=", until).execute();
}
