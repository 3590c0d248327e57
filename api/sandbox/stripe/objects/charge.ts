import type Stripe from "stripe";
import { newId } from "../sandbox.ts";

interface ChargeParts {
  readonly intent: Stripe.PaymentIntent;
  readonly created: number;
  /** Why the card was refused; null where it paid. */
  readonly failure: { readonly code: string; readonly message: string } | null;
}

/** One try of a card to pay a payment intent. */
export function charge({ intent, created, failure }: ChargeParts): Stripe.Charge {
  const { amount, currency, customer, metadata, payment_method } = intent;
  const isPaid = failure === null;
  return {
    id: newId("ch"),
    object: "charge",
    amount,
    amount_captured: isPaid ? amount : 0,
    amount_refunded: 0,
    application: null,
    application_fee: null,
    application_fee_amount: null,
    balance_transaction: isPaid ? newId("txn") : null,
    billing_details: { address: null, email: null, name: null, phone: null, tax_id: null },
    calculated_statement_descriptor: null,
    captured: isPaid,
    created,
    currency,
    customer,
    description: null,
    disputed: false,
    failure_balance_transaction: null,
    failure_code: failure?.code ?? null,
    failure_message: failure?.message ?? null,
    fraud_details: {},
    livemode: false,
    metadata,
    on_behalf_of: null,
    outcome: null,
    paid: isPaid,
    payment_intent: intent.id,
    payment_method: typeof payment_method === "string" ? payment_method : null,
    payment_method_details: null,
    receipt_email: null,
    receipt_number: null,
    receipt_url: null,
    refunded: false,
    review: null,
    shipping: null,
    source: null,
    source_transfer: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: isPaid ? "succeeded" : "failed",
    transfer_data: null,
    transfer_group: null,
  };
}
