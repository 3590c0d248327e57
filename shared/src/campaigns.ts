// The contract of mail campaigns; exported by "@ai-humanizer/shared/admin" only.
import * as z from "zod/mini";

export const audiences = ["all", "free", "premium", "former_customers"] as const;
export type Audience = (typeof audiences)[number];

/** Recipients of one campaign. */
export const campaignLimits = { min: 1, max: 1000, default: 100 } as const;

/** Every campaign's subject. */
export const promotionalSubject = "50% off AI Humanizer: your discount is inside";

export const campaignRequestSchema = z.object({
  targetAudience: z.enum(audiences),
  limit: z._default(
    z.int().check(z.minimum(campaignLimits.min), z.maximum(campaignLimits.max)),
    campaignLimits.default,
  ),
});
export type CampaignRequest = z.infer<typeof campaignRequestSchema>;

/**
 * Answer of `POST /api/send-promotional-campaign`: 200 with the final numbers, or 202 with those so far where it takes
 * longer than `CAMPAIGN_WAIT_MS`; `GET /api/admin/campaigns/:id` then tells when it is done. 409 `campaign_running`
 * while another one runs, 503 `mail_unavailable` where the server has no mail.
 */
export const campaignResultSchema = z.object({
  audience: z.enum(audiences),
  totalUsers: z.int(),
  sent: z.int(),
  /** Refused, or unknown: `uncertain` counts those that may have arrived. */
  failed: z.int(),
  campaignId: z.string(),
  done: z.boolean(),
});
export type CampaignResult = z.infer<typeof campaignResultSchema>;

export const campaignSchema = z.object({
  ...campaignResultSchema.shape,
  subject: z.string(),
  createdBy: z.string(),
  createdAt: z.iso.datetime(),
  finishedAt: z.nullable(z.iso.datetime()),
  /** Mails under way when the server went down or the connection broke: never sent again, perhaps arrived. */
  uncertain: z.int(),
  /** Unsubscribed or bounced while it ran, or left out because it was stopped. */
  skipped: z.int(),
  /** Why no mail leaves at the moment; it goes on by itself. */
  problem: z.nullable(z.string()),
});
export type Campaign = z.infer<typeof campaignSchema>;

// `POST /api/admin/campaigns/:id/stop` takes no body and answers the campaign: whoever has no mail yet gets none.

/** `GET /api/admin/audiences`: how many users each has that can be mailed. It looks at every user, so ask rarely. */
export const audienceSizesSchema = z.record(z.enum(audiences), z.int());
export type AudienceSizes = z.infer<typeof audienceSizesSchema>;

/** `GET /api/admin/campaigns`: the latest 50, newest first. */
export const campaignsSchema = z.object({
  campaigns: z.array(campaignSchema),
  /** How mail leaves: to the outbox folder, by SMTP, or not at all. */
  mail: z.enum(["outbox", "smtp", "off"]),
});
export type Campaigns = z.infer<typeof campaignsSchema>;

/** `GET /api/admin/campaigns/:id/problems`: the first 100 recipients who got nothing, or perhaps nothing. */
export const campaignProblemsSchema = z.object({
  recipients: z.array(
    z.object({ email: z.string(), state: z.enum(["failed", "uncertain", "skipped"]), reason: z.string() }),
  ),
});

export const testEmailRequestSchema = z.object({
  email: z.string().check(z.trim(), z.email(), z.maxLength(320)),
  type: z.literal("promotional"),
});

/** Answer of `POST /api/test-email`. */
export const testEmailResultSchema = z.object({ success: z.boolean() });

/** `GET /api/admin/outbox`: the latest 100 mails that local mode wrote instead of sending them. */
export const outboxSchema = z.object({
  mails: z.array(z.object({ id: z.string(), to: z.string(), subject: z.string(), at: z.iso.datetime() })),
});
export type OutboxMail = z.infer<typeof outboxSchema>["mails"][number];

/** `GET /api/admin/outbox/:id`. */
export const outboxMailSchema = z.object({ html: z.string(), source: z.string() });

/** `POST /api/email/feedback`, by the mail service: addresses that nothing is sent to any more. */
export const mailFeedbackSchema = z.object({
  type: z.enum(["bounce", "complaint"]),
  email: z.string().check(z.trim(), z.minLength(3), z.maxLength(320)),
});
