import path from "node:path";
import type { Settings } from "../settings/tree.ts";
import type { Mailer } from "./mailer.ts";
import { createOutboxMailer } from "./outbox.ts";
import { createSmtpMailer } from "./smtp-mailer.ts";

/** The folder of mails that local mode writes instead of sending them. */
export function outboxDir({ data }: Pick<Settings, "data">): string {
  return path.join(data.dir, "outbox");
}

/** Mail as the settings want it. Production always has a server; its settings say so. */
export function createMailer(settings: Settings, clock: () => number): Mailer {
  const { smtpUrl } = settings.mail;
  return smtpUrl === null
    ? createOutboxMailer(outboxDir(settings), clock)
    : createSmtpMailer({ url: smtpUrl, clock });
}
