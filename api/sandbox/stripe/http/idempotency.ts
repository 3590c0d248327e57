import { createMiddleware } from "hono/factory";
import type { Sandbox } from "../sandbox.ts";
import { StripeApiError } from "./stripe-error.ts";

const keptSeconds = 86_400;

/**
 * Stripe's idempotency: the first answer to a key is kept for a day and given again to the same request; the key with
 * another request is refused. Requests that were refused for their parameters leave nothing behind.
 */
export function idempotency({ state, now }: Sandbox) {
  return createMiddleware(async (c, next) => {
    const key = c.req.header("idempotency-key");
    if (c.req.method !== "POST" || key === undefined) return await next();
    const asked = `${c.req.method} ${c.req.path} ${await c.req.text()}`;
    const kept = state.idempotency[key];
    if (kept && kept.at > now() - keptSeconds) {
      if (kept.asked !== asked) {
        throw new StripeApiError(
          400,
          `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
          { type: "idempotency_error" },
        );
      }
      c.header("idempotent-replayed", "true");
      c.header("content-type", "application/json");
      // Only answers were kept.
      return c.body(kept.body, kept.status as 200);
    }
    await next();
    if (c.res.status === 400 || c.res.status >= 500) return;
    state.idempotency[key] = { asked, status: c.res.status, body: await c.res.clone().text(), at: now() };
  });
}
