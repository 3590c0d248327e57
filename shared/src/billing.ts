import * as z from "zod/mini";
import { subscriptionStatusSchema } from "./auth.ts";
import { billingPeriods, planIds } from "./plans.ts";

/** The code that a campaign's link carries. */
const promotionCodeSchema = z.string().check(z.minLength(1), z.maxLength(100));

/**
 * `POST /api/working-subscribe`: answers where to send the browser: to a hosted checkout, or for whoever subscribes
 * already to a hosted page that confirms the upgrade. Whoever pays comes back to
 * `/payment-success?success=true&session_id=...` (an upgrade to `/payment-success?success=true`), whoever gives up to
 * `/pricing?canceled=true&period=...`. Refusals: 422 `free_plan`, 409 `plan_not_higher` for the same plan or a lower one, 422
 * `unknown_price` if the price is not one of that plan, 422 `invalid_promotion`, 409 `payment_past_due` while a payment
 * is due, 409 `billing_busy` with Retry-After if another tab is at it, 403 `demo_not_allowed` for the demo account where
 * payments are real.
 */
export const subscribeRequestSchema = z.object({
  plan: z.enum(planIds),
  priceId: z.string().check(z.minLength(1), z.maxLength(255)),
  promotion: z.optional(promotionCodeSchema),
});
export type SubscribeRequest = z.infer<typeof subscribeRequestSchema>;

/** Answer of `POST /api/working-subscribe`. `url` is null where there is nothing to redirect to. */
export const checkoutSessionSchema = z.object({ url: z.nullable(z.string()), sessionId: z.string() });
export type CheckoutSession = z.infer<typeof checkoutSessionSchema>;

/**
 * `GET /api/upgrade-preview`, by the fields of `POST /api/working-subscribe` as its query: what the upgrade would charge
 * now. The refusals are the same, and 409 `no_subscription` for whoever has nothing to upgrade.
 */
export const upgradePreviewSchema = z.object({
  /** Minor units. */
  amountDue: z.int(),
  currency: z.string(),
});
export type UpgradePreview = z.infer<typeof upgradePreviewSchema>;

/** `GET /api/promotion/:code`: what a campaign's code is worth, for guests too; 404 if it is not valid (any more). */
export const promotionSchema = z.object({
  code: z.string(),
  /** Off the first payment. */
  percentOff: z.number(),
});
export type Promotion = z.infer<typeof promotionSchema>;

/** `POST /api/test-checkout` without a body: a checkout by which admins try out the payment; null unless it is set up. */
export const testCheckoutSchema = z.object({ url: z.nullable(z.string()) });
export type TestCheckout = z.infer<typeof testCheckoutSchema>;

/** `POST /api/simple-manage` without a body: the hosted billing portal. 409 `no_subscription` for users who never paid. */
export const portalSchema = z.object({ url: z.nullable(z.string()) });
export type Portal = z.infer<typeof portalSchema>;

// `POST /api/working-cancel` takes no body and answers a `messageSchema`; 409 `no_subscription` if there is nothing to
// cancel. The plan is free from then on: whatever shows it asks again.

/**
 * `POST /api/create-payment-intent`: for the payment page. The amount in US cents names what is bought: 999 is a month
 * of basic, 2499 of premium, 7188 and 17988 are years; a promotion takes its part off it. 422 `amount_mismatch` for any
 * other; else the refusals of `POST /api/working-subscribe`, and 409 `plan_not_higher` for whoever has a subscription
 * already.
 */
export const paymentIntentRequestSchema = z.object({
  amount: z.int().check(z.positive()),
  promotion: z.optional(promotionCodeSchema),
});
export type PaymentIntentRequest = z.infer<typeof paymentIntentRequestSchema>;

/** Answer of `POST /api/create-payment-intent`, for `elements({clientSecret})`. */
export const paymentIntentSchema = z.object({ clientSecret: z.string() });
export type PaymentIntent = z.infer<typeof paymentIntentSchema>;

/**
 * `GET /api/stripe/session/:id`: what a checkout cost, for its buyer only; 404 for anybody else. Asking for it also
 * brings the subscription up to date, in case the payment's webhook is late.
 */
export const paymentSessionSchema = z.object({
  /** Minor units; null while nothing is settled. */
  amount_total: z.nullable(z.int()),
  currency: z.nullable(z.string()),
});
export type PaymentSession = z.infer<typeof paymentSessionSchema>;

/** `GET /api/working-status`: the subscription, in a word and in a sentence, and what is paid for it. */
export const workingStatusSchema = z.object({
  /** The plan subscribed to, or "free". */
  plan: z.enum(planIds),
  status: subscriptionStatusSchema,
  statusMessage: z.string(),
  /** How it is billed; null on the free plan. */
  period: z.nullable(z.enum(billingPeriods)),
  /** When the period ends that is paid for: it renews then, unless `endsAt` is set. Null on the free plan. */
  periodEnd: z.nullable(z.iso.datetime()),
  /** When it ends for good, where it was canceled at the provider for a later time. */
  endsAt: z.nullable(z.iso.datetime()),
  user: z.object({ subscriptionPlan: z.nullable(z.enum(planIds)), monthlyUsage: z.int() }),
});
export type WorkingStatus = z.infer<typeof workingStatusSchema>;
