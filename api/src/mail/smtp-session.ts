import { Readable } from "node:stream";
import { parseConnectionUrl } from "nodemailer/lib/shared";
import SMTPConnection from "nodemailer/lib/smtp-connection";
import type { ComposedMail } from "./compose.ts";
import type { Delivery } from "./mailer.ts";

/** One connection to a mail server, which takes one mail after another. */
export interface SmtpSession {
  /** Whether it can take another mail. */
  readonly isOpen: () => boolean;
  readonly deliver: (mail: ComposedMail) => Promise<Delivery>;
  readonly close: () => void;
}

/** How long the server may take to be reached and to answer, in ms. */
export interface SmtpTimeouts {
  readonly connect: number;
  readonly answer: number;
}

/** Hosts that a password reaches without crossing a network. */
const ownHosts = ["localhost", "127.0.0.1", "::1"];

/**
 * Connects to the server of an smtp:// or smtps:// URL and logs in. Rejects if that fails, or if a password would cross
 * the network unencrypted.
 */
export async function openSession(url: string, timeouts: SmtpTimeouts): Promise<SmtpSession> {
  const { auth, ...options } = parseConnectionUrl(url);
  const isSecret = auth !== undefined && !ownHosts.includes(options.host ?? "");
  const connection = new SMTPConnection({
    ...options,
    ...(isSecret ? { requireTLS: true } : {}),
    connectionTimeout: timeouts.connect,
    greetingTimeout: timeouts.connect,
    dnsTimeout: timeouts.connect,
    socketTimeout: timeouts.answer,
  });
  let open = true;
  const lost = Promise.withResolvers<never>();
  // Nobody may be waiting when it is lost.
  lost.promise.catch(() => {});
  connection.on("error", (error: Error) => {
    open = false;
    lost.reject(error);
  });
  connection.once("end", () => {
    open = false;
    lost.reject(new Error("The connection was closed"));
  });

  const connected = Promise.withResolvers<void>();
  connection.connect((error) => (error ? connected.reject(error) : connected.resolve()));
  try {
    await Promise.race([connected.promise, lost.promise]);
    const { user, pass } = auth ?? {};
    if (user !== undefined) await Promise.race([logIn(connection, user, pass ?? ""), lost.promise]);
  } catch (error) {
    connection.close();
    throw error;
  }

  async function deliver({ raw, envelope }: ComposedMail): Promise<Delivery> {
    // Whether the server asked for the mail itself, and so could have taken it.
    let given = false;
    const body = new Readable({
      read() {
        given = true;
        this.push(raw);
        this.push(null);
      },
    });
    const sent = Promise.withResolvers<void>();
    connection.send({ ...envelope }, body, (error) => (error ? sent.reject(error) : sent.resolve()));
    try {
      await Promise.race([sent.promise, lost.promise]);
      return { kind: "sent" };
    } catch (error) {
      return failure(error, given);
    }
  }
  const close = () => {
    open = false;
    connection.quit();
    connection.close();
  };
  return { isOpen: () => open, deliver, close };
}

function logIn(connection: SMTPConnection, user: string, pass: string): Promise<void> {
  return new Promise((resolve, reject) =>
    connection.login({ user, pass }, (error) => (error ? reject(error) : resolve())),
  );
}

/** What an error says of the mail: the server's own answer is final, a broken connection is not. */
function failure(error: unknown, given: boolean): Delivery {
  const reason = wordsOf(error).replaceAll(/\s+/g, " ").slice(0, 300);
  const code = error instanceof Error && "responseCode" in error ? Number(error.responseCode) : 0;
  if (code >= 500) return { kind: "refused", temporary: false, reason };
  if (code >= 400) return { kind: "refused", temporary: true, reason };
  return given ? { kind: "uncertain", reason } : { kind: "refused", temporary: true, reason };
}

/** The server's own words where it said any. */
function wordsOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return "response" in error && typeof error.response === "string" ? error.response : error.message;
}
