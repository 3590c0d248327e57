import * as z from "zod/mini";

/** Every code an error answer can carry. */
export const errorCodes = [
  "bad_request",
  "invalid_guest_session",
  "malformed_json",
  "validation_failed",
  "empty_text",
  "word_limit_exceeded",
  "unsupported_language",
  "unauthorized",
  "invalid_token",
  "invalid_credentials",
  "login_locked",
  "demo_not_allowed",
  "invalid_grant",
  "desktop_sign_in_off",
  "forbidden",
  "cross_site_request",
  "recent_sign_in_required",
  "confirmation_mismatch",
  "tone_not_allowed",
  "usage_limit_exceeded",
  "guest_limit_exceeded",
  "free_plan",
  "plan_not_higher",
  "unknown_price",
  "amount_mismatch",
  "invalid_promotion",
  "payment_past_due",
  "no_subscription",
  "billing_busy",
  "billing_off",
  "billing_unavailable",
  "invalid_signature",
  "provider_unavailable",
  "provider_failed",
  "provider_refused",
  "spend_limit_reached",
  "campaign_running",
  "mail_unavailable",
  "not_found",
  "already_taken",
  "body_too_large",
  "update_needed",
  "rate_limited",
  "overloaded",
  "timeout",
  "canceled",
  "internal",
] as const;
export type ErrorCode = (typeof errorCodes)[number];

/** The one shape of every non-2xx answer; details such as `limit` and `words` stand beside. */
export const errorBodySchema = z.looseObject({
  message: z.string(),
  /** An `ErrorCode`, or one of a later version; so the list of them need not load with the first screen. */
  code: z.string(),
  requestId: z.optional(z.string()),
});
export type ErrorBody = z.infer<typeof errorBodySchema>;
