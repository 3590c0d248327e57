import * as z from "zod/mini";
import { profileSchema } from "./auth.ts";
import { historyItemSchema, statsSchema } from "./history.ts";
import { modeSchema } from "./humanize.ts";
import { paidPlanIds, planIds } from "./plans.ts";

/** `GET /api/account/export`: all that is stored of the user, as a JSON download. */
export const accountExportSchema = z.object({
  exportedAt: z.iso.datetime(),
  profile: profileSchema,
  /** Where they came from last, as the edge told it: a country's code, and a city. */
  location: z.object({ country: z.nullable(z.string()), city: z.nullable(z.string()) }),
  stats: statsSchema,
  /** What was counted, by period: humanizations of a month such as "2025-11" or of the "bonus", and others by the day. */
  usage: z.array(z.object({ period: z.string(), used: z.int() })),
  payments: z.array(
    z.object({
      /** Minor units. */
      amount: z.int(),
      currency: z.string(),
      plan: z.enum(paidPlanIds),
      status: z.enum(["succeeded", "failed"]),
      createdAt: z.iso.datetime(),
    }),
  ),
  subscriptionChanges: z.array(
    z.object({
      previousPlan: z.enum(planIds),
      newPlan: z.enum(planIds),
      reason: z.string(),
      changedAt: z.iso.datetime(),
    }),
  ),
  mail: z.object({
    /** Why no campaign is sent to the address: "unsubscribed", "bounce" or "complaint"; null where nothing is against it. */
    suppressed: z.nullable(z.string()),
    /** The campaigns that chose them. */
    campaigns: z.array(
      z.object({
        subject: z.string(),
        email: z.string(),
        /** What became of the mail: "pending", "sending", "sent", "failed", "uncertain" or "skipped". */
        state: z.string(),
        createdAt: z.iso.datetime(),
      }),
    ),
  }),
  history: z.array(
    z.extend(historyItemSchema, {
      mode: modeSchema,
      wordCount: z.int(),
      /** Milliseconds. */
      processingTime: z.int(),
    }),
  ),
});
export type AccountExport = z.infer<typeof accountExportSchema>;

/**
 * `DELETE /api/account`: `confirm` is the account's e-mail, in any case, else 422 `confirmation_mismatch`. 403
 * `recent_sign_in_required` where the identity provider wants a fresh sign-in first.
 */
export const deleteAccountRequestSchema = z.object({ confirm: z.string().check(z.maxLength(320)) });
