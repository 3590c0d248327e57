import type { Database } from "../../db/schema.ts";
import type { Metering } from "./providers/provider.ts";

interface Hold {
  readonly day: string;
  /** What the run may cost, in millionths of a US dollar. */
  readonly micros: number;
  /** What the day's runs may cost together; null only counts. */
  readonly limit: number | null;
}

/** Takes a run's likely cost from the day's ceiling before it begins. False where it does not fit any more. */
export async function holdSpend(db: Database, { day, micros, limit }: Hold): Promise<boolean> {
  if (limit !== null && micros > limit) return false;
  const held = await db
    .insertInto("spendDays")
    .values({ day, runs: 1, tokensIn: 0, tokensOut: 0, costMicros: micros })
    .onConflict((conflict) => {
      const more = conflict.column("day").doUpdateSet((eb) => ({
        runs: eb("spendDays.runs", "+", 1),
        costMicros: eb("spendDays.costMicros", "+", micros),
      }));
      return limit === null ? more : more.where("spendDays.costMicros", "<=", limit - micros);
    })
    .returning("day")
    .executeTakeFirst();
  return held !== undefined;
}

/**
 * Puts what a run really took in the place of what it held. A run that a crash cut off keeps what it held: nobody knows
 * what it cost.
 */
export async function settleSpend(
  db: Database,
  { day, micros }: Omit<Hold, "limit">,
  spent: Metering,
): Promise<void> {
  await db
    .updateTable("spendDays")
    .set((eb) => ({
      tokensIn: eb("tokensIn", "+", spent.tokensIn),
      tokensOut: eb("tokensOut", "+", spent.tokensOut),
      costMicros: eb("costMicros", "+", spent.costMicros - micros),
    }))
    .where("day", "=", day)
    .execute();
}
