import type { Database } from "../../db/schema.ts";
import type { Logger } from "../../log.ts";
import { isMissing } from "./billing-errors.ts";
import type { Billing } from "./create-billing.ts";
import { findDueErasures, forgetErasure, postponeErasure } from "./erasure.repository.ts";
import { closeOpenOrders } from "./open-orders.ts";

interface ErasureDeps {
  readonly db: Database;
  readonly clock: () => number;
  readonly log: Logger;
  readonly billing: Billing | null;
}

const retryMs = 60_000;

/**
 * Deletes the customers of deleted accounts at the provider, which ends their subscriptions at once. What fails is tried
 * again later: an account is deleted even while the provider does not answer.
 */
export async function eraseDueCustomers({ db, clock, log, billing }: ErasureDeps): Promise<void> {
  if (!billing) return;
  for (const customerId of await findDueErasures(db, clock())) {
    try {
      await eraseCustomer(billing, customerId);
      await forgetErasure(db, customerId);
    } catch (err) {
      log.error({ err }, "a deleted account's customer could not be deleted yet");
      await postponeErasure(db, customerId, clock() + retryMs);
    }
  }
}

async function eraseCustomer(billing: Billing, customerId: string): Promise<void> {
  try {
    await closeOpenOrders(billing, customerId);
    await billing.stripe.customers.del(customerId);
  } catch (error) {
    if (!isMissing(error)) throw error;
  }
}
