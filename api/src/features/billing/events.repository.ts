import type { Database } from "../../db/schema.ts";

/**
 * A claim that is older may be taken over: a crash left it behind, or the provider is slow. In the second case two read
 * the provider's state and the later reading stays, see `syncCustomer`.
 */
const claimMs = 10_000;

interface Hint {
  readonly id: string;
  readonly type: string;
}

/**
 * Claims an event of the provider for the caller.
 * @returns "claimed" for the one who is to take it on; "busy" while another does; "settled" once that is over
 */
export async function claimEvent(
  db: Database,
  { id, type }: Hint,
  now: number,
): Promise<"claimed" | "busy" | "settled"> {
  const claimed = await db
    .insertInto("billingEvents")
    .values({ id, type, state: "claimed", claimedAt: now, failure: null })
    .onConflict((conflict) =>
      conflict
        .column("id")
        .doUpdateSet({ claimedAt: now })
        .where("billingEvents.state", "=", "claimed")
        .where("billingEvents.claimedAt", "<=", now - claimMs),
    )
    .returning("id")
    .executeTakeFirst();
  if (claimed) return "claimed";
  const known = await db.selectFrom("billingEvents").select("state").where("id", "=", id).executeTakeFirst();
  return known?.state === "claimed" || !known ? "busy" : "settled";
}

/** Notes that an event is dealt with: well, or for a reason that no retry will mend. */
export async function settleEvent(db: Database, id: string, failure: string | null): Promise<void> {
  await db
    .updateTable("billingEvents")
    .set({ state: failure === null ? "done" : "failed", failure })
    .where("id", "=", id)
    .execute();
}

/** Gives a claim up, so that the next delivery takes the event on. */
export async function releaseEvent(db: Database, id: string): Promise<void> {
  await db.deleteFrom("billingEvents").where("id", "=", id).where("state", "=", "claimed").execute();
}

/** Forgets events from before a time, which the provider does not send any more. */
export async function forgetEvents(db: Database, before: number): Promise<void> {
  await db.deleteFrom("billingEvents").where("claimedAt", "<", before).execute();
}
