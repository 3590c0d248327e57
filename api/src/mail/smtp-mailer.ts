import { compose } from "./compose.ts";
import type { Delivery, Mail, Mailer } from "./mailer.ts";
import { openSession, type SmtpSession, type SmtpTimeouts } from "./smtp-session.ts";

interface SmtpOptions {
  readonly url: string;
  readonly clock: () => number;
  readonly timeouts?: SmtpTimeouts;
}

/** A mail server ends a connection that has had enough; a session is given up before that. */
const mailsPerSession = 100;
const defaultTimeouts: SmtpTimeouts = { connect: 10_000, answer: 60_000 };

/** Sends over SMTP. Each mail has a connection to itself; connections are used again. */
export function createSmtpMailer({ url, clock, timeouts = defaultTimeouts }: SmtpOptions): Mailer {
  const idle: { readonly session: SmtpSession; mails: number }[] = [];
  let closed = false;

  async function deliver(mail: Mail): Promise<Delivery> {
    const composed = await compose(mail, new Date(clock()));
    const lane = await takeLane().catch((error: unknown) =>
      error instanceof Error ? error : Error(String(error)),
    );
    if (lane instanceof Error) return { kind: "unreachable", reason: lane.message.slice(0, 300) };
    const delivery = await lane.session.deliver(composed);
    lane.mails += 1;
    // After a refusal the server's state is not worth guessing.
    const reusable = delivery.kind === "sent" && lane.session.isOpen() && lane.mails < mailsPerSession;
    if (reusable && !closed) idle.push(lane);
    else lane.session.close();
    return delivery;
  }

  async function takeLane() {
    for (let lane = idle.pop(); lane; lane = idle.pop()) if (lane.session.isOpen()) return lane;
    return { session: await openSession(url, timeouts), mails: 0 };
  }

  function close(): void {
    closed = true;
    for (const { session } of idle.splice(0)) session.close();
  }
  return { via: "smtp", deliver, close };
}
