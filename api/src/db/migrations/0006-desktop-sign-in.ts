import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** Codes by which a browser lets the desktop app sign in. */
export const desktopSignIn: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable("desktop_grants")
      .addColumn("code_hash", "text", (column) => column.notNull().primaryKey())
      .addColumn("user_id", "text", (column) =>
        column.notNull().references("profiles.id").onDelete("cascade"),
      )
      .addColumn("code_challenge", "text", (column) => column.notNull())
      .addColumn("expires_at", "bigint", (column) => column.notNull())
      .execute();
    await db.schema.createIndex("desktop_grants_by_user_id").on("desktop_grants").column("user_id").execute();
    await db.schema
      .createIndex("desktop_grants_by_expiry")
      .on("desktop_grants")
      .column("expires_at")
      .execute();
  },
};
