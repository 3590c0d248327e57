import type { Database } from "../../db/schema.ts";
import type { Logger } from "../../log.ts";
import { repeat } from "../../repeat.ts";
import { isMissing } from "./billing-errors.ts";
import type { Billing } from "./create-billing.ts";
import { findDueErasures, forgetErasure, postponeErasure } from "./erasure.repository.ts";
import { closeOpenOrders } from "./open-orders.ts";

interface ErasureDeps {
  readonly db: Database;
  readonly clock: () => number;
  readonly log: Logger;
  readonly billing: Billing;
}

const everyMs = 5_000;
const retryMs = 60_000;

/** Erases due customers every few seconds, in the background. The function it returns ends that. */
export function startErasures(deps: Omit<ErasureDeps, "billing"> & { billing: Billing | null }) {
  const { billing, log } = deps;
  if (!billing) return async () => {};
  return repeat(everyMs, (signal) =>
    eraseDueCustomers({ ...deps, billing }, signal).catch((err: unknown) =>
      log.error({ err }, "due erasures could not be read"),
    ),
  );
}

/**
 * Deletes the customers of deleted accounts at the provider, which ends their subscriptions at once. What fails is tried
 * again later: an account is deleted even while the provider does not answer.
 * @param signal ends it before the next customer
 */
export async function eraseDueCustomers(
  { db, clock, log, billing }: ErasureDeps,
  signal?: AbortSignal,
): Promise<void> {
  for (const customerId of await findDueErasures(db, clock())) {
    if (signal?.aborted) return;
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
