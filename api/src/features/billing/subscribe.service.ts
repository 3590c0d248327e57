import type { BillingPeriod, CheckoutSession, SubscribeRequest } from "@ai-humanizer/shared";
import type Stripe from "stripe";
import { AppError } from "../../errors.ts";
import type { ProfileRow } from "../../identity/actor.ts";
import { assertPrice, type Offer } from "./catalog.ts";
import type { Billing } from "./create-billing.ts";
import { ensureCustomer } from "./customer.ts";
import { type CustomerLock, withCustomerLock } from "./customer-lock.ts";
import { refuseUnlessUpgrade, refuseWhilePaying } from "./may-buy.ts";
import { closeOpenOrders } from "./open-orders.ts";
import { discountsOf, type KnownPromotion, promotionOf, redeeming } from "./promotion.ts";
import { liveSubscriptions } from "./provider-state.ts";
import type { SyncDeps } from "./sync.service.ts";

/**
 * Where the browser is to go to subscribe: to a checkout, or for a subscriber to the page that confirms the upgrade. A
 * customer has at most one open checkout, whatever their tabs ask for at once, and so never a second subscription.
 */
export async function subscribe(
  deps: SyncDeps,
  profile: ProfileRow,
  request: SubscribeRequest,
): Promise<CheckoutSession> {
  const { billing } = deps;
  const offer = offerOf(billing, request);
  const promotion = await promotionOf(billing, request.promotion);
  return await withCustomerLock(deps, profile.id, async (lock) => {
    const customer = await ensureCustomer(deps, profile, lock);
    const order = orderOf(billing, profile, customer, offer, promotion);
    const open = await findOpen(billing, order);
    const { subscriptions, paying } = await closeOpenOrders(billing, customer, { session: open?.id });
    const [live] = liveSubscriptions(billing.catalog, subscriptions);
    if (live) {
      if (open) await closeOpenOrders(billing, customer);
      refuseUnlessUpgrade(offer.plan, live);
      return await confirmUpgrade(billing, live.subscription, customer, offer, promotion);
    }
    refuseWhilePaying(paying);
    const session = open ?? (await createCheckout(billing, order, promotion, lock));
    assertPrice(offer, session.amount_subtotal);
    return { url: session.url, sessionId: session.id };
  });
}

/** What a request asks for; 422 where that is not on sale. */
export function offerOf(billing: Billing, { plan, priceId }: SubscribeRequest): Offer {
  if (plan === "free") throw new AppError(422, "free_plan", "You're already on the free plan!");
  const offer = billing.catalog.ofPrice(priceId);
  if (offer?.plan === plan) return offer;
  throw new AppError(422, "unknown_price", "No price ID configured for this plan");
}

type Order = Stripe.Checkout.SessionCreateParams & { customer: string; metadata: { order: string } };

function orderOf(
  { publicUrl }: Billing,
  profile: ProfileRow,
  customer: string,
  offer: Offer,
  promotion: KnownPromotion | null,
): Order {
  const { plan, period, priceId } = offer;
  return {
    mode: "subscription",
    customer,
    client_reference_id: profile.id,
    line_items: [{ price: priceId, quantity: 1 }],
    success_url: `${publicUrl}/payment-success?success=true&session_id={CHECKOUT_SESSION_ID}`,
    cancel_url: canceledUrl(publicUrl, period),
    ...discountsOf(promotion),
    subscription_data: { metadata: { userId: profile.id, plan, price: priceId } },
    metadata: {
      userId: profile.id,
      plan,
      period,
      order: [priceId, promotion?.id ?? "", publicUrl].join(" "),
    },
  };
}

/** Where whoever gives up comes back to: the plans, by the period they had chosen. */
function canceledUrl(publicUrl: string, period: BillingPeriod): string {
  return `${publicUrl}/pricing?canceled=true&period=${period}`;
}

/** A checkout of the same order that is open, such as another tab's, or one whose answer got lost. */
async function findOpen(
  { stripe }: Billing,
  { customer, metadata }: Order,
): Promise<Stripe.Checkout.Session | undefined> {
  const { data } = await stripe.checkout.sessions.list({ customer, status: "open", limit: 10 });
  return data.find((session) => session.metadata?.order === metadata.order);
}

async function createCheckout(
  { stripe }: Billing,
  order: Order,
  promotion: KnownPromotion | null,
  lock: CustomerLock,
): Promise<Stripe.Checkout.Session> {
  await lock.assertHeld();
  return await redeeming(promotion, () => stripe.checkout.sessions.create(order));
}

/** The provider's page that shows what an upgrade costs now, charges it, and comes back. */
async function confirmUpgrade(
  { publicUrl, portalConfiguration, stripe }: Billing,
  subscription: Stripe.Subscription,
  customer: string,
  offer: Offer,
  promotion: KnownPromotion | null,
): Promise<CheckoutSession> {
  const params: Stripe.BillingPortal.SessionCreateParams = {
    customer,
    return_url: canceledUrl(publicUrl, offer.period),
    ...(portalConfiguration === null ? {} : { configuration: portalConfiguration }),
    flow_data: {
      type: "subscription_update_confirm",
      subscription_update_confirm: {
        subscription: subscription.id,
        items: [upgradedItem(subscription, offer)],
        ...discountsOf(promotion),
      },
      after_completion: {
        type: "redirect",
        redirect: { return_url: `${publicUrl}/payment-success?success=true` },
      },
    },
  };
  const { id, url } = await redeeming(promotion, () => stripe.billingPortal.sessions.create(params));
  return { url, sessionId: id };
}

/** The one item of a subscription, by the price of an offer. */
export function upgradedItem({ items }: Stripe.Subscription, { priceId }: Offer) {
  return { id: items.data[0]?.id ?? "", price: priceId, quantity: 1 };
}
