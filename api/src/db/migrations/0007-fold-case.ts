import { type Kysely, PostgresAdapter, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** Small letters of any script, which "lower" gives only where the database's locale knows them. SQLite: see `open`. */
export const foldCase: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    if (!(db.getExecutor().adapter instanceof PostgresAdapter)) return;
    await sql`
      create or replace function fold_case(value text) returns text language sql immutable parallel safe
      as $$ select lower(value collate "und-x-icu") $$
    `.execute(db);
  },
};
