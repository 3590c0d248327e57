import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** Quotas by actor and period, the reservations that take from them, and the humanizations themselves. */
export const humanizations: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable("quota_counters")
      .addColumn("subject", "text", (column) => column.notNull())
      .addColumn("period", "text", (column) => column.notNull())
      .addColumn("used", "integer", (column) => column.notNull().check(sql`used >= 0`))
      .addColumn("forget_at", "bigint")
      .addPrimaryKeyConstraint("quota_counters_pk", ["subject", "period"])
      .execute();

    await db.schema
      .createTable("reservations")
      .addColumn("id", "text", (column) => column.notNull().primaryKey())
      .addColumn("state", "text", (column) =>
        column.notNull().check(sql`state in ('held', 'settled', 'released')`),
      )
      .addColumn("created_at", "bigint", (column) => column.notNull())
      .addColumn("expires_at", "bigint", (column) => column.notNull())
      .execute();
    await db.schema
      .createIndex("reservations_state")
      .on("reservations")
      .columns(["state", "expires_at"])
      .execute();

    await db.schema
      .createTable("reservation_claims")
      .addColumn("reservation_id", "text", (column) =>
        column.notNull().references("reservations.id").onDelete("cascade"),
      )
      .addColumn("subject", "text", (column) => column.notNull())
      .addColumn("period", "text", (column) => column.notNull())
      .addPrimaryKeyConstraint("reservation_claims_pk", ["reservation_id", "subject", "period"])
      .execute();

    await db.schema
      .createTable("first_humanizations")
      .addColumn("subject", "text", (column) => column.notNull().primaryKey())
      .addColumn("at", "bigint", (column) => column.notNull())
      .execute();

    await db.schema
      .createTable("humanizations")
      .addColumn("id", "text", (column) => column.notNull().primaryKey())
      .addColumn("guest_session_id", "text")
      .addColumn("user_id", "text")
      .addColumn("title", "text", (column) => column.notNull())
      .addColumn("original_text", "text", (column) => column.notNull())
      .addColumn("humanized_text", "text", (column) => column.notNull())
      .addColumn("tone", "text", (column) => column.notNull())
      .addColumn("mode", "text", (column) => column.notNull())
      .addColumn("word_count", "integer", (column) => column.notNull())
      .addColumn("processing_ms", "integer", (column) => column.notNull())
      .addColumn("created_at", "bigint", (column) => column.notNull())
      .addCheckConstraint("humanizations_one_actor", sql`(guest_session_id is null) <> (user_id is null)`)
      .execute();
    for (const actor of ["guest_session_id", "user_id"]) {
      await db.schema
        .createIndex(`humanizations_by_${actor}`)
        .on("humanizations")
        .columns([actor, "created_at", "id"])
        .execute();
    }
    await db.schema
      .createIndex("humanizations_by_time")
      .on("humanizations")
      .columns(["created_at", "id"])
      .execute();
  },
};
