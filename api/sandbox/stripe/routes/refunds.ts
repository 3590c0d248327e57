import { Hono } from "hono";
import type Stripe from "stripe";
import { z } from "zod";
import { integer, metadata, page, paramsOf, type Shape } from "../http/params.ts";
import { StripeApiError } from "../http/stripe-error.ts";
import { refund } from "../objects/refund.ts";
import { find, idOf, type Sandbox } from "../sandbox.ts";
import { listOf } from "../views.ts";

/** /v1/charges, which are read, and /v1/refunds, which give their money back, in whole or in part. */
export function refundRoutes({ state, now, emit }: Sandbox) {
  /** The charge that a refund names, by itself or by its payment intent. */
  function chargeOf(named: { charge?: string | undefined; payment_intent?: string | undefined }) {
    if (named.charge !== undefined) return find(state.charges, "charge", named.charge, "charge");
    if (named.payment_intent === undefined) {
      throw new StripeApiError(
        400,
        "One of the following params should be provided: payment_intent or charge.",
      );
    }
    const intent = find(state.paymentIntents, "payment_intent", named.payment_intent, "payment_intent");
    const charge = state.charges[idOf(intent.latest_charge)];
    if (charge?.paid) return charge;
    throw new StripeApiError(
      400,
      `This PaymentIntent (${intent.id}) does not have a successful charge to refund.`,
    );
  }
  return new Hono()
    .get("/charges", async (c) => {
      const { customer, payment_intent, ...params } = await paramsOf(c, {
        ...page,
        customer: z.string().optional(),
        payment_intent: z.string().optional(),
      } satisfies Shape<Stripe.ChargeListParams>);
      const all = Object.values(state.charges).filter(
        (each) =>
          (customer === undefined || idOf(each.customer) === customer) &&
          (payment_intent === undefined || idOf(each.payment_intent) === payment_intent),
      );
      return c.json(listOf("/v1/charges", all, params));
    })
    .get("/charges/:id", (c) => c.json(find(state.charges, "charge", c.req.param("id"))))
    .post("/refunds", async (c) => {
      const params = await paramsOf(c, {
        charge: z.string().optional(),
        payment_intent: z.string().optional(),
        amount: integer.pipe(z.number().min(1)).optional(),
        reason: z.enum(["duplicate", "fraudulent", "requested_by_customer"]).optional(),
        metadata: metadata.optional(),
      } satisfies Shape<Stripe.RefundCreateParams>);
      const charge = chargeOf(params);
      if (charge.refunded) {
        throw new StripeApiError(400, `Charge ${charge.id} has already been refunded.`, {
          code: "charge_already_refunded",
        });
      }
      const left = charge.amount_captured - charge.amount_refunded;
      const { amount = left, reason = null, metadata: noted = {} } = params;
      if (amount > left) {
        throw new StripeApiError(
          400,
          `Refund amount (${amount}) is greater than unrefunded amount on charge (${left}).`,
          { param: "amount" },
        );
      }
      const made = refund({ charge, amount, reason, metadata: noted, created: now() });
      state.refunds[made.id] = made;
      charge.amount_refunded += amount;
      charge.refunded = charge.amount_refunded === charge.amount_captured;
      emit("refund.created", made);
      emit("charge.refunded", charge);
      return c.json(made);
    });
}
