import { mkdir, readdir, readFile, rename, writeFile } from "node:fs/promises";
import path from "node:path";
import type { OutboxMail } from "@ai-humanizer/shared/admin";
import { z } from "zod";
import { isoTime } from "../time.ts";
import { compose } from "./compose.ts";
import type { Mailer } from "./mailer.ts";

/** How many mails a list of the outbox shows. */
const listed = 100;

/** The names that the outbox gives: the time in ms, and letters and digits of the message's id. */
const idPattern = /^\d{13}-[\w-]+$/;
const noteSchema = z.object({ to: z.string(), subject: z.string(), at: z.iso.datetime() });

/** Writes mails into a folder rather than sending them: the mail itself as .eml, and its page as .html. */
export function createOutboxMailer(dir: string, clock: () => number): Mailer {
  async function deliver(mail: Parameters<Mailer["deliver"]>[0]) {
    const at = clock();
    const { raw } = await compose(mail, new Date(at));
    const id = `${String(at).padStart(13, "0")}-${mail.messageId.replaceAll(/[^\w-]/g, "_")}`;
    await mkdir(dir, { recursive: true });
    await writeFile(path.join(dir, `${id}.html`), mail.html);
    const note = { to: mail.to, subject: mail.subject, at: isoTime(at) };
    await writeFile(path.join(dir, `${id}.json`), JSON.stringify(note));
    // Written last, and in one step: what has no .eml was not sent.
    await writeFile(path.join(dir, `${id}.tmp`), raw);
    await rename(path.join(dir, `${id}.tmp`), path.join(dir, `${id}.eml`));
    return { kind: "sent" } as const;
  }
  return { via: "outbox", deliver, close: () => {} };
}

/** The latest mails of an outbox, newest first. */
export async function listOutbox(dir: string): Promise<OutboxMail[]> {
  const files = await readdir(dir).catch(() => []);
  const ids = files.filter((file) => file.endsWith(".eml")).map((file) => file.slice(0, -".eml".length));
  const latest = ids
    .filter((id) => idPattern.test(id))
    .toSorted()
    .reverse()
    .slice(0, listed);
  return await Promise.all(
    latest.map(async (id) => {
      const note = noteSchema.parse(JSON.parse(await readFile(path.join(dir, `${id}.json`), "utf8")));
      return { id, ...note };
    }),
  );
}

/** A mail of an outbox: its page, and its source; null if there is none of that id. */
export async function readOutbox(dir: string, id: string): Promise<{ html: string; source: string } | null> {
  if (!idPattern.test(id)) return null;
  const [html, source] = await Promise.all(
    ["html", "eml"].map((kind) => readFile(path.join(dir, `${id}.${kind}`), "utf8").catch(() => null)),
  );
  return html != null && source != null ? { html, source } : null;
}
