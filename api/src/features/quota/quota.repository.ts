import type { Database } from "../../db/schema.ts";
import { accountDeleted } from "../../errors.ts";
import { userOfSubject } from "../../identity/actor.ts";
import { holdAccount } from "../stats/totals.repository.ts";

/** One of a quota, to be taken if fewer than `limit` are; null only counts. */
export interface Claim {
  readonly subject: string;
  readonly period: string;
  readonly limit: number | null;
  /** When the counter can be deleted; null for never. */
  readonly forgetAt: number | null;
}

export interface NewReservation {
  readonly id: string;
  readonly claims: readonly Claim[];
  readonly now: number;
  readonly expiresAt: number;
  /** See the schema; null by default. */
  readonly callHash?: string | null;
}

class Refused extends Error {}

/**
 * Takes one of every claimed quota, or none at all, to be settled or released.
 * @returns whether all could be taken
 */
export async function reserve(
  db: Database,
  { id, claims, now, expiresAt, callHash = null }: NewReservation,
): Promise<boolean> {
  return await takeAll(db, claims, async (trx) => {
    const reservation = { id, state: "held", createdAt: now, expiresAt, callHash } as const;
    await trx.insertInto("reservations").values(reservation).execute();
    if (claims.length === 0) return;
    const rows = claims.map(({ subject, period }) => ({ reservationId: id, subject, period }));
    await trx.insertInto("reservationClaims").values(rows).execute();
  });
}

/** Whether a call runs now, by its hash. */
export async function isRunning(db: Database, callHash: string, now: number): Promise<boolean> {
  const held = await db
    .selectFrom("reservations")
    .select("id")
    .where("callHash", "=", callHash)
    .where("state", "=", "held")
    .where("expiresAt", ">", now)
    .executeTakeFirst();
  return held !== undefined;
}

/**
 * Takes one of every claimed quota for good, or none at all.
 * @returns whether all could be taken
 */
export async function spend(db: Database, claims: readonly Claim[]): Promise<boolean> {
  return await takeAll(db, claims, async () => {});
}

/** `then` runs in the transaction that takes. 401 where a claim is of an account that was deleted. */
async function takeAll(
  db: Database,
  claims: readonly Claim[],
  then: (trx: Database) => Promise<void>,
): Promise<boolean> {
  try {
    await db.transaction().execute(async (trx) => {
      // Before the counters, as erasing an account locks them; what were taken after that would stay for good.
      for (const userId of new Set(claims.map(({ subject }) => userOfSubject(subject)))) {
        if (userId !== null && !(await holdAccount(trx, userId))) throw accountDeleted();
      }
      for (const claim of inLockOrder(claims)) {
        if (!(await take(trx, claim))) throw new Refused();
      }
      await then(trx);
    });
    return true;
  } catch (error) {
    if (error instanceof Refused) return false;
    throw error;
  }
}

/** Counters in the one order that every transaction locks them in, so that no two wait for each other. */
function inLockOrder<Counter extends Pick<Claim, "subject" | "period">>(counters: readonly Counter[]) {
  const key = ({ subject, period }: Counter) => `${subject} ${period}`;
  return counters.toSorted((a, b) => (key(a) < key(b) ? -1 : 1));
}

async function take(trx: Database, { subject, period, limit, forgetAt }: Claim): Promise<boolean> {
  if (limit !== null && limit < 1) return false;
  const taken = await trx
    .insertInto("quotaCounters")
    .values({ subject, period, used: 1, forgetAt })
    .onConflict((conflict) => {
      const oneMore = conflict
        .columns(["subject", "period"])
        .doUpdateSet((eb) => ({ used: eb("quotaCounters.used", "+", 1) }));
      return limit === null ? oneMore : oneMore.where("quotaCounters.used", "<", limit);
    })
    .returning("used")
    .executeTakeFirst();
  return taken !== undefined;
}

/** Makes a held reservation final. False if it was released meanwhile. Call it in the transaction that stores the success. */
export async function settle(db: Database, id: string): Promise<boolean> {
  const settled = await db
    .updateTable("reservations")
    .set({ state: "settled" })
    .where("id", "=", id)
    .where("state", "=", "held")
    .returning("id")
    .executeTakeFirst();
  return settled !== undefined;
}

/**
 * Gives a held reservation back. A reservation that is settled or released already stays as it is.
 * @returns whether it was held
 */
export async function release(db: Database, id: string): Promise<boolean> {
  return await db.transaction().execute(async (trx) => {
    const released = await trx
      .updateTable("reservations")
      .set({ state: "released" })
      .where("id", "=", id)
      .where("state", "=", "held")
      .returning("id")
      .executeTakeFirst();
    if (!released) return false;
    await giveBack(trx, id);
    return true;
  });
}

/**
 * Gives back what crashed processes left held, each reservation in a transaction of its own, because together they
 * would lock counters in any order.
 * @returns how many reservations that were
 */
export async function releaseExpired(db: Database, now: number): Promise<number> {
  const expired = await db
    .selectFrom("reservations")
    .select("id")
    .where("state", "=", "held")
    .where("expiresAt", "<=", now)
    .execute();
  let count = 0;
  for (const { id } of expired) if (await release(db, id)) count += 1;
  return count;
}

async function giveBack(trx: Database, reservationId: string): Promise<void> {
  const claims = await trx
    .selectFrom("reservationClaims")
    .select(["subject", "period"])
    .where("reservationId", "=", reservationId)
    .execute();
  for (const { subject, period } of inLockOrder(claims)) {
    await trx
      .updateTable("quotaCounters")
      .set((eb) => ({ used: eb("used", "-", 1) }))
      .where("subject", "=", subject)
      .where("period", "=", period)
      // If an account is erased amid its runs, its counter is deleted and may begin anew, without what they took.
      .where("used", ">", 0)
      .execute();
  }
}

/** Deletes counters of periods gone by and reservations closed before `closedBefore`. */
export async function forgetOld(db: Database, now: number, closedBefore: number): Promise<void> {
  await db.deleteFrom("quotaCounters").where("forgetAt", "<=", now).execute();
  await db
    .deleteFrom("reservations")
    .where("state", "!=", "held")
    .where("createdAt", "<", closedBefore)
    .execute();
}

/** How many of a quota are taken. */
export async function used(db: Database, subject: string, period: string): Promise<number> {
  const counters = await usedByPeriod(db, subject, [period]);
  return counters.get(period) ?? 0;
}

/** How many a subject took in each of the periods, or in all there are; a period without any is left out. */
export async function usedByPeriod(
  db: Database,
  subject: string,
  periods?: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom("quotaCounters")
    .select(["period", "used"])
    .where("subject", "=", subject)
    .$if(periods !== undefined, (query) => query.where("period", "in", periods ?? []))
    .orderBy("period")
    .execute();
  return new Map(rows.map(({ period, used }) => [period, used]));
}

/** Deletes the counters of all a subject ever took. Its reservations then claim nothing. */
export async function deleteQuotas(trx: Database, subject: string): Promise<void> {
  await trx.deleteFrom("reservationClaims").where("subject", "=", subject).execute();
  await trx.deleteFrom("quotaCounters").where("subject", "=", subject).execute();
}
