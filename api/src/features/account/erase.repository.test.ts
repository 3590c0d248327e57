import { sql } from "kysely";
import { expect, it } from "vitest";
import { basicState } from "../../../test/billing-state.ts";
import { databases, testDatabase } from "../../../test/databases.ts";
import { until } from "../../../test/http.ts";
import { newMember } from "../../../test/member.ts";
import { writeState } from "../billing/sync.repository.ts";
import { eraseUser } from "./erase.repository.ts";

// SQLite has one writer at a time.
const postgres = databases[1];
const database = testDatabase(postgres.open);

it("does not lock up with what billing writes of the same user at once", async () => {
  const { db } = database;
  const { userId } = await newMember(db, { uid: crypto.randomUUID() });
  await db.insertInto("billingCustomers").values({ userId, customerId: "cus_1" }).execute();
  const write = async (ticket: number, amount: number) => {
    const state = basicState({ id: "in_1", amount, createdAt: 1 });
    return await writeState(db, { userId, ticket, state, now: 1, newId: () => crypto.randomUUID() });
  };
  await write(1, 999);
  const waiting = async () => {
    const { rows } = await sql<{ count: number }>`
      select count(*) from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
    `.execute(db);
    return rows[0]?.count ?? 0;
  };

  // Somebody holds the payment until both have come as far as they get.
  const [erased, written] = await db.transaction().execute(async (trx) => {
    await trx.selectFrom("payments").select("id").where("userId", "=", userId).forUpdate().execute();
    const erased = db.transaction().execute((other) => eraseUser(other, userId, 1));
    await until(async () => (await waiting()) === 1);
    const written = write(2, 1998);
    await until(async () => (await waiting()) === 2);
    return [erased, written] as const;
  });
  await erased;
  expect(await written).toBe(false);
  expect(await db.selectFrom("payments").selectAll().where("userId", "=", userId).execute()).toEqual([]);
  const erasures = db.selectFrom("billingErasures").select("customerId").where("customerId", "=", "cus_1");
  expect(await erasures.execute()).toHaveLength(1);
});
