import { mailFeedbackSchema } from "@ai-humanizer/shared/admin";
import { Hono } from "hono";
import { z } from "zod";
import type { Database } from "../../db/schema.ts";
import { AppError } from "../../errors.ts";
import type { AppContext, AppEnv } from "../../http/env.ts";
import { jsonBody } from "../../http/json-body.ts";
import { bearerIn } from "../../identity/bearer.ts";
import { isSameSecret } from "../../secrets.ts";
import { emailHash } from "./email-hash.ts";
import { suppress, suppressionOf } from "./suppression.repository.ts";
import { addressOfLink } from "./unsubscribe-link.ts";
import { unsubscribePage } from "./unsubscribe-page.ts";

interface EmailDeps {
  readonly db: Database;
  readonly clock: () => number;
  readonly secret: string;
}

interface FeedbackDeps extends EmailDeps {
  /** The bearer token of the mail service; null where it may not report. */
  readonly feedbackSecret: string | null;
}

const linkSchema = z.object({ e: z.string().min(1).max(1000), s: z.string().min(1).max(100) });

/**
 * `GET /api/email/unsubscribe`: a page that asks, because mail scanners open links; `POST` does it, from that page or by
 * a mail program's own button (RFC 8058).
 */
export function emailRoutes({ db, clock, secret }: EmailDeps) {
  return new Hono<AppEnv>()
    .get("/unsubscribe", async (c) => {
      const email = addressOf(c, secret);
      if (email === null) return brokenLink(c);
      const before = await suppressionOf(db, emailHash(email, secret));
      return unsubscribePage(c, { kind: before === "unsubscribed" ? "already" : "question", email });
    })
    .post("/unsubscribe", async (c) => {
      const email = addressOf(c, secret);
      if (email === null) return brokenLink(c);
      await suppress(db, {
        emailHash: emailHash(email, secret),
        reason: "unsubscribed",
        createdAt: clock(),
      });
      return unsubscribePage(c, { kind: "done", email });
    });
}

/** `POST /api/email/feedback`: bounces and complaints, by the mail service. */
export function feedbackRoutes({ db, clock, secret, feedbackSecret }: FeedbackDeps) {
  return new Hono<AppEnv>().post("/", async (c) => {
    const token = bearerIn(c.req.raw.headers);
    if (feedbackSecret === null || token === null || !isSameSecret(token, feedbackSecret)) {
      throw new AppError(401, "unauthorized", "This needs the mail service's token");
    }
    const { type, email } = await jsonBody(c, mailFeedbackSchema);
    await suppress(db, { emailHash: emailHash(email, secret), reason: type, createdAt: clock() });
    return c.json({ message: "Noted" });
  });
}

/** The address that the call's link is about, or null where the link is not one of ours. */
function addressOf(c: AppContext, secret: string): string | null {
  const link = linkSchema.safeParse(c.req.query());
  return link.success ? addressOfLink(link.data.e, link.data.s, secret) : null;
}

/** A person gets a page; a mail program, which has no use for one, gets the error in its usual shape. */
function brokenLink(c: AppContext) {
  if (c.req.header("accept")?.includes("text/html")) return unsubscribePage(c, { kind: "broken" });
  throw new AppError(400, "bad_request", "This unsubscribe link is incomplete");
}
