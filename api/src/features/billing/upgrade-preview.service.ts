import type { SubscribeRequest, UpgradePreview } from "@ai-humanizer/shared";
import type { ProfileRow } from "../../identity/actor.ts";
import { noSubscription } from "./billing-errors.ts";
import { findCustomerId } from "./customers.repository.ts";
import { refuseUnlessUpgrade } from "./may-buy.ts";
import { discountsOf, promotionOf, redeeming } from "./promotion.ts";
import { liveSubscriptions } from "./provider-state.ts";
import { offerOf, upgradedItem } from "./subscribe.service.ts";
import { listSubscriptions, type SyncDeps } from "./sync.service.ts";

/** What an upgrade would charge now, as the provider works it out; 409 for whoever has nothing to upgrade. */
export async function previewUpgrade(
  { db, billing }: SyncDeps,
  profile: ProfileRow,
  request: SubscribeRequest,
): Promise<UpgradePreview> {
  const { catalog, stripe } = billing;
  const offer = offerOf(billing, request);
  const promotion = await promotionOf(billing, request.promotion);
  const customer = await findCustomerId(db, profile.id);
  const subscriptions = customer === null ? [] : await listSubscriptions(stripe, customer);
  const [live] = liveSubscriptions(catalog, subscriptions);
  if (!live) throw noSubscription();
  refuseUnlessUpgrade(offer.plan, live);
  const { subscription } = live;
  const { amount_due, currency } = await redeeming(promotion, () =>
    stripe.invoices.createPreview({
      subscription: subscription.id,
      subscription_details: {
        items: [upgradedItem(subscription, offer)],
        proration_behavior: "always_invoice",
      },
      ...discountsOf(promotion),
    }),
  );
  return { amountDue: amount_due, currency };
}
