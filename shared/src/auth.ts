import * as z from "zod/mini";
import { planIds } from "./plans.ts";

/** What a subscription can be in; an account that never subscribed is "active" on no plan. */
export const subscriptionStatuses = ["active", "past_due", "canceled"] as const;
export type SubscriptionStatus = (typeof subscriptionStatuses)[number];

const planSchema = z.enum(planIds);
export const subscriptionStatusSchema = z.enum(subscriptionStatuses);

/**
 * `GET /api/auth/me`: the signed-in user. The first call with a new identity, whichever it is, creates the profile; if
 * it carries the header `x-guest-session` of a session that was used, the profile gets that session's history and the
 * signup bonus. So the header goes with every call, signed in or not.
 */
export const profileSchema = z.object({
  username: z.string(),
  email: z.string(),
  displayName: z.nullable(z.string()),
  /** The plan subscribed to; null before the first subscription. */
  subscriptionPlan: z.nullable(planSchema),
  subscriptionStatus: subscriptionStatusSchema,
  /** Humanizations of this calendar month (UTC), the bonus apart. */
  monthlyUsage: z.int(),
  /** True during the sign-in that created the profile. */
  isNewUser: z.boolean(),
  /** The plan whose limits hold now: the free one where nothing is subscribed or a payment is long past due. */
  plan: planSchema,
  /** Humanizations a month; null is unlimited. */
  monthlyLimit: z.nullable(z.int()),
  /** Signup bonus left; it is spent after the monthly ones. */
  bonusLeft: z.int(),
  emailVerified: z.boolean(),
  isAdmin: z.boolean(),
  /** True for the session of the demo login, which ends by `POST /api/auth/logout`. */
  isDemo: z.boolean(),
  createdAt: z.iso.datetime(),
});
export type Profile = z.infer<typeof profileSchema>;

/** `POST /api/auth/login`: the demo login; 404 where there is none. Answers a message and sets the session cookie. */
export const loginRequestSchema = z.object({
  email: /* @__PURE__ */ z.string().check(z.maxLength(320)),
  password: /* @__PURE__ */ z.string().check(z.maxLength(1000)),
});
export type LoginRequest = z.infer<typeof loginRequestSchema>;

/** A sentence for people: the answer of login, `POST /api/auth/logout` and `DELETE /api/account`. */
export const messageSchema = z.object({ message: z.string() });
