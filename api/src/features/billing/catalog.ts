import {
  type BillingConfig,
  type BillingPeriod,
  billingPeriods,
  type PaidPlanId,
  paidPlanIds,
  priceCents,
} from "@ai-humanizer/shared";
import type { Settings } from "../../settings/tree.ts";
import { PermanentBillingError } from "./billing-errors.ts";

/** A plan for a period, as it is sold. */
export interface Offer {
  readonly plan: PaidPlanId;
  readonly period: BillingPeriod;
  readonly priceId: string;
  /** Charged at once, in US cents. */
  readonly cents: number;
}

/** All that is sold or was sold, by the price ids of the settings. */
export interface Catalog {
  readonly ofPrice: (priceId: string) => Offer | undefined;
  /** The plan of a price that is on sale, or was. */
  readonly planOfPrice: (priceId: string) => PaidPlanId | undefined;
  readonly ofAmount: (cents: number) => Offer | undefined;
  readonly priceIds: BillingConfig["prices"];
}

/**
 * Refuses to sell for another price than the one that is shown, where the provider's price was not set up by the plan
 * table.
 * @param cents what the provider asks before promotions
 */
export function assertPrice({ cents: shown, priceId }: Offer, cents: number | null | undefined): void {
  if (cents === shown) return;
  throw new PermanentBillingError(`${priceId} costs ${cents} cents at the provider and ${shown} here`);
}

/** What the settings put on sale, and what they say was on sale before. */
export function createCatalog(settings: Settings["billing"]): Catalog {
  const priceIds = {
    basic: { monthly: settings.basicMonthly, yearly: settings.basicYearly },
    premium: { monthly: settings.premiumMonthly, yearly: settings.premiumYearly },
  };
  const offers = paidPlanIds.flatMap((plan) =>
    billingPeriods.map(
      (period): Offer => ({
        plan,
        period,
        priceId: priceIds[plan][period],
        cents: priceCents(plan, period),
      }),
    ),
  );
  const retired = { basic: settings.basicRetired, premium: settings.premiumRetired };
  const ofPrice = (priceId: string) => offers.find((offer) => offer.priceId === priceId);
  return {
    ofPrice,
    planOfPrice: (priceId) =>
      ofPrice(priceId)?.plan ?? paidPlanIds.find((plan) => retired[plan].includes(priceId)),
    ofAmount: (cents) => offers.find((offer) => offer.cents === cents),
    priceIds,
  };
}
