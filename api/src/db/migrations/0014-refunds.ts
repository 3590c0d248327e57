import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** Keeps what was refunded of each payment. */
export const refunds: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .alterTable("payments")
      .addColumn("refunded", "integer", (column) => column.notNull().defaultTo(0))
      .execute();
  },
};
