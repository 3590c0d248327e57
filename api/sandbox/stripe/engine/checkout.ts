import type Stripe from "stripe";
import { refusalOf } from "../cards.ts";
import { StripeApiError } from "../http/stripe-error.ts";
import { customerOf, find, type Sandbox } from "../sandbox.ts";
import { redeem } from "./discounts.ts";
import { intentOf, issueInvoice, payInvoice } from "./payments.ts";
import { latestInvoice, payLatest, startSubscription } from "./subscriptions.ts";

/** Pays an open checkout by a card; the refusal leaves it open, so that another card can be tried. */
export function completeCheckout(
  sandbox: Sandbox,
  session: Stripe.Checkout.Session,
  card: string,
): StripeApiError | null {
  const { state, emit } = sandbox;
  if (session.status !== "open") return new StripeApiError(400, "This checkout is no longer open.");
  const refusal = session.amount_total === 0 ? null : refusalOf(card, true);
  if (refusal) return new StripeApiError(402, refusal.message, { type: "card_error", ...refusal });

  const order = find(state.checkoutOrders, "checkout order", session.id);
  const price = find(state.prices, "price", order.price);
  const customer = customerOf(sandbox, session);
  const { promotionCode, metadata } = order;
  if (session.mode === "subscription") {
    const started = startSubscription(sandbox, { customer, price, promotionCode, metadata });
    payLatest(sandbox, started, card);
    session.subscription = started.id;
    session.invoice = latestInvoice(sandbox, started).id;
  } else {
    const time = sandbox.now();
    const due = issueInvoice(sandbox, {
      customer,
      subscription: null,
      entries: [
        {
          price,
          amount: price.unit_amount ?? 0,
          description: find(state.products, "product", String(price.product)).name,
          proration: false,
          period: { start: time, end: time },
        },
      ],
      discount: redeem(sandbox, promotionCode, null),
      reason: "manual",
      metadata,
    });
    payInvoice(sandbox, due, card, true);
    session.payment_intent = intentOf(sandbox, due.id)?.id ?? null;
    session.invoice = session.invoice_creation?.enabled ? due.id : null;
  }
  session.status = "complete";
  session.payment_status = session.amount_total === 0 ? "no_payment_required" : "paid";
  session.url = null;
  emit("checkout.session.completed", session);
  return null;
}

/** Closes an open checkout for good. */
export function expireCheckout(sandbox: Sandbox, session: Stripe.Checkout.Session): void {
  if (session.status !== "open") {
    throw new StripeApiError(
      400,
      `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of ${session.status}.`,
    );
  }
  session.status = "expired";
  session.url = null;
  sandbox.emit("checkout.session.expired", session);
}
