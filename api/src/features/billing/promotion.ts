import type { Promotion } from "@ai-humanizer/shared";
import Stripe from "stripe";
import { AppError } from "../../errors.ts";
import type { Billing } from "./create-billing.ts";

export interface KnownPromotion extends Promotion {
  /** Stripe's id of the code. */
  readonly id: string;
}

/** The promotion of a code: only the code of the settings counts, and only while it is active at the provider. */
export async function findPromotion(billing: Billing, code: string): Promise<KnownPromotion | null> {
  const { promotionCode, stripe } = billing;
  if (promotionCode === null || code.toUpperCase() !== promotionCode.toUpperCase()) return null;
  const { data } = await stripe.promotionCodes.list({
    code: promotionCode,
    active: true,
    limit: 1,
    expand: ["data.promotion.coupon"],
  });
  const [found] = data;
  const coupon = found?.promotion.coupon;
  if (!found || typeof coupon !== "object") return null;
  return { id: found.id, code: found.code, percentOff: coupon?.percent_off ?? 0 };
}

const invalid = () => new AppError(422, "invalid_promotion", "This promotion is no longer valid.");

/** The promotion of a code that a request carries; null without one. 422 if it is not valid. */
export async function promotionOf(
  billing: Billing,
  code: string | undefined,
): Promise<KnownPromotion | null> {
  if (code === undefined) return null;
  const promotion = await findPromotion(billing, code);
  if (promotion) return promotion;
  throw invalid();
}

/** What is sent to redeem a promotion; nothing without one. */
export function discountsOf(promotion: KnownPromotion | null) {
  return promotion === null ? {} : { discounts: [{ promotion_code: promotion.id }] };
}

/** Runs what redeems a promotion; 422 if the provider refuses it to this customer, such as one who has paid before. */
export async function redeeming<T>(promotion: KnownPromotion | null, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const refused =
      promotion !== null &&
      error instanceof Stripe.errors.StripeInvalidRequestError &&
      /promotion.code|discount|coupon/i.test(`${error.param} ${error.message}`);
    throw refused ? invalid() : error;
  }
}
