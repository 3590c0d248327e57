import { type Context, Hono } from "hono";
import { cors } from "hono/cors";
import type Stripe from "stripe";
import { z } from "zod";
import { digits, isSlow } from "../cards.ts";
import { payIntent } from "../engine/intents.ts";
import { refusalOfMonth } from "../expiry.ts";
import { paramsOf } from "../http/params.ts";
import { StripeApiError } from "../http/stripe-error.ts";
import { find, idOf, type Sandbox } from "../sandbox.ts";

const card = z.strictObject({
  number: z.string(),
  exp_month: z.string(),
  exp_year: z.string(),
  cvc: z.string().regex(/^\d{3,4}$/),
});

/** /v1/payment_intents, as the browser's script calls it: with the publishable key and the client secret. */
export function paymentIntentRoutes(sandbox: Sandbox) {
  const { state } = sandbox;
  const intentFor = (c: Context, secret: string | undefined): Stripe.PaymentIntent => {
    const intent = find(state.paymentIntents, "payment_intent", c.req.param("id") ?? "", "intent");
    const withSecretKey = c.req.header("authorization")?.startsWith("Bearer sk_") ?? false;
    if (!withSecretKey && intent.client_secret !== secret) {
      throw new StripeApiError(400, "The client_secret provided does not match.", { param: "client_secret" });
    }
    return intent;
  };
  return new Hono()
    .use(cors({ origin: "*", allowHeaders: ["authorization", "content-type"] }))
    .get("/:id", async (c) => {
      const { client_secret } = await paramsOf(c, { client_secret: z.string().optional() });
      return c.json(intentFor(c, client_secret));
    })
    .post("/:id/confirm", async (c) => {
      const params = await paramsOf(c, {
        client_secret: z.string(),
        payment_method_data: z.strictObject({ type: z.literal("card"), card }),
        return_url: z.url().optional(),
      });
      const intent = intentFor(c, params.client_secret);
      if (intent.status !== "requires_payment_method") {
        throw new StripeApiError(
          400,
          `You cannot confirm this PaymentIntent because it has a status of ${intent.status}.`,
          { code: "payment_intent_unexpected_state" },
        );
      }
      const { number: typed, exp_month, exp_year } = params.payment_method_data.card;
      const expired = refusalOfMonth([exp_month, exp_year], sandbox.now());
      if (expired) throw expired;
      const number = digits(typed);
      if (isSlow(number)) {
        intent.status = "processing";
        state.cards[idOf(intent.customer)] = number;
        return c.json(intent);
      }
      const refusal = payIntent(sandbox, intent, number);
      if (refusal) throw refusal;
      return c.json(intent);
    });
}
