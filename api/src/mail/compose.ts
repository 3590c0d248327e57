import MailComposer from "nodemailer/lib/mail-composer";
import type { Mail } from "./mailer.ts";

/** A mail as it goes over the wire, RFC 5322 with a text and an HTML part, and between whom. */
export interface ComposedMail {
  readonly raw: Buffer;
  readonly envelope: { readonly from: string; readonly to: string };
}

/** Composes a mail. Throws if anything that goes into a header would begin another one. */
export async function compose(mail: Mail, date: Date): Promise<ComposedMail> {
  const { from, to, subject, html, text, messageId, headers } = mail;
  for (const value of [from, to, subject, messageId, ...Object.entries(headers).flat()]) {
    // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what must not get in
    if (/[\u0000-\u0008\u000a-\u001f\u007f]/.test(value)) throw new Error("a mail header has a line break");
  }
  const composer = new MailComposer({
    from,
    // As an object, which is not parsed: an address can't become two.
    to: { name: "", address: to },
    subject,
    html,
    text,
    messageId: `<${messageId}>`,
    date,
    headers: { ...headers },
    newline: "\r\n",
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return { raw: await composer.compile().build(), envelope: { from: addressOf(from), to } };
}

function addressOf(mailbox: string): string {
  return /<([^<>]+)>$/.exec(mailbox)?.[1] ?? mailbox;
}
