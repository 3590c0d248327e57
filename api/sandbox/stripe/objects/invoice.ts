import type Stripe from "stripe";
import { newId } from "../sandbox.ts";

/** What an invoice charges for: positive, or negative for time that is given back. */
export interface InvoiceEntry {
  readonly price: Stripe.Price;
  readonly amount: number;
  readonly description: string;
  readonly proration: boolean;
  readonly period: Stripe.InvoiceLineItem.Period;
}

interface InvoiceParts {
  readonly customer: Stripe.Customer;
  /** Null for what is paid once. */
  readonly subscription: Stripe.Subscription | null;
  readonly entries: readonly InvoiceEntry[];
  readonly discount: { readonly id: string; readonly percentOff: number } | null;
  readonly reason: Stripe.Invoice.BillingReason;
  readonly metadata: Stripe.Metadata;
  readonly created: number;
}

/** An invoice that is due: the customer's balance is taken into account, the customer unchanged. */
export function invoice(parts: InvoiceParts): Stripe.Invoice {
  const { customer, subscription, entries, discount, created } = parts;
  const id = newId("in");
  const subtotal = entries.reduce((sum, { amount }) => sum + amount, 0);
  const off = discount === null ? 0 : Math.round((Math.max(0, subtotal) * discount.percentOff) / 100);
  const total = subtotal - off;
  // A balance below zero is credit; what an invoice gives back becomes credit.
  const due = Math.max(0, total + customer.balance);
  const [first] = entries;
  return {
    id,
    object: "invoice",
    account_country: "US",
    account_name: "AI Humanizer (sandbox)",
    account_tax_ids: null,
    amount_due: due,
    amount_overpaid: 0,
    amount_paid: 0,
    amount_remaining: due,
    amount_shipping: 0,
    application: null,
    attempt_count: 0,
    attempted: false,
    auto_advance: true,
    automatic_tax: { disabled_reason: null, enabled: false, liability: null, provider: null, status: null },
    automatically_finalizes_at: null,
    billing_reason: parts.reason,
    collection_method: "charge_automatically",
    created,
    currency: "usd",
    custom_fields: null,
    customer: customer.id,
    customer_account: null,
    customer_address: null,
    customer_email: customer.email,
    customer_name: customer.name ?? null,
    customer_phone: null,
    customer_shipping: null,
    customer_tax_exempt: "none",
    default_payment_method: null,
    default_source: null,
    default_tax_rates: [],
    description: null,
    discounts: discount === null ? [] : [discount.id],
    due_date: null,
    effective_at: created,
    ending_balance: Math.min(0, total + customer.balance),
    footer: null,
    from_invoice: null,
    hosted_invoice_url: null,
    invoice_pdf: null,
    issuer: { type: "self" },
    last_finalization_error: null,
    latest_revision: null,
    lines: {
      object: "list",
      data: entries.map((entry) => lineItem(id, subscription, entry)),
      has_more: false,
      url: `/v1/invoices/${id}/lines`,
    },
    livemode: false,
    metadata: parts.metadata,
    next_payment_attempt: null,
    number: `${customer.invoice_prefix}-${String(customer.next_invoice_sequence).padStart(4, "0")}`,
    on_behalf_of: null,
    parent:
      subscription === null
        ? null
        : {
            quote_details: null,
            subscription_details: { metadata: subscription.metadata, subscription: subscription.id },
            type: "subscription_details",
          },
    payment_settings: { default_mandate: null, payment_method_options: null, payment_method_types: null },
    period_end: first?.period.end ?? created,
    period_start: first?.period.start ?? created,
    post_payment_credit_notes_amount: 0,
    pre_payment_credit_notes_amount: 0,
    receipt_number: null,
    rendering: null,
    shipping_cost: null,
    shipping_details: null,
    starting_balance: customer.balance,
    statement_descriptor: null,
    status: "open",
    status_transitions: {
      finalized_at: created,
      marked_uncollectible_at: null,
      paid_at: null,
      voided_at: null,
    },
    subtotal,
    subtotal_excluding_tax: subtotal,
    test_clock: null,
    total,
    total_discount_amounts: discount === null ? [] : [{ amount: off, discount: discount.id }],
    total_excluding_tax: total,
    total_pretax_credit_amounts: [],
    total_taxes: [],
    webhooks_delivered_at: created,
  };
}

function lineItem(
  invoice: string,
  subscription: Stripe.Subscription | null,
  { price, amount, description, proration, period }: InvoiceEntry,
): Stripe.InvoiceLineItem {
  const item = subscription?.items.data[0];
  return {
    id: newId("il"),
    object: "line_item",
    amount,
    currency: price.currency,
    description,
    discount_amounts: [],
    discountable: !proration,
    discounts: [],
    invoice,
    livemode: false,
    metadata: subscription?.metadata ?? {},
    parent: item
      ? {
          invoice_item_details: null,
          subscription_item_details: {
            invoice_item: null,
            proration,
            proration_details: null,
            subscription: item.subscription,
            subscription_item: item.id,
          },
          type: "subscription_item_details",
        }
      : null,
    period,
    pretax_credit_amounts: [],
    pricing: {
      price_details: {
        price: price.id,
        product: typeof price.product === "string" ? price.product : price.product.id,
      },
      type: "price_details",
      unit_amount_decimal: null,
    },
    quantity: 1,
    quantity_decimal: null,
    subscription: subscription?.id ?? null,
    subtotal: amount,
    taxes: [],
  };
}

/** How an invoice is paid: by a payment intent. */
export function invoicePayment(
  { id, amount_due, currency, created }: Stripe.Invoice,
  intent: string,
): Stripe.InvoicePayment {
  return {
    id: newId("inpay"),
    object: "invoice_payment",
    amount_paid: null,
    amount_requested: amount_due,
    created,
    currency,
    invoice: id,
    is_default: true,
    livemode: false,
    payment: { payment_intent: intent, type: "payment_intent" },
    status: "open",
    status_transitions: { canceled_at: null, paid_at: null },
  };
}
