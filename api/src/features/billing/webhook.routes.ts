import { Hono } from "hono";
import type Stripe from "stripe";
import type { Database } from "../../db/schema.ts";
import { AppError } from "../../errors.ts";
import type { AppContext, AppEnv } from "../../http/env.ts";
import type { Logger } from "../../log.ts";
import { atProvider, requireBilling } from "./billing-errors.ts";
import type { Billing } from "./create-billing.ts";
import { handleEvent } from "./webhook.service.ts";

interface WebhookRouteDeps {
  readonly db: Database;
  readonly clock: () => number;
  readonly newId: () => string;
  readonly log: Logger;
  readonly billing: Billing | null;
}

/** `POST /api/stripe/webhook`: Stripe's events, by its signature on the raw body. 5xx asks for another delivery. */
export function webhookRoutes(deps: WebhookRouteDeps) {
  return new Hono<AppEnv>().post("/", async (c) => {
    const billing = requireBilling(deps.billing);
    const event = await signedEvent(c, billing, deps.clock());
    await atProvider(() => handleEvent({ ...deps, billing }, event));
    return c.json({ received: true });
  });
}

const toleranceSeconds = 300;

/** The event of a call; 400 if the signature is not the provider's, is too old or is of another body. */
async function signedEvent(c: AppContext, billing: Billing, now: number): Promise<Stripe.Event> {
  const { stripe, webhookSecret } = billing;
  const body = await c.req.text();
  const signature = c.req.header("stripe-signature") ?? "";
  try {
    return stripe.webhooks.constructEvent(body, signature, webhookSecret, toleranceSeconds, undefined, now);
  } catch {
    throw new AppError(400, "invalid_signature", "The signature is not valid");
  }
}
