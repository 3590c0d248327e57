import type { Logger } from "../../log.ts";
import { adoptCustomer, findCustomers, findCustomerUser } from "./customers.repository.ts";
import { type SyncDeps, syncCustomer } from "./sync.service.ts";

interface ReconcileDeps extends SyncDeps {
  readonly log: Logger;
}

export interface ReconcileReport {
  readonly checked: number;
  /** Users whose stored state was not the provider's, and is now. */
  readonly mended: readonly string[];
  /** Users whose state could not be read or makes no sense. */
  readonly failed: readonly string[];
}

const pageSize = 100;

/**
 * Compares every customer with the provider, and mends what differs; subscriptions of users whose customer was forgotten
 * here find back to them. One that fails does not hold up the others.
 */
export async function reconcile(deps: ReconcileDeps): Promise<ReconcileReport> {
  await adoptForgotten(deps);
  const mended: string[] = [];
  const failed: string[] = [];
  let checked = 0;
  let after = "";
  while (true) {
    const page = await findCustomers(deps.db, after, pageSize);
    for (const { userId, customerId } of page) {
      checked += 1;
      try {
        if (await syncCustomer(deps, userId, customerId)) mended.push(userId);
      } catch (err) {
        deps.log.error({ err, userId }, "a customer could not be compared");
        failed.push(userId);
      }
    }
    const last = page.at(-1);
    if (!last || page.length < pageSize) return { checked, mended, failed };
    after = last.userId;
  }
}

/** Remembers the customers of subscriptions that name a user of whom no customer is known. */
async function adoptForgotten({ db, billing, log }: ReconcileDeps): Promise<void> {
  for await (const { id, customer, metadata } of billing.stripe.subscriptions.list({ limit: 100 })) {
    const customerId = typeof customer === "string" ? customer : customer.id;
    if ((await findCustomerUser(db, customerId)) !== null) continue;
    const { userId } = metadata;
    const adopted = userId !== undefined && (await adoptCustomer(db, userId, customerId));
    if (!adopted) log.warn({ subscription: id }, "a subscription at the provider belongs to nobody here");
  }
}
