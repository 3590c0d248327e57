import type { OverviewDay } from "@ai-humanizer/shared/admin";
import { sql } from "kysely";
import type { Database } from "../../db/schema.ts";
import { dayMs, dayOf } from "../../time.ts";

/** What happened on each of the last days (UTC), deleted since or not, the oldest first, today last. */
export async function findOverview(db: Database, days: number, now: number): Promise<OverviewDay[]> {
  const today = Math.floor(now / dayMs);
  const first = today - days + 1;
  const since = first * dayMs;
  const day = sql<number>`created_at / ${sql.lit(dayMs)}`;

  const signups = await db
    .selectFrom("profiles")
    .select((eb) => [
      day.as("day"),
      eb.fn.countAll().as("signups"),
      sql<number>`sum(case when exists (
        select 1 from payments where payments.user_id = profiles.id and payments.status = 'succeeded'
      ) then 1 else 0 end)`.as("converted"),
    ])
    .where("createdAt", ">=", since)
    .groupBy(day)
    .execute();
  const humanizations = await db
    .selectFrom("humanizations")
    .select((eb) => [day.as("day"), eb.fn.countAll().as("humanizations")])
    .where("createdAt", ">=", since)
    .groupBy(day)
    .execute();
  const payments = await db
    .selectFrom("payments")
    .select([
      day.as("day"),
      sql<number>`sum(case when status = 'succeeded' then amount - refunded else 0 end)`.as("revenue"),
      sql<number>`sum(case when status = 'succeeded' then 0 else 1 end)`.as("failedPayments"),
    ])
    .where("createdAt", ">=", since)
    .groupBy(day)
    .execute();
  const failures = await db.selectFrom("failureDays").selectAll().where("day", ">=", dayOf(since)).execute();
  const forgotten = await db
    .selectFrom("forgottenDays")
    .selectAll()
    .where("day", ">=", dayOf(since))
    .execute();

  return Array.from({ length: days }, (_, index) => {
    const number = first + index;
    const name = dayOf(number * dayMs);
    const on = <Row extends { day: number }>(rows: readonly Row[]) =>
      rows.find((row) => Number(row.day) === number);
    const payment = on(payments);
    const signup = on(signups);
    const gone = forgotten.find((row) => row.day === name);
    return {
      day: name,
      signups: Number(signup?.signups ?? 0) + (gone?.signups ?? 0),
      converted: Number(signup?.converted ?? 0) + (gone?.converted ?? 0),
      humanizations: Number(on(humanizations)?.humanizations ?? 0) + (gone?.humanizations ?? 0),
      failures: failures.find((row) => row.day === name)?.failures ?? 0,
      revenue: Number(payment?.revenue ?? 0) + (gone?.revenue ?? 0),
      failedPayments: Number(payment?.failedPayments ?? 0) + (gone?.failedPayments ?? 0),
    };
  });
}
