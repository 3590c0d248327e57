import {
  type BillingPeriod,
  type PaidPlanId,
  type PlanId,
  paidPlanIds,
  plans,
  type SubscriptionStatus,
} from "@ai-humanizer/shared";
import type { Selectable } from "kysely";
import type Stripe from "stripe";
import type { Schema } from "../../db/schema.ts";
import { PermanentBillingError } from "./billing-errors.ts";
import type { Catalog } from "./catalog.ts";

/** What a profile says of a subscription; times in ms. */
export interface SubscriptionState {
  readonly subscriptionPlan: PlanId | null;
  readonly subscriptionStatus: SubscriptionStatus;
  readonly subscriptionPeriod: BillingPeriod | null;
  readonly subscriptionPeriodEnd: number | null;
  readonly subscriptionEndsAt: number | null;
  readonly pastDueSince: number | null;
}

export type PaymentState = Omit<Selectable<Schema["payments"]>, "userId">;

/** What the product keeps of all that the provider knows about a customer. */
export interface CustomerState {
  readonly subscription: SubscriptionState;
  /** Whether the last subscription ended because nobody paid. */
  readonly endedUnpaid: boolean;
  readonly payments: readonly PaymentState[];
}

const none: SubscriptionState = {
  subscriptionPlan: null,
  subscriptionStatus: "active",
  subscriptionPeriod: null,
  subscriptionPeriodEnd: null,
  subscriptionEndsAt: null,
  pastDueSince: null,
};

const liveStatuses: readonly Stripe.Subscription.Status[] = [
  "active",
  "trialing",
  "past_due",
  "unpaid",
  "paused",
];

/** "paused" is a trial that ended without a way to pay: nothing is billed, so it gives no more than the days of grace. */
const owing: ReadonlySet<Stripe.Subscription.Status> = new Set(["past_due", "unpaid", "paused"]);

/** Subscriptions that give something or ask for money, the best one first. */
export function liveSubscriptions(
  catalog: Catalog,
  subscriptions: readonly Stripe.Subscription[],
): { readonly subscription: Stripe.Subscription; readonly plan: PaidPlanId }[] {
  return subscriptions
    .filter(({ status }) => liveStatuses.includes(status))
    .map((subscription) => ({ subscription, plan: planOf(catalog, subscription) }))
    .toSorted(
      (a, b) => plans[b.plan].rank - plans[a.plan].rank || a.subscription.created - b.subscription.created,
    );
}

/** A customer's state from the subscriptions, invoices and charges of the provider, newest first. Depends on nothing else. */
export function customerState(
  catalog: Catalog,
  subscriptions: readonly Stripe.Subscription[],
  invoices: readonly Stripe.Invoice[],
  charges: readonly Stripe.Charge[],
): CustomerState {
  const [live] = liveSubscriptions(catalog, subscriptions);
  const ended = subscriptions.find(({ status }) => status === "canceled");
  return {
    subscription: live
      ? stateOf(catalog, live, invoices)
      : ended
        ? { ...none, subscriptionPlan: "free", subscriptionStatus: "canceled" }
        : none,
    endedUnpaid: ended?.cancellation_details?.reason === "payment_failed",
    payments: invoices.flatMap((invoice) => paymentOf(catalog, invoice, charges)),
  };
}

function stateOf(
  catalog: Catalog,
  { subscription, plan }: { subscription: Stripe.Subscription; plan: PaidPlanId },
  invoices: readonly Stripe.Invoice[],
): SubscriptionState {
  const isDue = owing.has(subscription.status);
  const item = subscription.items.data[0];
  return {
    subscriptionPlan: plan,
    subscriptionStatus: isDue ? "past_due" : "active",
    subscriptionPeriod: periodOf(catalog, item?.price),
    subscriptionPeriodEnd: item ? item.current_period_end * 1000 : null,
    subscriptionEndsAt: subscription.cancel_at === null ? null : subscription.cancel_at * 1000,
    pastDueSince: isDue ? dueSince(subscription, invoices) : null,
  };
}

/** When the oldest invoice that a subscription still owes fell due. */
function dueSince(
  { id, start_date, trial_end }: Stripe.Subscription,
  invoices: readonly Stripe.Invoice[],
): number {
  const owed = invoices.filter(
    (invoice) =>
      invoice.attempted &&
      (invoice.status === "open" || invoice.status === "uncollectible") &&
      subscriptionIdOf(invoice) === id,
  );
  const times = owed.map((invoice) => invoice.status_transitions.finalized_at ?? invoice.created);
  return (times.length > 0 ? Math.min(...times) : (trial_end ?? start_date)) * 1000;
}

function subscriptionIdOf({ parent }: Stripe.Invoice): string | undefined {
  return idOf(parent?.subscription_details?.subscription);
}

function planOf(catalog: Catalog, { id, items, metadata }: Stripe.Subscription): PaidPlanId {
  const priceId = items.data[0]?.price.id ?? "";
  // An upgrade in the portal changes only the price: what was noted at the purchase holds for the price of that time.
  const noted = metadata.price === priceId ? paidPlan(metadata.plan) : undefined;
  const plan = catalog.planOfPrice(priceId) ?? noted;
  if (plan) return plan;
  throw new PermanentBillingError(
    `${priceId}, the price of ${id}, is of no known plan; is it a retired price?`,
  );
}

/** The period of a price; if it is not on sale any more, its interval tells. */
function periodOf(catalog: Catalog, price: Stripe.Price | undefined): BillingPeriod {
  const offer = catalog.ofPrice(price?.id ?? "");
  return offer?.period ?? (price?.recurring?.interval === "year" ? "yearly" : "monthly");
}

const paidPlan = (name: string | undefined): PaidPlanId | undefined =>
  paidPlanIds.find((plan) => plan === name);

/** An invoice as a payment; none where nothing was due or nobody has tried to pay. */
function paymentOf(
  catalog: Catalog,
  invoice: Stripe.Invoice,
  charges: readonly Stripe.Charge[],
): PaymentState[] {
  const succeeded = invoice.status === "paid" && invoice.amount_paid > 0;
  const failed = invoice.status !== "paid" && invoice.attempt_count > 0;
  const plan = planOfInvoice(catalog, invoice);
  // An invoice for something else is none of the product's business.
  if (!(succeeded || failed) || !plan) return [];
  const intent = paymentIntentOf(invoice);
  return [
    {
      id: invoice.id,
      refunded: succeeded && intent ? refundedOf(charges, intent) : 0,
      amount: succeeded ? invoice.amount_paid : invoice.amount_due,
      currency: invoice.currency,
      plan,
      status: succeeded ? "succeeded" : "failed",
      stripePaymentId: intent ?? invoice.id,
      createdAt: invoice.created * 1000,
    },
  ];
}

/** What went back of a payment. */
function refundedOf(charges: readonly Stripe.Charge[], intentId: string): number {
  return charges
    .filter(({ payment_intent }) => idOf(payment_intent) === intentId)
    .reduce((sum, { amount_refunded }) => sum + amount_refunded, 0);
}

function planOfInvoice(
  catalog: Catalog,
  { lines, parent, metadata }: Stripe.Invoice,
): PaidPlanId | undefined {
  const plans = lines.data.map(({ amount, pricing }) => {
    const price = pricing?.price_details?.price;
    return amount < 0 ? undefined : catalog.planOfPrice(typeof price === "object" ? price.id : (price ?? ""));
  });
  const plan = plans.findLast((each) => each !== undefined);
  return plan ?? paidPlan(metadata?.plan) ?? paidPlan(parent?.subscription_details?.metadata?.plan);
}

/** The payment intent by which an invoice was paid, else the last one tried. */
function paymentIntentOf({ payments }: Stripe.Invoice): string | undefined {
  const all = payments?.data ?? [];
  const payment = all.find(({ status }) => status === "paid") ?? all.at(-1);
  return idOf(payment?.payment.payment_intent);
}

/** The id of what may be an id or the object itself. */
const idOf = (value: string | { readonly id: string } | null | undefined): string | undefined =>
  typeof value === "string" ? value : value?.id;
