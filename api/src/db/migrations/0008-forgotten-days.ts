import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** Sums by day of what was deleted, so that the overview's past stays as it was. */
export const forgottenDays: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    let table = db.schema
      .createTable("forgotten_days")
      .addColumn("day", "text", (column) => column.notNull().primaryKey());
    for (const sum of ["signups", "converted", "humanizations", "revenue", "failed_payments"]) {
      table = table.addColumn(sum, "bigint", (column) => column.notNull().defaultTo(0));
    }
    await table.execute();
  },
};
