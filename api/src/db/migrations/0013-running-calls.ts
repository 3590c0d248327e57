import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** Notes which call a reservation is for, so that a call sent again finds the one that still runs. */
export const runningCalls: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema.alterTable("reservations").addColumn("call_hash", "text").execute();
    await db.schema
      .createIndex("reservations_by_running_call")
      .on("reservations")
      .column("call_hash")
      .where(sql<boolean>`call_hash is not null and state = 'held'`)
      .execute();
  },
};
