import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import pg from "pg";
import { afterAll, beforeAll, inject } from "vitest";
import { openDatabase } from "../src/db/open.ts";
import type { Database } from "../src/db/schema.ts";

export interface TestDatabase {
  readonly db: Database;
  /** How `openDatabase` finds it again. */
  readonly place: { readonly dir: string; readonly databaseUrl: string | null; readonly poolSize: number };
  /** Closes it and deletes all it held. */
  readonly drop: () => Promise<void>;
}

const onIdleError = () => {};

async function openSqlite(): Promise<TestDatabase> {
  const dir = mkdtempSync(path.join(tmpdir(), "ai-humanizer-test-"));
  const place = { dir, databaseUrl: null, poolSize: 1 };
  const db = await openDatabase({ ...place, onIdleError });
  const drop = async () => {
    await db.destroy();
    rmSync(dir, { recursive: true, force: true });
  };
  return { db, place, drop };
}

async function openPostgres(): Promise<TestDatabase> {
  const cluster = inject("postgresUrl");
  const name = `test_${crypto.randomUUID().replaceAll("-", "")}`;
  await runSql(cluster, `create database ${name}`);
  const place = { dir: "", databaseUrl: `${cluster}/${name}`, poolSize: 20 };
  const db = await openDatabase({ ...place, onIdleError });
  const drop = async () => {
    await db.destroy();
    await runSql(cluster, `drop database ${name} with (force)`);
  };
  return { db, place, drop };
}

async function runSql(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: `${url}/postgres` });
  await client.connect();
  await client.query(statement);
  await client.end();
}

/** Both databases, each a real one, for `describe.each`. */
export const databases = [
  { name: "SQLite", open: openSqlite },
  { name: "Postgres", open: openPostgres },
] as const;

/** A database for the tests of a `describe`: opened before the first of them, and dropped after the last. */
export function testDatabase(open: () => Promise<TestDatabase>): Pick<TestDatabase, "db"> {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.drop());
  return {
    get db() {
      return database.db;
    },
  };
}
