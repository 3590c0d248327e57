import type { Database } from "../../db/schema.ts";

/** Counts a humanization that failed through no fault of the caller. */
export async function countFailure(db: Database, day: string): Promise<void> {
  await db
    .insertInto("failureDays")
    .values({ day, failures: 1 })
    .onConflict((conflict) =>
      conflict.column("day").doUpdateSet((eb) => ({ failures: eb("failureDays.failures", "+", 1) })),
    )
    .execute();
}
