import type Stripe from "stripe";
import { StripeApiError } from "../http/stripe-error.ts";
import { find, idOf, newId, type Sandbox } from "../sandbox.ts";

/** The coupon of a promotion code; 400 if the code is not active. */
export function couponOf({ state }: Sandbox, codeId: string): Stripe.Coupon {
  const code = find(state.promotionCodes, "promotion code", codeId, "discounts[0][promotion_code]");
  if (!code.active) {
    throw new StripeApiError(400, `This promotion code is not active: ${code.code}`, {
      param: "discounts[0][promotion_code]",
    });
  }
  return find(state.coupons, "coupon", idOf(code.promotion.coupon));
}

/** Refuses a promotion code that is not for a customer. */
export function refuseUnlessFor({ state }: Sandbox, codeId: string | null, customerId: string): void {
  const first = codeId !== null && state.promotionCodes[codeId]?.restrictions.first_time_transaction;
  const paid = Object.values(state.invoices).some(
    ({ customer, amount_paid }) => idOf(customer) === customerId && amount_paid > 0,
  );
  if (!(first && paid)) return;
  throw new StripeApiError(
    400,
    "This promotion code cannot be redeemed because the associated customer has prior transactions.",
  );
}

/** Cents that a promotion code takes off an amount. */
export function amountOff(sandbox: Sandbox, codeId: string | null, amount: number): number {
  return codeId === null ? 0 : Math.round((amount * (couponOf(sandbox, codeId).percent_off ?? 0)) / 100);
}

/** Redeems a promotion code for a subscription; what the first invoice needs to know of it. */
export function redeem(sandbox: Sandbox, codeId: string | null, subscription: Stripe.Subscription | null) {
  if (codeId === null) return null;
  const { state, now } = sandbox;
  const coupon = couponOf(sandbox, codeId);
  const discount: Stripe.Discount = {
    id: newId("di"),
    object: "discount",
    checkout_session: null,
    customer: subscription?.customer ?? null,
    customer_account: null,
    end: null,
    invoice: null,
    invoice_item: null,
    promotion_code: codeId,
    source: { coupon: coupon.id, type: "coupon" },
    start: now(),
    subscription: subscription?.id ?? null,
    subscription_item: null,
  };
  state.discounts[discount.id] = discount;
  coupon.times_redeemed += 1;
  return { id: discount.id, percentOff: coupon.percent_off ?? 0 };
}
