import type { Promotion } from "@ai-humanizer/shared";
import { AppError } from "../../errors.ts";
import type { Billing } from "./create-billing.ts";

interface KnownPromotion extends Promotion {
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

/** The promotion's id for a code that a request carries; null without one. 422 if it is not valid. */
export async function promotionIdOf(billing: Billing, code: string | undefined): Promise<string | null> {
  if (code === undefined) return null;
  const promotion = await findPromotion(billing, code);
  if (promotion) return promotion.id;
  throw new AppError(422, "invalid_promotion", "This promotion is not valid any more.");
}
