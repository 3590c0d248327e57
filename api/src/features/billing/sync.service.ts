import type Stripe from "stripe";
import type { Database } from "../../db/schema.ts";
import { isMissing } from "./billing-errors.ts";
import type { Billing } from "./create-billing.ts";
import { type CustomerState, customerState } from "./provider-state.ts";
import { takeTicket, writeState } from "./sync.repository.ts";

export interface SyncDeps {
  readonly db: Database;
  readonly clock: () => number;
  readonly newId: () => string;
  readonly billing: Billing;
}

/**
 * Reads what the provider knows of a customer and stores it. Whoever reads takes a number first, and a reading is only
 * stored over those with lower numbers: one that comes too late is dropped, as the reading that stays began after it
 * did. The stored reading was thus made after every change that was reported, in whatever order the reports came.
 * @returns whether anything changed
 */
export async function syncCustomer(deps: SyncDeps, userId: string, customerId: string): Promise<boolean> {
  const { db, clock, newId, billing } = deps;
  const ticket = await takeTicket(db, userId);
  if (ticket === undefined) return false;
  const state = await readState(billing, customerId);
  return await writeState(db, { userId, ticket, state, now: clock(), newId });
}

/** A customer's state at the provider, now. */
async function readState(billing: Billing, customerId: string): Promise<CustomerState> {
  const { stripe, catalog } = billing;
  // In this order: the subscription's state may be older than its invoices and these than its charges, never newer.
  const subscriptions = await listSubscriptions(stripe, customerId);
  const invoices = await allOf(() =>
    stripe.invoices.list({ customer: customerId, limit: 100, expand: ["data.payments"] }),
  );
  const charges = await allOf(() => stripe.charges.list({ customer: customerId, limit: 100 }));
  return customerState(catalog, subscriptions, invoices, charges);
}

/** All subscriptions a customer ever had, newest first. */
export async function listSubscriptions(
  stripe: Stripe,
  customerId: string,
  expand: string[] = [],
): Promise<Stripe.Subscription[]> {
  return await allOf(() =>
    stripe.subscriptions.list({
      customer: customerId,
      status: "all",
      limit: 100,
      ...(expand.length === 0 ? {} : { expand }),
    }),
  );
}

/** All pages of a list; nothing for a customer that the provider does not know any more. */
async function allOf<T extends { id: string }>(list: () => Stripe.ApiListPromise<T>): Promise<T[]> {
  try {
    const all: T[] = [];
    for await (const each of list()) all.push(each);
    return all;
  } catch (error) {
    if (isMissing(error)) return [];
    throw error;
  }
}
