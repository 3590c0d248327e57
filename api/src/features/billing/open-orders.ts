import Stripe from "stripe";
import type { Billing } from "./create-billing.ts";
import { listSubscriptions } from "./sync.service.ts";

interface OpenOrders {
  readonly subscriptions: readonly Stripe.Subscription[];
  /** Whether a first payment is under way, such as a bank debit: it can't be called back. */
  readonly paying: boolean;
}

interface Kept {
  /** A checkout that may stay open. */
  readonly session?: string | undefined;
  /** A subscription that may go on waiting for its first payment. */
  readonly subscription?: string | undefined;
}

/**
 * Closes whatever a customer could still pay for: open checkouts, and subscriptions that wait for their first payment.
 * Only then are the customer's subscriptions read: none can be added meanwhile, as the caller holds the user's lock.
 */
export async function closeOpenOrders(
  billing: Billing,
  customerId: string,
  keep: Kept = {},
): Promise<OpenOrders> {
  const { stripe } = billing;
  const open = await stripe.checkout.sessions.list({ customer: customerId, status: "open", limit: 100 });
  for (const { id } of open.data) {
    if (id !== keep.session) await unlessPaid(() => stripe.checkout.sessions.expire(id));
  }
  const waiting = (await listSubscriptions(stripe, customerId)).filter(
    ({ id, status }) => status === "incomplete" && id !== keep.subscription,
  );
  let paying = false;
  for (const { latest_invoice } of waiting) {
    const id = typeof latest_invoice === "string" ? latest_invoice : latest_invoice?.id;
    if (id === undefined) continue;
    // Not canceling the subscription: an invoice that is paid at this moment can't be voided, and the plan is kept.
    const closed = await unlessPaid(() => stripe.invoices.voidInvoice(id));
    if (!closed && (await stripe.invoices.retrieve(id)).status === "open") paying = true;
  }
  return { subscriptions: await listSubscriptions(stripe, customerId), paying };
}

/**
 * Closes one of them. What was paid or closed meanwhile need not be closed; the state is read afterwards in any case.
 * @returns whether it was closed
 */
async function unlessPaid(close: () => Promise<unknown>): Promise<boolean> {
  try {
    await close();
    return true;
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
    return false;
  }
}
