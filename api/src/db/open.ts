import { mkdirSync } from "node:fs";
import path from "node:path";
import SQLite from "better-sqlite3";
import { CamelCasePlugin, type Dialect, Kysely, PostgresDialect, SqliteDialect } from "kysely";
import pg from "pg";
import { migrate } from "./migrate.ts";
import { NullCharactersPlugin } from "./null-characters.ts";
import type { Database } from "./schema.ts";

interface DatabasePlace {
  /** Folder of the SQLite file, made if missing. */
  readonly dir: string;
  /** A postgres:// URL; null uses SQLite. */
  readonly databaseUrl: string | null;
  /** Most connections to Postgres. */
  readonly poolSize: number;
  /** Told of connections that Postgres ended while idle; the pool replaces them by itself. */
  readonly onIdleError: (error: Error) => void;
}

/** Opens the database and brings its schema up to date. */
export async function openDatabase(place: DatabasePlace): Promise<Database> {
  const dialect = place.databaseUrl === null ? sqlite(place.dir) : postgres(place.databaseUrl, place);
  const db: Database = new Kysely({ dialect, plugins: [new CamelCasePlugin(), new NullCharactersPlugin()] });
  try {
    await migrate(db);
  } catch (error) {
    await db.destroy();
    throw error;
  }
  return db;
}

function sqlite(dir: string): Dialect {
  mkdirSync(dir, { recursive: true });
  const database = new SQLite(path.join(dir, "app.db"));
  database.pragma("busy_timeout = 5000");
  database.pragma("journal_mode = WAL");
  database.pragma("synchronous = FULL");
  database.pragma("foreign_keys = ON");
  // SQLite's own "lower" knows only the letters A to Z; Postgres gets this function from a migration.
  database.function("fold_case", { deterministic: true }, (text: unknown) =>
    typeof text === "string" ? text.toLowerCase() : text,
  );
  return new SqliteDialect({ database });
}

/** Postgres answers bigint as text; times and counts fit a number. */
const types: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) =>
    oid === pg.types.builtins.INT8 ? Number : pg.types.getTypeParser(oid, format),
};

function postgres(connectionString: string, { poolSize, onIdleError }: DatabasePlace): Dialect {
  const pool = new pg.Pool({ connectionString, max: poolSize, types, connectionTimeoutMillis: 10_000 });
  pool.on("error", onIdleError);
  return new PostgresDialect({ pool });
}
