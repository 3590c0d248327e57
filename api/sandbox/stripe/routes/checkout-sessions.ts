import { Hono } from "hono";
import type Stripe from "stripe";
import { z } from "zod";
import { expireCheckout } from "../engine/checkout.ts";
import { amountOff, couponOf, refuseUnlessFor } from "../engine/discounts.ts";
import { day } from "../engine/periods.ts";
import { bool, expand, integer, metadata, page, paramsOf, type Shape } from "../http/params.ts";
import { StripeApiError } from "../http/stripe-error.ts";
import { checkoutSession } from "../objects/sessions.ts";
import { find, idOf, type Sandbox } from "../sandbox.ts";
import { listOf } from "../views.ts";

const lineItem = z.strictObject({
  price: z.string(),
  quantity: integer.pipe(z.literal(1)),
} satisfies Shape<Stripe.Checkout.SessionCreateParams.LineItem>);
const discount = z.strictObject({
  promotion_code: z.string(),
} satisfies Shape<Stripe.Checkout.SessionCreateParams.Discount>);
const subscriptionData = z.strictObject({
  metadata: metadata.optional(),
} satisfies Shape<Stripe.Checkout.SessionCreateParams.SubscriptionData>);
const invoiceData = z.strictObject({
  metadata: metadata.optional(),
} satisfies Shape<Stripe.Checkout.SessionCreateParams.InvoiceCreation.InvoiceData>);
const invoiceCreation = z.strictObject({
  enabled: bool,
  invoice_data: invoiceData.optional(),
} satisfies Shape<Stripe.Checkout.SessionCreateParams.InvoiceCreation>);

/** /v1/checkout/sessions, for one price in payment or subscription mode. */
export function checkoutSessionRoutes(sandbox: Sandbox) {
  const { state, now, origin } = sandbox;
  return new Hono()
    .post("/", async (c) => {
      const params = await paramsOf(c, {
        mode: z.enum(["payment", "subscription"]),
        customer: z.string(),
        client_reference_id: z.string().max(200).optional(),
        line_items: z.array(lineItem).length(1),
        success_url: z.url(),
        cancel_url: z.url().optional(),
        discounts: z.array(discount).max(1).optional(),
        allow_promotion_codes: bool.optional(),
        metadata: metadata.optional(),
        subscription_data: subscriptionData.optional(),
        invoice_creation: invoiceCreation.optional(),
        expires_at: integer.optional(),
        expand,
      } satisfies Shape<Stripe.Checkout.SessionCreateParams>);
      const customer = find(state.customers, "customer", params.customer, "customer");
      const price = find(state.prices, "price", params.line_items[0]?.price ?? "", "line_items[0][price]");
      if ((price.recurring !== null) !== (params.mode === "subscription")) {
        throw new StripeApiError(
          400,
          params.mode === "subscription"
            ? "You must provide at least one recurring price in `subscription` mode when using prices."
            : "You specified `payment` mode but passed a recurring price.",
          { param: "mode" },
        );
      }
      const promotionCode = params.discounts?.[0]?.promotion_code ?? null;
      refuseUnlessFor(sandbox, promotionCode, customer.id);
      const subtotal = price.unit_amount ?? 0;
      const session = checkoutSession({
        origin,
        mode: params.mode,
        customer,
        subtotal,
        off: amountOff(sandbox, promotionCode, subtotal),
        currency: price.currency,
        successUrl: params.success_url,
        cancelUrl: params.cancel_url ?? null,
        clientReferenceId: params.client_reference_id ?? null,
        allowPromotionCodes: params.allow_promotion_codes ?? null,
        promotionCode,
        coupon: promotionCode === null ? null : couponOf(sandbox, promotionCode).id,
        createsInvoice: params.invoice_creation?.enabled ?? false,
        metadata: params.metadata ?? {},
        created: now(),
        expiresAt: params.expires_at ?? now() + day,
      });
      state.checkoutSessions[session.id] = session;
      state.checkoutOrders[session.id] = {
        price: price.id,
        promotionCode,
        metadata:
          (params.mode === "subscription"
            ? params.subscription_data?.metadata
            : params.invoice_creation?.invoice_data?.metadata) ?? {},
      };
      return c.json(session);
    })
    .get("/", async (c) => {
      const { customer, status, subscription, ...params } = await paramsOf(c, {
        ...page,
        customer: z.string().optional(),
        subscription: z.string().optional(),
        status: z.enum(["open", "complete", "expired"]).optional(),
      } satisfies Shape<Stripe.Checkout.SessionListParams>);
      const all = Object.values(state.checkoutSessions).filter(
        (each) =>
          (customer === undefined || idOf(each.customer) === customer) &&
          (subscription === undefined || each.subscription === subscription) &&
          (status === undefined || each.status === status),
      );
      return c.json(listOf("/v1/checkout/sessions", all, params));
    })
    .get("/:id", async (c) => {
      await paramsOf(c, {});
      return c.json(find(state.checkoutSessions, "checkout.session", c.req.param("id")));
    })
    .post("/:id/expire", async (c) => {
      await paramsOf(c, {});
      const session = find(state.checkoutSessions, "checkout.session", c.req.param("id"));
      expireCheckout(sandbox, session);
      return c.json(session);
    });
}
