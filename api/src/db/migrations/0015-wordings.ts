import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** Has nobody get a wording of a text twice. Texts from before, and uploads, are not held to it. */
export const wordings: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const column of ["source_hash", "result_hash"])
      await db.schema.alterTable("humanizations").addColumn(column, "text").execute();
    for (const actor of ["guest_session_id", "user_id"]) {
      await db.schema
        .createIndex(`humanizations_wordings_by_${actor}`)
        .on("humanizations")
        .columns([actor, "source_hash", "result_hash"])
        .unique()
        .execute();
    }
  },
};
