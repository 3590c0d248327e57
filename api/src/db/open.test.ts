import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { databases } from "../../test/databases.ts";
import { openDatabase } from "./open.ts";

const onIdleError = () => {};
const first = { subject: "guest:1", at: 1_763_700_000_000 };

describe.each(databases)("openDatabase on $name", ({ open }) => {
  it("keeps what is stored over a restart, times as numbers", async () => {
    const { db, place, drop } = await open();
    await db.insertInto("firstHumanizations").values(first).execute();
    const again = await openDatabase({ ...place, onIdleError });
    expect(await again.selectFrom("firstHumanizations").selectAll().execute()).toEqual([first]);
    await again.destroy();
    await drop();
  });

  it("stores and finds texts that hold U+0000, without it", async () => {
    const { db, drop } = await open();
    const rows = ["a\u0000b", "c"].map((subject) => ({ ...first, subject }));
    await db.insertInto("firstHumanizations").values(rows).execute();
    const named = db.selectFrom("firstHumanizations").select("subject");
    expect(await named.where("subject", "=", "ab\u0000").execute()).toEqual([{ subject: "ab" }]);
    expect(await named.where("subject", "in", ["\u0000ab", "d"]).execute()).toHaveLength(1);
    expect(await named.where(sql`subject`, "=", sql`${"\u0000c"}`).execute()).toHaveLength(1);
    await drop();
  });

  it("refuses a humanization of nobody and of two", async () => {
    const { db, drop } = await open();
    const row = {
      title: "t",
      originalText: "o",
      humanizedText: "h",
      tone: "casual",
      mode: "standard",
      wordCount: 1,
      processingMs: 1,
      createdAt: 1,
    } as const;
    const store = (id: string, guestSessionId: string | null, userId: string | null) =>
      db
        .insertInto("humanizations")
        .values({ id, guestSessionId, userId, ...row })
        .execute();
    await store("1", "guest", null);
    await store("2", null, "user");
    await expect(store("3", null, null)).rejects.toThrow();
    await expect(store("4", "guest", "user")).rejects.toThrow();
    await drop();
  });
});

it("runs SQLite so that a committed write survives a power cut", async () => {
  const { db, drop } = await databases[0].open();
  const pragma = async (name: string) => {
    const { rows } = await sql<Record<string, unknown>>`pragma ${sql.raw(name)}`.execute(db);
    return Object.values(rows[0] ?? {})[0];
  };
  expect(await pragma("journal_mode")).toBe("wal");
  expect(await pragma("synchronous")).toBe(2);
  expect(await pragma("foreign_keys")).toBe(1);
  expect(await pragma("busy_timeout")).toBe(5000);
  await drop();
});

it("lets processes that start at once on Postgres migrate together", async () => {
  const { db, place, drop } = await databases[1].open();
  await sql`drop schema public cascade`.execute(db);
  await sql`create schema public`.execute(db);
  const opened = await Promise.all(Array.from({ length: 3 }, () => openDatabase({ ...place, onIdleError })));
  for (const other of opened) await other.destroy();
  await db.insertInto("firstHumanizations").values(first).execute();
  await drop();
});

it("names the failure when Postgres can't be reached", async () => {
  const place = {
    dir: "",
    databaseUrl: "postgres://nobody:nothing@127.0.0.1:1/none",
    poolSize: 1,
    onIdleError,
  };
  await expect(openDatabase(place)).rejects.toThrow(/ECONNREFUSED/);
});

it.each([
  [
    "guests' old texts",
    "humanizations where guest_session_id is not null and created_at < 1",
    "humanizations_of_guests_by_time",
  ],
  ["counters to forget", "quota_counters where forget_at <= 1", "quota_counters_to_forget"],
])("finds %s without a look at all that stays", async (_, rows, index) => {
  const { db, drop } = await databases[0].open();
  const plan = await sql<{ detail: string }>`explain query plan delete from ${sql.raw(rows)}`.execute(db);
  expect(plan.rows[0]?.detail).toContain(index);
  await drop();
});
