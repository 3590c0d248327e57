import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** Profiles with their subscription and totals, demo sessions, the signup bonus, and history that can be deleted. */
export const accounts: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable("profiles")
      .addColumn("id", "text", (column) => column.notNull().primaryKey())
      .addColumn("identity", "text", (column) => column.notNull().unique())
      .addColumn("username", "text", (column) => column.notNull().unique())
      .addColumn("email", "text", (column) => column.notNull())
      .addColumn("display_name", "text")
      .addColumn("subscription_plan", "text", (column) =>
        column.check(sql`subscription_plan in ('free', 'basic', 'premium')`),
      )
      .addColumn("subscription_status", "text", (column) =>
        column
          .notNull()
          .defaultTo("active")
          .check(sql`subscription_status in ('active', 'past_due', 'canceled')`),
      )
      .addColumn("subscription_period_end", "bigint")
      .addColumn("past_due_since", "bigint")
      .addColumn("bonus_granted", "integer", (column) => column.notNull().defaultTo(0))
      .addColumn("first_auth_time", "bigint", (column) => column.notNull())
      .addColumn("created_at", "bigint", (column) => column.notNull())
      .execute();
    await db.schema.createIndex("profiles_by_time").on("profiles").columns(["created_at", "id"]).execute();

    await db.schema
      .createTable("usage_totals")
      .addColumn("user_id", "text", (column) =>
        column.notNull().primaryKey().references("profiles.id").onDelete("cascade"),
      )
      .addColumn("rewrites", "integer", (column) => column.notNull())
      .addColumn("words", "bigint", (column) => column.notNull())
      .addColumn("processing_ms", "bigint", (column) => column.notNull())
      .execute();

    await db.schema
      .createTable("sessions")
      .addColumn("token_hash", "text", (column) => column.notNull().primaryKey())
      .addColumn("user_id", "text", (column) =>
        column.notNull().references("profiles.id").onDelete("cascade"),
      )
      .addColumn("auth_time", "bigint", (column) => column.notNull())
      .addColumn("expires_at", "bigint", (column) => column.notNull())
      .execute();
    await db.schema.createIndex("sessions_by_user_id").on("sessions").column("user_id").execute();
    await db.schema.createIndex("sessions_by_expiry").on("sessions").column("expires_at").execute();

    await db.schema
      .createTable("login_failures")
      .addColumn("address_key", "text", (column) => column.notNull().primaryKey())
      .addColumn("failures", "integer", (column) => column.notNull())
      .addColumn("expires_at", "bigint", (column) => column.notNull())
      .execute();

    await db.schema
      .createTable("guest_bonuses")
      .addColumn("guest_session_id", "text", (column) => column.notNull().primaryKey())
      .addColumn("user_id", "text", (column) =>
        column.unique().references("profiles.id").onDelete("set null"),
      )
      .execute();

    await db.schema
      .createTable("deleted_identities")
      .addColumn("identity_hash", "text", (column) => column.notNull().primaryKey())
      .addColumn("deleted_at", "bigint", (column) => column.notNull())
      .execute();

    await db.schema.alterTable("humanizations").addColumn("deleted_at", "bigint").execute();
    await db.schema
      .createIndex("humanizations_deleted")
      .on("humanizations")
      .column("deleted_at")
      .where(sql.ref("deleted_at"), "is not", null)
      .execute();
    await db.schema
      .createIndex("reservation_claims_by_subject")
      .on("reservation_claims")
      .column("subject")
      .execute();
  },
};
