import type { PaymentIntent, PaymentIntentRequest } from "@ai-humanizer/shared";
import type Stripe from "stripe";
import { AppError } from "../../errors.ts";
import type { ProfileRow } from "../../identity/actor.ts";
import { PermanentBillingError } from "./billing-errors.ts";
import { assertPrice, type Offer } from "./catalog.ts";
import { ensureCustomer } from "./customer.ts";
import { withCustomerLock } from "./customer-lock.ts";
import { refuseUnlessUpgrade, refuseWhilePaying } from "./may-buy.ts";
import { closeOpenOrders } from "./open-orders.ts";
import { discountsOf, promotionOf, redeeming } from "./promotion.ts";
import { liveSubscriptions } from "./provider-state.ts";
import { listSubscriptions, type SyncDeps } from "./sync.service.ts";

const secretPath = "latest_invoice.confirmation_secret";

/**
 * What the payment page pays: the first invoice of a subscription that waits for it. The amount names the plan and the
 * period; what is charged is the price's own, less a promotion.
 */
export async function createPaymentIntent(
  deps: SyncDeps,
  profile: ProfileRow,
  { amount, promotion: code }: PaymentIntentRequest,
): Promise<PaymentIntent> {
  const { billing } = deps;
  const offer = billing.catalog.ofAmount(amount);
  if (!offer) throw new AppError(422, "amount_mismatch", "No plan has this price");
  const promotion = await promotionOf(billing, code);
  if (promotion && promotion.percentOff >= 100) {
    throw new AppError(422, "invalid_promotion", "With this promotion there is nothing left to pay by card.");
  }
  return await withCustomerLock(deps, profile.id, async (lock) => {
    const customer = await ensureCustomer(deps, profile, lock);
    const known = await listSubscriptions(billing.stripe, customer, [`data.${secretPath}`]);
    const waiting = known.find(
      ({ status, items, metadata }) =>
        status === "incomplete" &&
        items.data[0]?.price.id === offer.priceId &&
        metadata.promotion === promotion?.id,
    );
    const keep = { subscription: waiting?.id };
    const { subscriptions, paying } = await closeOpenOrders(billing, customer, keep);
    const [live] = liveSubscriptions(billing.catalog, subscriptions);
    if (live) {
      refuseUnlessUpgrade(offer.plan, live);
      throw new AppError(409, "plan_not_higher", "You already have a plan. Upgrade it on the pricing page.");
    }
    refuseWhilePaying(paying);
    if (waiting) return { clientSecret: secretOf(waiting, offer) };
    const params: Stripe.SubscriptionCreateParams = {
      customer,
      items: [{ price: offer.priceId, quantity: 1 }],
      payment_behavior: "default_incomplete",
      payment_settings: { save_default_payment_method: "on_subscription" },
      ...discountsOf(promotion),
      metadata: {
        userId: profile.id,
        plan: offer.plan,
        price: offer.priceId,
        ...(promotion === null ? {} : { promotion: promotion.id }),
      },
      expand: [secretPath],
    };
    await lock.assertHeld();
    const created = await redeeming(promotion, () => billing.stripe.subscriptions.create(params));
    return { clientSecret: secretOf(created, offer) };
  });
}

function secretOf({ id, latest_invoice }: Stripe.Subscription, offer: Offer): string {
  const invoice = typeof latest_invoice === "object" ? latest_invoice : null;
  assertPrice(offer, invoice?.subtotal);
  const secret = invoice?.confirmation_secret?.client_secret;
  if (secret === undefined) throw new PermanentBillingError(`${id} has nothing to confirm`);
  return secret;
}
