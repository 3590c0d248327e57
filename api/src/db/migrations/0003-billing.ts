import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** Customers of the payment provider, what they paid, how their plans changed, and the provider's events. */
export const billing: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .alterTable("profiles")
      .addColumn("subscription_period", "text", (column) =>
        column.check(sql`subscription_period in ('monthly', 'yearly')`),
      )
      .execute();
    await db.schema.alterTable("profiles").addColumn("subscription_ends_at", "bigint").execute();

    await db.schema
      .createTable("billing_customers")
      .addColumn("user_id", "text", (column) =>
        column.notNull().primaryKey().references("profiles.id").onDelete("cascade"),
      )
      .addColumn("customer_id", "text", (column) => column.unique())
      .addColumn("lock_token", "text")
      .addColumn("locked_until", "bigint", (column) => column.notNull().defaultTo(0))
      .addColumn("last_ticket", "integer", (column) => column.notNull().defaultTo(0))
      .addColumn("written_ticket", "integer", (column) => column.notNull().defaultTo(0))
      .execute();

    await db.schema
      .createTable("payments")
      .addColumn("id", "text", (column) => column.notNull().primaryKey())
      .addColumn("user_id", "text", (column) =>
        column.notNull().references("profiles.id").onDelete("cascade"),
      )
      .addColumn("amount", "integer", (column) => column.notNull())
      .addColumn("currency", "text", (column) => column.notNull())
      .addColumn("plan", "text", (column) => column.notNull())
      .addColumn("status", "text", (column) => column.notNull().check(sql`status in ('succeeded', 'failed')`))
      .addColumn("stripe_payment_id", "text", (column) => column.notNull())
      .addColumn("created_at", "bigint", (column) => column.notNull())
      .execute();
    await db.schema.createIndex("payments_by_time").on("payments").columns(["created_at", "id"]).execute();
    await db.schema.createIndex("payments_by_user_id").on("payments").column("user_id").execute();

    await db.schema
      .createTable("subscription_changes")
      .addColumn("id", "text", (column) => column.notNull().primaryKey())
      .addColumn("user_id", "text", (column) =>
        column.notNull().references("profiles.id").onDelete("cascade"),
      )
      .addColumn("previous_plan", "text", (column) => column.notNull())
      .addColumn("new_plan", "text", (column) => column.notNull())
      .addColumn("reason", "text", (column) => column.notNull())
      .addColumn("changed_at", "bigint", (column) => column.notNull())
      .execute();
    await db.schema
      .createIndex("subscription_changes_by_time")
      .on("subscription_changes")
      .columns(["changed_at", "id"])
      .execute();
    await db.schema
      .createIndex("subscription_changes_by_user_id")
      .on("subscription_changes")
      .column("user_id")
      .execute();

    await db.schema
      .createTable("billing_events")
      .addColumn("id", "text", (column) => column.notNull().primaryKey())
      .addColumn("type", "text", (column) => column.notNull())
      .addColumn("state", "text", (column) =>
        column.notNull().check(sql`state in ('claimed', 'done', 'failed')`),
      )
      .addColumn("claimed_at", "bigint", (column) => column.notNull())
      .addColumn("failure", "text")
      .execute();
    await db.schema.createIndex("billing_events_by_time").on("billing_events").column("claimed_at").execute();

    await db.schema
      .createTable("billing_erasures")
      .addColumn("customer_id", "text", (column) => column.notNull().primaryKey())
      .addColumn("due_at", "bigint", (column) => column.notNull())
      .execute();
  },
};
