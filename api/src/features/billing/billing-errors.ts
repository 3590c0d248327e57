import Stripe from "stripe";
import { AppError } from "../../errors.ts";
import type { Billing } from "./create-billing.ts";

/** What no retry will mend: the provider's state makes no sense to this server. */
export class PermanentBillingError extends Error {
  override readonly name = "PermanentBillingError";
}

/** Whether an error will come again however often the same is tried. A wrong key can be put right, so it is not one. */
export function isPermanent(error: unknown): boolean {
  return error instanceof PermanentBillingError || error instanceof Stripe.errors.StripeInvalidRequestError;
}

/** Whether the provider knows no object of that id. */
export function isMissing(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeInvalidRequestError && error.code === "resource_missing";
}

/** Runs calls of the provider; 503 with Retry-After where it does not answer, is overloaded or failed. */
export async function atProvider<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const passing =
      error instanceof Stripe.errors.StripeConnectionError ||
      error instanceof Stripe.errors.StripeAPIError ||
      error instanceof Stripe.errors.StripeRateLimitError;
    if (!passing) throw error;
    throw new AppError(
      503,
      "billing_unavailable",
      "The payment provider is not responding. Nothing was charged; please try again in a minute.",
      { retryAfterSeconds: 30 },
    );
  }
}

/** Billing where there is any; 503 where nothing is sold. */
export function requireBilling(billing: Billing | null): Billing {
  if (billing) return billing;
  throw new AppError(503, "billing_off", "Plans can't be bought here");
}

export const noSubscription = () => new AppError(409, "no_subscription", "You have no paid subscription.");
