import * as z from "zod/mini";
import { profileSchema } from "./auth.ts";
import { historyItemSchema, statsSchema } from "./history.ts";
import { paidPlanIds } from "./plans.ts";

/** `GET /api/account/export`: all that is stored of the user, as a JSON download. */
export const accountExportSchema = z.object({
  exportedAt: z.iso.datetime(),
  profile: profileSchema,
  stats: statsSchema,
  /** Humanizations by period: a month such as "2025-11", or "bonus". */
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
  history: z.array(
    z.extend(historyItemSchema, {
      mode: z.enum(["standard", "supercharge"]),
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
