import * as z from "zod/mini";
import { billingPeriods, paidPlanIds } from "./plans.ts";

const pricesSchema = z.record(z.enum(billingPeriods), z.nullable(z.string()));

/** The part of `GET /api/config` that is about money. */
export const billingConfigSchema = z.object({
  /** "live" is Stripe, "sandbox" the local stand-in for it; "off" sells nothing and each call answers 503 `billing_off`. */
  mode: z.enum(["sandbox", "live", "off"]),
  /** Stripe's publishable key, for the payment page; null where billing is off. */
  publishableKey: z.nullable(z.string()),
  /** Price ids by plan and period, for `POST /api/working-subscribe`; null where none is configured. */
  prices: z.record(z.enum(paidPlanIds), pricesSchema),
  /**
   * In sandbox mode the script that the payment page loads instead of Stripe's. It sets `window.Stripe`, a function of
   * the publishable key with the part of @stripe/stripe-js's surface that the page needs, promises included:
   *
   * - `Stripe(key).elements({clientSecret, appearance?})` -> `{create("payment", options?), submit()}`
   * - `element.mount(selectorOrNode)`, `element.unmount()`, `element.destroy()`, `element.on(event, handler)` with the
   *   events "ready", "change" (`{complete, empty}`) and "loaderror"
   * - `stripe.confirmPayment({elements, confirmParams: {return_url}, redirect?: "always" | "if_required"})` ->
   *   `{error: {type, code, message}}`, or a redirect to `return_url` with `payment_intent`,
   *   `payment_intent_client_secret` and `redirect_status=succeeded` in its query (`{paymentIntent}` with
   *   "if_required")
   * - `stripe.retrievePaymentIntent(clientSecret)` -> `{paymentIntent: {id, status, amount, currency}}`
   *
   * It asks for a card number, an expiry date and a CVC in inputs of those labels, in the page itself. 4242 4242 4242
   * 4242 pays, 4000 0000 0000 0002 is declined, 4000 0000 0000 9995 has insufficient funds, 4000 0000 0000 0341 pays
   * now and fails at the renewal. Null in live mode, where `loadStripe` of @stripe/stripe-js loads Stripe's own.
   */
  sandboxScriptUrl: z.nullable(z.string()),
});
export type BillingConfig = z.infer<typeof billingConfigSchema>;

/** What a server that sells nothing says of billing. */
export const billingOff: BillingConfig = {
  mode: "off",
  publishableKey: null,
  prices: { basic: { monthly: null, yearly: null }, premium: { monthly: null, yearly: null } },
  sandboxScriptUrl: null,
};
