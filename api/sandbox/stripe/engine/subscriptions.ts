import type Stripe from "stripe";
import type { StripeApiError } from "../http/stripe-error.ts";
import { planOf } from "../objects/catalog.ts";
import type { InvoiceEntry } from "../objects/invoice.ts";
import { itemOf, subscription } from "../objects/subscription.ts";
import { customerOf, find, idOf, type Sandbox } from "../sandbox.ts";
import { redeem } from "./discounts.ts";
import { issueInvoice, payInvoice, voidInvoice } from "./payments.ts";
import { addInterval, day } from "./periods.ts";

/** Days after a failed renewal on which the card is tried again; after the last the subscription ends. */
const retryDays = [3, 5, 7];

interface NewSubscription {
  readonly customer: Stripe.Customer;
  readonly price: Stripe.Price;
  readonly promotionCode: string | null;
  readonly metadata: Stripe.Metadata;
}

/** Makes a subscription that waits for its first payment. */
export function startSubscription(sandbox: Sandbox, parts: NewSubscription): Stripe.Subscription {
  const { state, now, emit } = sandbox;
  const { customer, price, metadata, promotionCode } = parts;
  const created = now();
  const periodEnd = addInterval(created, price.recurring?.interval ?? "month");
  const started = subscription({ customer: customer.id, price, metadata, created, periodEnd });
  state.subscriptions[started.id] = started;
  issueInvoice(sandbox, {
    customer,
    subscription: started,
    entries: [entryFor(sandbox, started)],
    discount: redeem(sandbox, promotionCode, started),
    reason: "subscription_create",
  });
  emit("customer.subscription.created", started);
  return started;
}

/** What a subscription costs for its present period. */
function entryFor({ state }: Sandbox, subscription: Stripe.Subscription): InvoiceEntry {
  const { price, current_period_start: start, current_period_end: end } = itemOf(subscription);
  const product = find(state.products, "product", idOf(price.product));
  return {
    price,
    amount: price.unit_amount ?? 0,
    description: `1 × ${product.name} (at $${((price.unit_amount ?? 0) / 100).toFixed(2)} / ${price.recurring?.interval})`,
    proration: false,
    period: { start, end },
  };
}

/** The latest invoice of a subscription. */
export function latestInvoice({ state }: Sandbox, { latest_invoice }: Stripe.Subscription): Stripe.Invoice {
  return find(state.invoices, "invoice", idOf(latest_invoice));
}

/** Pays the latest invoice by the buyer's card, which is kept; the refusal, or null if the subscription is active. */
export function payLatest(
  sandbox: Sandbox,
  subscription: Stripe.Subscription,
  card: string,
): StripeApiError | null {
  const refusal = payInvoice(sandbox, latestInvoice(sandbox, subscription), card, true);
  if (refusal) return refusal;
  sandbox.state.cards[idOf(subscription.customer)] = card;
  subscription.status = "active";
  sandbox.emit("customer.subscription.updated", subscription);
  return null;
}

/** Starts the next period and charges for it; a card that fails makes it past due. */
export function renew(sandbox: Sandbox, renewed: Stripe.Subscription): void {
  const item = itemOf(renewed);
  item.current_period_start = item.current_period_end;
  item.current_period_end = addInterval(item.current_period_end, item.price.recurring?.interval ?? "month");
  const due = issueInvoice(sandbox, {
    customer: customerOf(sandbox, renewed),
    subscription: renewed,
    entries: [entryFor(sandbox, renewed)],
    reason: "subscription_cycle",
  });
  collect(sandbox, renewed, due);
}

/** Tries an invoice without the buyer, and plans what comes after a failure. */
export function collect(sandbox: Sandbox, owner: Stripe.Subscription, due: Stripe.Invoice): void {
  const { state, now, emit } = sandbox;
  const refusal = payInvoice(sandbox, due, state.cards[idOf(owner.customer)] ?? "", false);
  if (!refusal) {
    owner.status = "active";
    emit("customer.subscription.updated", owner);
    return;
  }
  const wait = retryDays[due.attempt_count - 1];
  if (wait === undefined) {
    due.next_payment_attempt = null;
    endSubscription(sandbox, owner, "payment_failed");
    return;
  }
  due.next_payment_attempt = now() + wait * day;
  owner.status = "past_due";
  emit("customer.subscription.updated", owner);
}

/** Ends a subscription now. */
export function endSubscription(
  { now, emit }: Sandbox,
  ended: Stripe.Subscription,
  reason: Stripe.Subscription.CancellationDetails.Reason,
): void {
  ended.status = "canceled";
  ended.canceled_at ??= now();
  ended.ended_at = now();
  ended.cancellation_details = { comment: null, feedback: null, feedback_option: null, reason };
  emit("customer.subscription.deleted", ended);
}

/** Lets a subscription expire whose first payment never came. */
export function expireIncomplete(sandbox: Sandbox, expired: Stripe.Subscription): void {
  voidInvoice(sandbox, latestInvoice(sandbox, expired));
  expired.status = "incomplete_expired";
  expired.ended_at = sandbox.now();
  sandbox.emit("customer.subscription.updated", expired);
}

/** What a change of price costs now: the new price less the old one's unused time. */
export function prorationOf(
  sandbox: Sandbox,
  changed: Stripe.Subscription,
  next: Stripe.Price,
): readonly InvoiceEntry[] {
  const item = itemOf(changed);
  const { current_period_start: start, current_period_end: end, price } = item;
  const now = sandbox.now();
  const unused = Math.max(0, Math.min(1, (end - now) / (end - start)));
  const sameInterval = next.recurring?.interval === price.recurring?.interval;
  const nextEnd = sameInterval ? end : addInterval(now, next.recurring?.interval ?? "month");
  const name = (each: Stripe.Price) => find(sandbox.state.products, "product", idOf(each.product)).name;
  return [
    {
      price,
      amount: -Math.round((price.unit_amount ?? 0) * unused),
      description: `Unused time on ${name(price)}`,
      proration: true,
      period: { start: now, end },
    },
    {
      price: next,
      amount: Math.round((next.unit_amount ?? 0) * (sameInterval ? unused : 1)),
      description: sameInterval ? `Remaining time on ${name(next)}` : `1 × ${name(next)}`,
      proration: sameInterval,
      period: { start: now, end: nextEnd },
    },
  ];
}

/** Changes the price now and charges the proration at once; the refusal of the card leaves all as it was. */
export function changePrice(
  sandbox: Sandbox,
  changed: Stripe.Subscription,
  next: Stripe.Price,
  promotionCode: string | null = null,
): StripeApiError | null {
  const { state, now, emit } = sandbox;
  const customer = customerOf(sandbox, changed);
  const before = changed.latest_invoice;
  const entries = prorationOf(sandbox, changed, next);
  const due = issueInvoice(sandbox, {
    customer,
    subscription: changed,
    entries,
    discount: redeem(sandbox, promotionCode, changed),
    reason: "subscription_update",
  });
  const refusal = payInvoice(sandbox, due, state.cards[customer.id] ?? "", true);
  if (refusal) {
    voidInvoice(sandbox, due);
    changed.latest_invoice = before;
    return refusal;
  }
  const item = itemOf(changed);
  if (next.recurring?.interval !== item.price.recurring?.interval) {
    item.current_period_start = now();
    item.current_period_end = addInterval(now(), next.recurring?.interval ?? "month");
    changed.billing_cycle_anchor = now();
  }
  item.price = next;
  item.plan = planOf(next);
  changed.cancel_at_period_end = false;
  changed.cancel_at = null;
  emit("customer.subscription.updated", changed);
  return null;
}
