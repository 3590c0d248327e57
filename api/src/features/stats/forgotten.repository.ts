import type { Database, Schema } from "../../db/schema.ts";
import { dayOf } from "../../time.ts";

/** The sums that are kept of a day; see the overview. */
type DaySums = Omit<Schema["forgottenDays"], "day">;

/** Something that is deleted: when it was made, and what it counts for. */
export interface Forgotten {
  readonly at: number;
  readonly counts: Partial<DaySums>;
}

const nothing: DaySums = { signups: 0, converted: 0, humanizations: 0, revenue: 0, failedPayments: 0 };
const names = ["signups", "converted", "humanizations", "revenue", "failedPayments"] as const;

/** Keeps what is deleted as sums by day (UTC), which tell of nobody. Call it in the transaction that deletes. */
export async function keepSums(trx: Database, items: readonly Forgotten[]): Promise<void> {
  const days = new Map<string, DaySums>();
  for (const { at, counts } of items) {
    const day = dayOf(at);
    const sums = { ...(days.get(day) ?? nothing) };
    for (const name of names) sums[name] += counts[name] ?? 0;
    days.set(day, sums);
  }
  // In one order, so that two who do this at once do not wait for each other.
  for (const day of [...days.keys()].toSorted()) {
    const sums = days.get(day) ?? nothing;
    await trx
      .insertInto("forgottenDays")
      .values({ day, ...sums })
      .onConflict((conflict) =>
        conflict.column("day").doUpdateSet((eb) => ({
          signups: eb("forgottenDays.signups", "+", sums.signups),
          converted: eb("forgottenDays.converted", "+", sums.converted),
          humanizations: eb("forgottenDays.humanizations", "+", sums.humanizations),
          revenue: eb("forgottenDays.revenue", "+", sums.revenue),
          failedPayments: eb("forgottenDays.failedPayments", "+", sums.failedPayments),
        })),
      )
      .execute();
  }
}

/** Humanizations that are deleted. */
export const forgottenTexts = (rows: readonly { readonly createdAt: number }[]): Forgotten[] =>
  rows.map(({ createdAt }) => ({ at: createdAt, counts: { humanizations: 1 } }));
