import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** What each humanization cost, and what all runs of a day cost together, failed and canceled ones included. */
export const metering: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .alterTable("humanizations")
      .addColumn("provider", "text", (column) =>
        column.notNull().defaultTo("local").check(sql`provider in ('local', 'openai')`),
      )
      .execute();
    await db.schema.alterTable("humanizations").addColumn("model", "text").execute();
    for (const name of ["fallback", "attempts", "tokens_in", "tokens_out"]) {
      await db.schema
        .alterTable("humanizations")
        .addColumn(name, "integer", (column) => column.notNull().defaultTo(0))
        .execute();
    }
    await db.schema
      .alterTable("humanizations")
      .addColumn("cost_micros", "bigint", (column) => column.notNull().defaultTo(0))
      .execute();

    await db.schema
      .createTable("spend_days")
      .addColumn("day", "text", (column) => column.notNull().primaryKey())
      .addColumn("runs", "integer", (column) => column.notNull())
      .addColumn("tokens_in", "bigint", (column) => column.notNull())
      .addColumn("tokens_out", "bigint", (column) => column.notNull())
      .addColumn("cost_micros", "bigint", (column) => column.notNull())
      .execute();
  },
};
