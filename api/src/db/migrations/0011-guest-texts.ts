import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** Finds guests' texts by their age without looking at those of users. */
export const guestTexts: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createIndex("humanizations_of_guests_by_time")
      .on("humanizations")
      .column("created_at")
      .where(sql<boolean>`guest_session_id is not null`)
      .execute();
  },
};
