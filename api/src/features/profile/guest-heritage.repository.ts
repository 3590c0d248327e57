import type { Database } from "../../db/schema.ts";
import type { ProfileRow } from "../../identity/actor.ts";
import type { Totals } from "../stats/totals.repository.ts";

/** Makes a guest session's history a user's own. Returns its totals. */
export async function adoptHistory(trx: Database, guestSessionId: string, userId: string): Promise<Totals> {
  const adopted = await trx
    .updateTable("humanizations")
    .set({ guestSessionId: null, userId })
    .where("guestSessionId", "=", guestSessionId)
    .returning(["wordCount", "processingMs"])
    .execute();
  return {
    rewrites: adopted.length,
    words: adopted.reduce((sum, { wordCount }) => sum + wordCount, 0),
    processingMs: adopted.reduce((sum, { processingMs }) => sum + processingMs, 0),
  };
}

/**
 * Grants a user the bonus of a guest session that was used, if it has not been granted before.
 * @returns the profile with the bonus; undefined without one
 */
export async function claimBonus(
  trx: Database,
  guestSessionId: string,
  userId: string,
  bonus: number,
): Promise<ProfileRow | undefined> {
  const session = await trx
    .selectFrom("firstHumanizations")
    .select("subject")
    .where("subject", "=", `guest:${guestSessionId}`)
    .executeTakeFirst();
  if (!session) return undefined;
  const claimed = await trx
    .insertInto("guestBonuses")
    .values({ guestSessionId, userId })
    .onConflict((conflict) => conflict.doNothing())
    .returning("guestSessionId")
    .executeTakeFirst();
  if (!claimed) return undefined;
  return await trx
    .updateTable("profiles")
    .set({ bonusGranted: bonus })
    .where("id", "=", userId)
    .returningAll()
    .executeTakeFirst();
}
