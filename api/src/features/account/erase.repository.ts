import type { Database } from "../../db/schema.ts";
import { userSubject } from "../../identity/actor.ts";
import { deleteQuotas } from "../quota/quota.repository.ts";

/** Deletes all there is of a user. Call it in a transaction. */
export async function eraseUser(trx: Database, userId: string): Promise<void> {
  const subject = userSubject(userId);
  // First of all: a run that ends now finds no totals and stores nothing.
  await trx.deleteFrom("usageTotals").where("userId", "=", userId).execute();
  await trx.deleteFrom("humanizations").where("userId", "=", userId).execute();
  await trx.deleteFrom("firstHumanizations").where("subject", "=", subject).execute();
  await deleteQuotas(trx, subject);
  // Its sessions go with it; the guest session that earned a bonus forgets for whom.
  await trx.deleteFrom("profiles").where("id", "=", userId).execute();
}
