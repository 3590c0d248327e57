import type Stripe from "stripe";
import { refusalOf } from "../cards.ts";
import { StripeApiError } from "../http/stripe-error.ts";
import { charge } from "../objects/charge.ts";
import { type InvoiceEntry, invoice, invoicePayment } from "../objects/invoice.ts";
import { paymentIntent } from "../objects/payment-intent.ts";
import { customerOf, find, idOf, newId, type Sandbox } from "../sandbox.ts";

interface Bill {
  readonly customer: Stripe.Customer;
  readonly subscription: Stripe.Subscription | null;
  readonly entries: readonly InvoiceEntry[];
  readonly discount?: { readonly id: string; readonly percentOff: number } | null;
  readonly reason: Stripe.Invoice.BillingReason;
  readonly metadata?: Stripe.Metadata;
}

/** Makes an invoice and, unless nothing is due, the payment intent to pay it by. */
export function issueInvoice(sandbox: Sandbox, bill: Bill): Stripe.Invoice {
  const { state, now } = sandbox;
  const { customer, subscription, metadata = {}, discount = null } = bill;
  const issued = invoice({ ...bill, metadata, discount, created: now() });
  state.invoices[issued.id] = issued;
  customer.next_invoice_sequence = (customer.next_invoice_sequence ?? 1) + 1;
  if (subscription) subscription.latest_invoice = issued.id;
  if (issued.amount_due > 0) {
    const { amount_due: amount, currency } = issued;
    const intent = paymentIntent({ amount, currency, customer: customer.id, metadata, created: now() });
    state.paymentIntents[intent.id] = intent;
    const payment = invoicePayment(issued, intent.id);
    state.invoicePayments[payment.id] = payment;
  }
  return issued;
}

/** The payment of an invoice; undefined where nothing was due. */
export function paymentOf({ state }: Sandbox, invoiceId: string): Stripe.InvoicePayment | undefined {
  return Object.values(state.invoicePayments).find(({ invoice }) => idOf(invoice) === invoiceId);
}

/** The payment intent of an invoice; undefined where nothing was due. */
export function intentOf(sandbox: Sandbox, invoiceId: string): Stripe.PaymentIntent | undefined {
  const id = paymentOf(sandbox, invoiceId)?.payment.payment_intent;
  return id === undefined ? undefined : find(sandbox.state.paymentIntents, "payment_intent", idOf(id));
}

/** Whether a payment of an invoice is under way. */
export function isProcessing(sandbox: Sandbox, invoiceId: string): boolean {
  return intentOf(sandbox, invoiceId)?.status === "processing";
}

/**
 * Tries to pay an invoice with a card. Events tell of it either way.
 * @param present whether the buyer is there
 * @returns the refusal; null if it is paid
 */
export function payInvoice(
  sandbox: Sandbox,
  due: Stripe.Invoice,
  card: string,
  present: boolean,
): StripeApiError | null {
  const { state, now, emit } = sandbox;
  const intent = intentOf(sandbox, due.id);
  const refusal = intent ? refusalOf(card, present) : null;
  if (intent) {
    due.attempted = true;
    due.attempt_count += 1;
    if (!refusal) intent.payment_method = newId("pm");
    const tried = charge({ intent, created: now(), failure: refusal ?? null });
    state.charges[tried.id] = tried;
    intent.latest_charge = tried.id;
  }
  if (refusal) {
    if (intent) {
      const { code, declineCode: decline_code, message } = refusal;
      intent.status = "requires_payment_method";
      intent.last_payment_error = { type: "card_error", code, decline_code, message };
      emit("payment_intent.payment_failed", intent);
    }
    emit("invoice.payment_failed", due);
    return new StripeApiError(402, refusal.message, { type: "card_error", ...refusal });
  }
  if (intent) {
    Object.assign(intent, {
      status: "succeeded",
      amount_received: intent.amount,
      last_payment_error: null,
    } satisfies Partial<Stripe.PaymentIntent>);
    emit("payment_intent.succeeded", intent);
  }
  settle(sandbox, due);
  const customer = customerOf(sandbox, due);
  customer.balance = due.ending_balance ?? 0;
  const payment = paymentOf(sandbox, due.id);
  if (payment) {
    payment.status = "paid";
    payment.amount_paid = payment.amount_requested;
    payment.status_transitions.paid_at = now();
  }
  emit("invoice.paid", due);
  emit("invoice.payment_succeeded", due);
  return null;
}

function settle({ now }: Sandbox, due: Stripe.Invoice): void {
  due.status = "paid";
  due.amount_paid = due.amount_due;
  due.amount_remaining = 0;
  due.attempted = true;
  due.next_payment_attempt = null;
  due.status_transitions.paid_at = now();
}

/** Gives up an invoice that nobody will pay any more. */
export function voidInvoice(sandbox: Sandbox, due: Stripe.Invoice): void {
  due.status = "void";
  due.next_payment_attempt = null;
  due.status_transitions.voided_at = sandbox.now();
  const intent = intentOf(sandbox, due.id);
  if (intent && intent.status !== "succeeded") {
    intent.status = "canceled";
    intent.canceled_at = sandbox.now();
  }
  sandbox.emit("invoice.voided", due);
}
