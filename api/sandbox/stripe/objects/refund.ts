import type Stripe from "stripe";
import { newId } from "../sandbox.ts";

interface RefundParts {
  readonly charge: Stripe.Charge;
  readonly amount: number;
  readonly reason: Stripe.Refund.Reason | null;
  readonly metadata: Stripe.Metadata;
  readonly created: number;
}

/** Money of a charge that went back to the card. */
export function refund({ charge, amount, reason, metadata, created }: RefundParts): Stripe.Refund {
  return {
    id: newId("re"),
    object: "refund",
    amount,
    balance_transaction: newId("txn"),
    charge: charge.id,
    created,
    currency: charge.currency,
    customer: charge.customer,
    customer_account: null,
    metadata,
    payment_intent: charge.payment_intent,
    payment_method: charge.payment_method,
    reason,
    receipt_number: null,
    source_transfer_reversal: null,
    status: "succeeded",
    transfer_reversal: null,
  };
}
