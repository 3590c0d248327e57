import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** Answers kept for a while, for a client that asks again because the first did not arrive. */
export const humanizeAnswers: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable("humanize_answers")
      .addColumn("call_hash", "text", (column) => column.notNull().primaryKey())
      .addColumn("humanization_id", "text", (column) =>
        column.notNull().references("humanizations.id").onDelete("cascade"),
      )
      .addColumn("answer", "text", (column) => column.notNull())
      .addColumn("expires_at", "bigint", (column) => column.notNull())
      .execute();
    for (const column of ["humanization_id", "expires_at"]) {
      await db.schema
        .createIndex(`humanize_answers_by_${column}`)
        .on("humanize_answers")
        .column(column)
        .execute();
    }
  },
};
