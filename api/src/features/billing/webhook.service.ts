import type Stripe from "stripe";
import { overloaded } from "../../errors.ts";
import type { Logger } from "../../log.ts";
import { isPermanent } from "./billing-errors.ts";
import { findCustomerUser } from "./customers.repository.ts";
import { claimEvent, releaseEvent, settleEvent } from "./events.repository.ts";
import { type SyncDeps, syncCustomer } from "./sync.service.ts";

interface WebhookDeps extends SyncDeps {
  readonly log: Logger;
}

/** What the endpoint is to be subscribed to; anything else is taken and forgotten. */
const webhookEvents: readonly string[] = [
  "charge.refunded",
  "checkout.session.completed",
  "checkout.session.async_payment_succeeded",
  "checkout.session.async_payment_failed",
  "customer.deleted",
  "customer.subscription.created",
  "customer.subscription.updated",
  "customer.subscription.deleted",
  "customer.subscription.paused",
  "customer.subscription.resumed",
  "invoice.paid",
  "invoice.payment_failed",
  "invoice.payment_action_required",
  "invoice.voided",
  "invoice.marked_uncollectible",
  "refund.failed",
] satisfies readonly Stripe.Event.Type[];

/**
 * Takes an event on, once: it only says whose state at the provider is to be read and stored. Throws where a later
 * delivery may do better; what never will is recorded as failed.
 */
export async function handleEvent(deps: WebhookDeps, event: Stripe.Event): Promise<void> {
  const { db, clock, log } = deps;
  const customerId = customerIdOf(event);
  if (!webhookEvents.includes(event.type) || customerId === null) return;
  const claim = await claimEvent(db, event, clock());
  if (claim === "settled") return;
  if (claim === "busy") throw overloaded("This event is being taken on");
  try {
    const userId = await findCustomerUser(db, customerId);
    if (userId !== null) await syncCustomer(deps, userId, customerId);
    await settleEvent(db, event.id, null);
  } catch (error) {
    if (!isPermanent(error)) {
      await releaseEvent(db, event.id);
      throw error;
    }
    log.error({ err: error, event: event.id, type: event.type }, "a billing event can't be taken on");
    await settleEvent(db, event.id, error instanceof Error ? error.message : String(error));
  }
}

/** The customer whom an event is about. */
function customerIdOf({ type, data }: Stripe.Event): string | null {
  const { object } = data;
  if (type === "customer.deleted") return "id" in object ? object.id : null;
  const customer = "customer" in object ? object.customer : null;
  if (typeof customer === "string") return customer;
  return customer && typeof customer === "object" && "id" in customer ? String(customer.id) : null;
}
