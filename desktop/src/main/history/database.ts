import Database from "better-sqlite3";
import { migrations } from "./migrations.ts";

export type HistoryDatabase = Database.Database;

/** Opens the database in the app's folder and brings it to the newest schema. */
export function openHistoryDatabase(file: string): HistoryDatabase {
  const db = new Database(file);
  db.pragma("journal_mode = WAL");
  db.pragma("secure_delete = ON");
  // As at the server: SQLite's own "lower" knows the letters A to Z alone.
  db.function("fold_case", { deterministic: true }, (text: unknown) => String(text).toLowerCase());
  const version = Number(db.pragma("user_version", { simple: true }));
  for (const [at, migration] of migrations.entries()) {
    if (at < version) continue;
    db.transaction(() => {
      db.exec(migration);
      db.pragma(`user_version = ${at + 1}`);
    })();
  }
  return db;
}
