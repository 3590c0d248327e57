import type { Portal } from "@ai-humanizer/shared";
import type { ProfileRow } from "../../identity/actor.ts";
import { isMissing, noSubscription } from "./billing-errors.ts";
import { findCustomerId } from "./customers.repository.ts";
import type { SyncDeps } from "./sync.service.ts";

/** A visit to the provider's billing portal; 409 for users who never bought anything. */
export async function openPortal({ db, billing }: SyncDeps, { id }: ProfileRow): Promise<Portal> {
  const customer = await findCustomerId(db, id);
  if (customer === null) throw noSubscription();
  const { stripe, publicUrl, portalConfiguration } = billing;
  const params = {
    customer,
    return_url: `${publicUrl}/account`,
    ...(portalConfiguration === null ? {} : { configuration: portalConfiguration }),
  };
  try {
    const { url } = await stripe.billingPortal.sessions.create(params);
    return { url };
  } catch (error) {
    // The customer was deleted at the provider, and every subscription with it.
    if (isMissing(error)) throw noSubscription();
    throw error;
  }
}
