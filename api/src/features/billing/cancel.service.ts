import type { ProfileRow } from "../../identity/actor.ts";
import { noSubscription } from "./billing-errors.ts";
import { withCustomerLock } from "./customer-lock.ts";
import { findCustomerId } from "./customers.repository.ts";
import { closeOpenOrders } from "./open-orders.ts";
import { liveSubscriptions } from "./provider-state.ts";
import { type SyncDeps, syncCustomer } from "./sync.service.ts";

/** Ends a user's subscription at the provider and here, at once. 409 if there is none. */
export async function cancelSubscription(deps: SyncDeps, { id }: ProfileRow): Promise<void> {
  const { db, billing } = deps;
  const customerId = await findCustomerId(db, id);
  if (customerId === null) throw noSubscription();
  await withCustomerLock(deps, id, async () => {
    const { subscriptions } = await closeOpenOrders(billing, customerId);
    const live = liveSubscriptions(billing.catalog, subscriptions);
    for (const { subscription } of live) await billing.stripe.subscriptions.cancel(subscription.id);
    const changed = await syncCustomer(deps, id, customerId);
    if (live.length === 0 && !changed) throw noSubscription();
  });
}
