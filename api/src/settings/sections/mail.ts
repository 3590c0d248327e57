import { z } from "zod";
import { required, setting } from "../leaf.ts";
import { mailbox, whole } from "../schemas.ts";

/** How mails go out. */
export const mail = {
  smtpUrl: setting({
    name: "SMTP_URL",
    schema: z.url({ protocol: /^smtps?$/ }).nullable(),
    local: null,
    production: required,
    shown: "none (mails go to DATA_DIR/outbox)",
    doc: "The mail server, as smtps://user:password@host:465, or smtp:// where it offers STARTTLS; no password goes unencrypted to another host.",
  }),
  from: setting({
    name: "MAIL_FROM",
    schema: mailbox,
    local: "AI Humanizer <hello@localhost.localdomain>",
    production: required,
    doc: "Who mails come from, as `Name <address>`.",
  }),
  postalAddress: setting({
    name: "MAIL_POSTAL_ADDRESS",
    schema: z.string().min(10).max(300),
    local: "AI Humanizer, 1 Example Street, Springfield",
    production: required,
    doc: "The operator's postal address, which the law wants in promotional mail.",
  }),
  feedbackSecret: setting({
    name: "MAIL_FEEDBACK_SECRET",
    schema: z
      .string()
      .regex(/^[\w.~+/=-]{16,}$/)
      .nullable(),
    local: null,
    doc: "Bearer token by which the mail service reports bounces and complaints to /api/email/feedback; without it that is closed.",
  }),
  perSecond: setting({
    name: "MAIL_PER_SECOND",
    schema: whole(1, 1000),
    local: 200,
    production: 10,
    doc: "Most mails a second of a campaign.",
  }),
  connections: setting({
    name: "MAIL_CONNECTIONS",
    schema: whole(1, 20),
    local: 4,
    doc: "Most mails of a campaign under way at once.",
  }),
  campaignWaitMs: setting({
    name: "CAMPAIGN_WAIT_MS",
    schema: whole(0, 60_000),
    local: 10_000,
    doc: "How long the call that starts a campaign waits for its end; then it answers 202 with the numbers so far.",
  }),
};
