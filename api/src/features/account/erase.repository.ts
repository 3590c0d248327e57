import type { Database } from "../../db/schema.ts";
import { userSubject } from "../../identity/actor.ts";
import { findCustomerId } from "../billing/customers.repository.ts";
import { requestErasure } from "../billing/erasure.repository.ts";
import { deleteQuotas } from "../quota/quota.repository.ts";

/**
 * Deletes all there is of a user here, and has their customer deleted at the payment provider. Call it in a transaction.
 */
export async function eraseUser(trx: Database, userId: string, now: number): Promise<void> {
  const subject = userSubject(userId);
  // First of all: a run that ends now finds no totals and stores nothing.
  await trx.deleteFrom("usageTotals").where("userId", "=", userId).execute();
  await trx.deleteFrom("humanizations").where("userId", "=", userId).execute();
  await trx.deleteFrom("firstHumanizations").where("subject", "=", subject).execute();
  await deleteQuotas(trx, subject);
  const customerId = await findCustomerId(trx, userId);
  if (customerId !== null) await requestErasure(trx, customerId, now);
  // Its sessions and payments go with it; the guest session that earned a bonus forgets for whom.
  await trx.deleteFrom("profiles").where("id", "=", userId).execute();
}
