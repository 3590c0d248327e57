import type { Database } from "../../db/schema.ts";
import { userSubject } from "../../identity/actor.ts";
import { deleteCustomer } from "../billing/customers.repository.ts";
import { requestErasure } from "../billing/erasure.repository.ts";
import { deleteQuotas } from "../quota/quota.repository.ts";
import { forgottenTexts, keepSums } from "../stats/forgotten.repository.ts";

/**
 * Deletes all there is of a user here, and has their customer deleted at the payment provider. Call it in a transaction.
 */
export async function eraseUser(trx: Database, userId: string, now: number): Promise<void> {
  const subject = userSubject(userId);
  // This comes first: a run that ends now finds no totals and stores nothing.
  await trx.deleteFrom("usageTotals").where("userId", "=", userId).execute();
  const texts = trx.deleteFrom("humanizations").where("userId", "=", userId).returning("createdAt");
  const gone = forgottenTexts(await texts.execute());
  await trx.deleteFrom("firstHumanizations").where("subject", "=", subject).execute();
  await deleteQuotas(trx, subject);
  // Before the payments and the profile, as billing locks them: on Postgres the two would wait for each other.
  const customerId = await deleteCustomer(trx, userId);
  if (customerId !== null) await requestErasure(trx, customerId, now);
  const payments = await trx.deleteFrom("payments").where("userId", "=", userId).returningAll().execute();
  // The profile's sessions go with it; the guest session that earned the bonus no longer says for whom.
  const profiles = trx.deleteFrom("profiles").where("id", "=", userId).returning("createdAt");
  const converted = payments.some(({ status }) => status === "succeeded") ? 1 : 0;
  const signups = (await profiles.execute()).map(({ createdAt }) => ({
    at: createdAt,
    counts: { signups: 1, converted },
  }));
  const paid = payments.map(({ createdAt, status, amount, refunded }) => ({
    at: createdAt,
    counts: status === "succeeded" ? { revenue: amount - refunded } : { failedPayments: 1 },
  }));
  await keepSums(trx, [...gone, ...signups, ...paid]);
}
