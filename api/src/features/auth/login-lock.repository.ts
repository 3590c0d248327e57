import type { Database } from "../../db/schema.ts";

const failuresAllowed = 5;
const lockMs = 15 * 60_000;

/**
 * Counts an attempt to log in as a failure, before its password is looked at, so that parallel attempts count too.
 * @returns how long the address is locked, in ms; 0 if it may go on
 */
export async function countAttempt(db: Database, addressKey: string, now: number): Promise<number> {
  const expiresAt = now + lockMs;
  const counted = await db
    .insertInto("loginFailures")
    .values({ addressKey, failures: 1, expiresAt })
    .onConflict((conflict) =>
      conflict
        .column("addressKey")
        .doUpdateSet((eb) => ({
          failures: eb
            .case()
            .when("loginFailures.expiresAt", "<=", now)
            .then(1)
            .else(eb("loginFailures.failures", "+", 1))
            .end(),
          expiresAt,
        }))
        .where((eb) =>
          eb.or([
            eb("loginFailures.failures", "<", failuresAllowed),
            eb("loginFailures.expiresAt", "<=", now),
          ]),
        ),
    )
    .returning("failures")
    .executeTakeFirst();
  if (counted) return 0;
  const lock = await db
    .selectFrom("loginFailures")
    .select("expiresAt")
    .where("addressKey", "=", addressKey)
    .executeTakeFirst();
  return Math.max(1, (lock?.expiresAt ?? now) - now);
}

/** Forgets an address's failures: it logged in. */
export async function forgetFailures(db: Database, addressKey: string): Promise<void> {
  await db.deleteFrom("loginFailures").where("addressKey", "=", addressKey).execute();
}

/** Deletes counts that hold nobody back any more. */
export async function deleteExpiredFailures(db: Database, now: number): Promise<void> {
  await db.deleteFrom("loginFailures").where("expiresAt", "<=", now).execute();
}
