import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** When a campaign was stopped, so that none of its recipients is tried again. */
export const campaignStops: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema.alterTable("campaigns").addColumn("stopped_at", "bigint").execute();
  },
};
