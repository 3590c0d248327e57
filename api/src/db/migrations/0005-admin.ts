import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** Where users are and whether they can be mailed, campaigns with their ledger, failures by day, what admins did. */
export const admin: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .alterTable("profiles")
      .addColumn("email_verified", "integer", (column) => column.notNull().defaultTo(0))
      .execute();
    await db.schema.alterTable("profiles").addColumn("country", "text").execute();
    await db.schema.alterTable("profiles").addColumn("city", "text").execute();
    await db.schema.alterTable("profiles").addColumn("last_mailed_at", "bigint").execute();
    await db.schema
      .createTable("campaigns")
      .addColumn("id", "text", (column) => column.notNull().primaryKey())
      .addColumn("audience", "text", (column) => column.notNull())
      .addColumn("subject", "text", (column) => column.notNull())
      .addColumn("promotion", "text", (column) => column.notNull())
      .addColumn("state", "text", (column) => column.notNull().check(sql`state in ('running', 'done')`))
      .addColumn("created_by", "text", (column) => column.notNull())
      .addColumn("created_at", "bigint", (column) => column.notNull())
      .addColumn("finished_at", "bigint")
      .addColumn("total", "integer", (column) => column.notNull())
      .addColumn("sent", "integer", (column) => column.notNull().defaultTo(0))
      .addColumn("failed", "integer", (column) => column.notNull().defaultTo(0))
      .addColumn("uncertain", "integer", (column) => column.notNull().defaultTo(0))
      .addColumn("skipped", "integer", (column) => column.notNull().defaultTo(0))
      .addColumn("problem", "text")
      .addColumn("worker", "text")
      .addColumn("leased_until", "bigint", (column) => column.notNull().defaultTo(0))
      .execute();
    // At most one runs at a time.
    await db.schema
      .createIndex("campaigns_running")
      .on("campaigns")
      .column("state")
      .unique()
      .where(sql.ref("state"), "=", sql.lit("running"))
      .execute();
    await db.schema.createIndex("campaigns_by_time").on("campaigns").column("created_at").execute();

    await db.schema
      .createTable("campaign_recipients")
      .addColumn("campaign_id", "text", (column) => column.notNull().references("campaigns.id"))
      .addColumn("email", "text", (column) => column.notNull())
      .addColumn("user_id", "text", (column) =>
        column.notNull().references("profiles.id").onDelete("cascade"),
      )
      .addColumn("state", "text", (column) =>
        column
          .notNull()
          .defaultTo("pending")
          .check(sql`state in ('pending', 'sending', 'sent', 'failed', 'uncertain', 'skipped')`),
      )
      .addColumn("attempts", "integer", (column) => column.notNull().defaultTo(0))
      .addColumn("not_before", "bigint", (column) => column.notNull().defaultTo(0))
      .addColumn("claim", "text")
      .addColumn("reason", "text")
      .addPrimaryKeyConstraint("campaign_recipients_pk", ["campaign_id", "email"])
      .execute();
    await db.schema
      .createIndex("campaign_recipients_by_state")
      .on("campaign_recipients")
      .columns(["campaign_id", "state", "not_before"])
      .execute();
    await db.schema
      .createIndex("campaign_recipients_by_user_id")
      .on("campaign_recipients")
      .column("user_id")
      .execute();

    await db.schema
      .createTable("mail_suppressions")
      .addColumn("email_hash", "text", (column) => column.notNull().primaryKey())
      .addColumn("reason", "text", (column) =>
        column.notNull().check(sql`reason in ('unsubscribed', 'bounce', 'complaint')`),
      )
      .addColumn("created_at", "bigint", (column) => column.notNull())
      .execute();

    await db.schema
      .createTable("failure_days")
      .addColumn("day", "text", (column) => column.notNull().primaryKey())
      .addColumn("failures", "integer", (column) => column.notNull())
      .execute();

    await db.schema
      .createTable("admin_audit")
      .addColumn("id", "text", (column) => column.notNull().primaryKey())
      .addColumn("look", "text", (column) => column.unique())
      .addColumn("admin_email", "text", (column) => column.notNull())
      .addColumn("action", "text", (column) => column.notNull())
      .addColumn("details", "text", (column) => column.notNull())
      .addColumn("status", "integer", (column) => column.notNull())
      .addColumn("times", "integer", (column) => column.notNull().defaultTo(1))
      .addColumn("first_at", "bigint", (column) => column.notNull())
      .addColumn("last_at", "bigint", (column) => column.notNull())
      .execute();
    await db.schema.createIndex("admin_audit_by_time").on("admin_audit").columns(["last_at", "id"]).execute();
  },
};
