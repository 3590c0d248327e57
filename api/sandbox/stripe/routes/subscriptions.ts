import { Hono } from "hono";
import type Stripe from "stripe";
import { z } from "zod";
import { refuseUnlessFor } from "../engine/discounts.ts";
import {
  changePrice,
  endSubscription,
  expireIncomplete,
  payLatest,
  startSubscription,
} from "../engine/subscriptions.ts";
import { bool, expand, integer, metadata, page, paramsOf, type Shape } from "../http/params.ts";
import { StripeApiError } from "../http/stripe-error.ts";
import { itemOf } from "../objects/subscription.ts";
import { find, idOf, type Sandbox } from "../sandbox.ts";
import { listOf, under, viewSubscription } from "../views.ts";

/** What is subscribed to. */
export const item = z.strictObject({
  id: z.string().optional(),
  price: z.string(),
  quantity: integer.pipe(z.literal(1)).optional(),
} satisfies Shape<Stripe.SubscriptionUpdateParams.Item>);
/** At most one promotion code. */
export const discounts = z
  .array(
    z.strictObject({
      promotion_code: z.string(),
    } satisfies Shape<Stripe.SubscriptionCreateParams.Discount>),
  )
  .max(1);
const paymentSettings = z.strictObject({
  save_default_payment_method: z.literal("on_subscription"),
} satisfies Shape<Stripe.SubscriptionCreateParams.PaymentSettings>);

/** /v1/subscriptions. Those made here wait for their first payment, those of a checkout are paid already. */
export function subscriptionRoutes(sandbox: Sandbox) {
  const { state, emit } = sandbox;
  const ended = ["canceled", "incomplete_expired"];
  return new Hono()
    .post("/", async (c) => {
      const params = await paramsOf(c, {
        customer: z.string(),
        items: z.array(item).length(1),
        payment_behavior: z
          .enum(["default_incomplete", "error_if_incomplete", "allow_incomplete"])
          .optional(),
        payment_settings: paymentSettings.optional(),
        discounts: discounts.optional(),
        metadata: metadata.optional(),
        expand,
      } satisfies Shape<Stripe.SubscriptionCreateParams>);
      const customer = find(state.customers, "customer", params.customer, "customer");
      const price = find(state.prices, "price", params.items[0]?.price ?? "", "items[0][price]");
      const promotionCode = params.discounts?.[0]?.promotion_code ?? null;
      refuseUnlessFor(sandbox, promotionCode, customer.id);
      const card = state.cards[customer.id];
      if (params.payment_behavior !== "default_incomplete" && card === undefined) {
        throw new StripeApiError(
          400,
          "This customer has no attached payment source or default payment method.",
        );
      }
      const started = startSubscription(sandbox, {
        customer,
        price,
        promotionCode,
        metadata: params.metadata ?? {},
      });
      if (params.payment_behavior !== "default_incomplete") payLatest(sandbox, started, card ?? "");
      return c.json(viewSubscription(sandbox, started, params.expand));
    })
    .get("/", async (c) => {
      const { customer, status, price, ...params } = await paramsOf(c, {
        ...page,
        customer: z.string().optional(),
        price: z.string().optional(),
        status: z
          .enum(["all", "ended", "active", "past_due", "canceled", "incomplete", "incomplete_expired"])
          .optional(),
      } satisfies Shape<Stripe.SubscriptionListParams>);
      const asked = (each: Stripe.Subscription) =>
        (customer === undefined || idOf(each.customer) === customer) &&
        (price === undefined || itemOf(each).price.id === price) &&
        (status === undefined
          ? each.status !== "canceled"
          : status === "all" || (status === "ended" ? ended.includes(each.status) : each.status === status));
      const all = Object.values(state.subscriptions).filter(asked);
      const inner = under(params.expand, "data");
      const list = listOf("/v1/subscriptions", all, params);
      return c.json({ ...list, data: list.data.map((each) => viewSubscription(sandbox, each, inner)) });
    })
    .get("/:id", async (c) => {
      const params = await paramsOf(c, { expand });
      const found = find(state.subscriptions, "subscription", c.req.param("id"));
      return c.json(viewSubscription(sandbox, found, params.expand));
    })
    .post("/:id", async (c) => {
      const found = find(state.subscriptions, "subscription", c.req.param("id"));
      const params = await paramsOf(c, {
        items: z.array(item).length(1).optional(),
        proration_behavior: z.literal("always_invoice").optional(),
        cancel_at_period_end: bool.optional(),
        metadata: metadata.optional(),
        expand,
      } satisfies Shape<Stripe.SubscriptionUpdateParams>);
      const next = params.items?.[0]?.price;
      if (next !== undefined) {
        const refusal = changePrice(sandbox, found, find(state.prices, "price", next, "items[0][price]"));
        if (refusal) throw refusal;
      }
      Object.assign(found.metadata, params.metadata);
      if (params.cancel_at_period_end !== undefined) {
        found.cancel_at_period_end = params.cancel_at_period_end;
        found.cancel_at = params.cancel_at_period_end ? itemOf(found).current_period_end : null;
        emit("customer.subscription.updated", found);
      }
      return c.json(viewSubscription(sandbox, found, params.expand));
    })
    .delete("/:id", async (c) => {
      const params = await paramsOf(c, {
        invoice_now: bool.optional(),
        prorate: bool.optional(),
        expand,
      } satisfies Shape<Stripe.SubscriptionCancelParams>);
      const found = find(state.subscriptions, "subscription", c.req.param("id"));
      if (ended.includes(found.status)) {
        throw new StripeApiError(404, `No such subscription: '${found.id}'`, {
          code: "resource_missing",
          param: "id",
        });
      }
      if (found.status === "incomplete") expireIncomplete(sandbox, found);
      else endSubscription(sandbox, found, "cancellation_requested");
      return c.json(viewSubscription(sandbox, found, params.expand));
    });
}
