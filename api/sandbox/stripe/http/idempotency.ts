import { createMiddleware } from "hono/factory";
import type { Sandbox } from "../sandbox.ts";
import { InvalidParameters, StripeApiError } from "./stripe-error.ts";

const keptSeconds = 86_400;

/**
 * Stripe's idempotency: once a call with a key began to execute, its answer is kept for a day, errors of all kinds too,
 * and given again to the same request. The key with another request is refused, and while the first still runs. A call
 * refused for its parameters leaves nothing behind. https://docs.stripe.com/api/idempotent_requests
 */
export function idempotency({ state, now }: Sandbox) {
  const running = new Set<string>();
  return createMiddleware(async (c, next) => {
    const key = c.req.header("idempotency-key");
    if (c.req.method !== "POST" || key === undefined) return await next();
    const asked = `${c.req.method} ${c.req.path} ${await c.req.text()}`;
    const kept = state.idempotency[key];
    if (kept && kept.at > now() - keptSeconds) {
      if (kept.asked !== asked) throw otherRequest(key);
      c.header("idempotent-replayed", "true");
      c.header("content-type", "application/json");
      // Only answers were kept.
      return c.body(kept.body, kept.status as 200);
    }
    if (running.has(key)) throw inUse(key);
    running.add(key);
    try {
      await next();
    } finally {
      running.delete(key);
    }
    if (c.error instanceof InvalidParameters) return;
    state.idempotency[key] = { asked, status: c.res.status, body: await c.res.clone().text(), at: now() };
  });
}

const otherRequest = (key: string) =>
  new StripeApiError(
    400,
    `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
    { type: "idempotency_error" },
  );

const inUse = (key: string) =>
  new StripeApiError(409, `There is currently another in-progress request using the key '${key}'.`, {
    type: "idempotency_error",
    code: "idempotency_key_in_use",
  });
