import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import path from "node:path";
import type Stripe from "stripe";

type ById<T> = Record<string, T>;

/** All that the stand-in knows; plain data, in the order it came to be. */
export interface SandboxState {
  /** How far its clock is ahead of the machine's, in seconds. */
  clockOffset: number;
  customers: ById<Stripe.Customer>;
  /** What is left of customers that were deleted. */
  deletedCustomers: ById<Stripe.DeletedCustomer>;
  products: ById<Stripe.Product>;
  prices: ById<Stripe.Price>;
  coupons: ById<Stripe.Coupon>;
  promotionCodes: ById<Stripe.PromotionCode>;
  checkoutSessions: ById<Stripe.Checkout.Session>;
  /** What a checkout session sells and grants; Stripe keeps it to itself. */
  checkoutOrders: ById<CheckoutOrder>;
  portalSessions: ById<Stripe.BillingPortal.Session>;
  subscriptions: ById<Stripe.Subscription>;
  discounts: ById<Stripe.Discount>;
  invoices: ById<Stripe.Invoice>;
  invoicePayments: ById<Stripe.InvoicePayment>;
  paymentIntents: ById<Stripe.PaymentIntent>;
  charges: ById<Stripe.Charge>;
  refunds: ById<Stripe.Refund>;
  events: ById<Stripe.Event>;
  /** The card each customer pays with, by its number. */
  cards: ById<string>;
  /** First answers by idempotency key. */
  idempotency: ById<KeptAnswer>;
  deliveries: Delivery[];
}

export interface CheckoutOrder {
  readonly price: string;
  readonly promotionCode: string | null;
  readonly metadata: Stripe.Metadata;
}

export interface KeptAnswer {
  /** What was asked: the same key with anything else is refused. */
  readonly asked: string;
  readonly status: number;
  readonly body: string;
  readonly at: number;
}

/** An event on its way to the webhook endpoint. */
export interface Delivery {
  readonly event: string;
  attempts: number;
  /** Real time, in ms. */
  dueAt: number;
}

/** A stand-in that has seen nothing yet. */
export function emptyState(): SandboxState {
  return {
    clockOffset: 0,
    customers: {},
    deletedCustomers: {},
    products: {},
    prices: {},
    coupons: {},
    promotionCodes: {},
    checkoutSessions: {},
    checkoutOrders: {},
    portalSessions: {},
    subscriptions: {},
    discounts: {},
    invoices: {},
    invoicePayments: {},
    paymentIntents: {},
    charges: {},
    refunds: {},
    events: {},
    cards: {},
    idempotency: {},
    deliveries: [],
  };
}

/** The state of a file; an empty one without it. */
export function loadState(file: string): SandboxState {
  try {
    // Written by `saveState` alone.
    return { ...emptyState(), ...(JSON.parse(readFileSync(file, "utf8")) as Partial<SandboxState>) };
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return emptyState();
    throw error;
  }
}

/** Writes the state into a file, whole or not at all. */
export function saveState(file: string, state: SandboxState): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(`${file}.new`, JSON.stringify(state));
  renameSync(`${file}.new`, file);
}
