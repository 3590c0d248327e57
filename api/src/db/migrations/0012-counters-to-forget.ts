import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** Finds counters that are to be forgotten without looking at those that stay. */
export const countersToForget: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createIndex("quota_counters_to_forget")
      .on("quota_counters")
      .column("forget_at")
      .where(sql<boolean>`forget_at is not null`)
      .execute();
  },
};
