import type Stripe from "stripe";
import type { StripeApiError } from "../http/stripe-error.ts";
import { find, idOf, type Sandbox } from "../sandbox.ts";
import { payInvoice } from "./payments.ts";
import { payLatest } from "./subscriptions.ts";

/** Pays what an intent is for; the refusal, or null if it is paid. */
export function payIntent(
  sandbox: Sandbox,
  intent: Stripe.PaymentIntent,
  number: string,
): StripeApiError | null {
  const { state } = sandbox;
  const payment = Object.values(state.invoicePayments).find(
    ({ payment }) => payment.payment_intent !== undefined && idOf(payment.payment_intent) === intent.id,
  );
  const invoice = find(state.invoices, "invoice", idOf(payment?.invoice ?? null));
  const subscription = Object.values(state.subscriptions).find(
    ({ latest_invoice }) => idOf(latest_invoice) === invoice.id,
  );
  return subscription ? payLatest(sandbox, subscription, number) : payInvoice(sandbox, invoice, number, true);
}
