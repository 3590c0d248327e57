import { type PaidPlanId, plans } from "@ai-humanizer/shared";
import type Stripe from "stripe";
import { AppError } from "../../errors.ts";

interface Live {
  readonly subscription: Stripe.Subscription;
  readonly plan: PaidPlanId;
}

/** Refuses whatever is no upgrade of what is subscribed to: the same plan, a lower one, or any while a payment is due. */
export function refuseUnlessUpgrade(wanted: PaidPlanId, live: Live | undefined): void {
  if (!live) return;
  if (live.subscription.status !== "active" && live.subscription.status !== "trialing") {
    throw new AppError(
      409,
      "payment_past_due",
      "Your last payment failed. Please update your payment method before you change the plan.",
    );
  }
  if (plans[wanted].rank > plans[live.plan].rank) return;
  const message =
    wanted === live.plan
      ? `You're already on the ${plans[wanted].name} plan.`
      : "To change to a lower plan, please cancel your current subscription first.";
  throw new AppError(409, "plan_not_higher", message);
}

/** Refuses to sell while another first payment is under way: both could go through. */
export function refuseWhilePaying(paying: boolean): void {
  if (!paying) return;
  const message =
    "Your last payment is still being processed. Your plan will change automatically once it goes through.";
  throw new AppError(409, "billing_busy", message, { retryAfterSeconds: 60 });
}
