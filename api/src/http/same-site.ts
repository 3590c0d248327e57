import { createMiddleware } from "hono/factory";
import { AppError } from "../errors.ts";
import type { AppEnv } from "./env.ts";

const safeMethods = ["GET", "HEAD", "OPTIONS"];

interface SameSiteOptions {
  /** Origins that may call the API, besides the one it is reached at. */
  readonly origins: readonly string[];
  /** Whether a call is at risk: whether its credentials are sent by the browser, whoever asked for it. */
  readonly appliesTo: (c: { readonly var: AppEnv["Variables"] }) => boolean;
}

/** Refuses calls that change something, if another site made the browser send them. */
export function sameSite({ origins, appliesTo }: SameSiteOptions) {
  return createMiddleware<AppEnv>(async (c, next) => {
    const atRisk = !safeMethods.includes(c.req.method) && appliesTo(c);
    if (atRisk && !isOwn(c.req.raw, origins)) {
      throw new AppError(403, "cross_site_request", "This request came from another site");
    }
    await next();
  });
}

function isOwn({ headers, url }: Request, origins: readonly string[]): boolean {
  if (headers.get("sec-fetch-site") === "same-origin") return true;
  const origin = headers.get("origin");
  // Browsers send it with every call that changes something; nothing else has cookies to protect.
  if (origin === null) return false;
  return origins.includes(origin) || URL.parse(origin)?.host === (headers.get("host") ?? new URL(url).host);
}
