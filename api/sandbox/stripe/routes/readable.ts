import { Hono } from "hono";
import type Stripe from "stripe";
import { z } from "zod";
import { isProcessing, voidInvoice } from "../engine/payments.ts";
import { expireIncomplete } from "../engine/subscriptions.ts";
import { bool, expand, page, paramsOf, type Shape } from "../http/params.ts";
import { StripeApiError } from "../http/stripe-error.ts";
import { find, idOf, type Sandbox } from "../sandbox.ts";
import { listOf, under, viewInvoice } from "../views.ts";

/** What is read: products, prices, coupons, promotion codes, events, and invoices, which can be voided too. */
export function readableRoutes(sandbox: Sandbox) {
  const { state } = sandbox;
  const filters = { product: z.string().optional(), active: bool.optional() };
  return new Hono()
    .get("/products", async (c) => {
      const { active, ...params } = await paramsOf(c, { ...page, active: filters.active });
      const all = Object.values(state.products).filter(
        (each) => active === undefined || each.active === active,
      );
      return c.json(listOf("/v1/products", all, params));
    })
    .get("/products/:id", (c) => c.json(find(state.products, "product", c.req.param("id"))))
    .get("/prices", async (c) => {
      const { product, active, ...params } = await paramsOf(c, { ...page, ...filters });
      const all = Object.values(state.prices).filter(
        (each) =>
          (product === undefined || idOf(each.product) === product) &&
          (active === undefined || each.active === active),
      );
      return c.json(listOf("/v1/prices", all, params));
    })
    .get("/prices/:id", (c) => c.json(find(state.prices, "price", c.req.param("id"))))
    .get("/coupons/:id", (c) => c.json(find(state.coupons, "coupon", c.req.param("id"))))
    .get("/promotion_codes", async (c) => {
      const { code, active, ...params } = await paramsOf(c, {
        ...page,
        active: filters.active,
        code: z.string().optional(),
      } satisfies Shape<Stripe.PromotionCodeListParams>);
      const all = Object.values(state.promotionCodes).filter(
        (each) =>
          (code === undefined || each.code.toLowerCase() === code.toLowerCase()) &&
          (active === undefined || each.active === active),
      );
      const wantsCoupon = params.expand?.includes("data.promotion.coupon") ?? false;
      const list = listOf("/v1/promotion_codes", all, params);
      const data = list.data.map((each) => {
        const coupon = wantsCoupon
          ? find(state.coupons, "coupon", idOf(each.promotion.coupon))
          : each.promotion.coupon;
        return { ...each, promotion: { ...each.promotion, coupon } };
      });
      return c.json({ ...list, data });
    })
    .get("/invoices", async (c) => {
      const { customer, subscription, status, ...params } = await paramsOf(c, {
        ...page,
        customer: z.string().optional(),
        subscription: z.string().optional(),
        status: z.enum(["draft", "open", "paid", "uncollectible", "void"]).optional(),
      } satisfies Shape<Stripe.InvoiceListParams>);
      const all = Object.values(state.invoices).filter(
        (each) =>
          (customer === undefined || idOf(each.customer) === customer) &&
          (subscription === undefined ||
            idOf(each.parent?.subscription_details?.subscription ?? null) === subscription) &&
          (status === undefined || each.status === status),
      );
      const list = listOf("/v1/invoices", all, params);
      const inner = under(params.expand, "data");
      return c.json({ ...list, data: list.data.map((each) => viewInvoice(sandbox, each, inner)) });
    })
    .get("/invoices/:id", async (c) => {
      const params = await paramsOf(c, { expand });
      return c.json(viewInvoice(sandbox, find(state.invoices, "invoice", c.req.param("id")), params.expand));
    })
    .post("/invoices/:id/void", async (c) => {
      await paramsOf(c, {});
      const invoice = find(state.invoices, "invoice", c.req.param("id"));
      if (invoice.status !== "open") {
        throw new StripeApiError(400, `This invoice is ${invoice.status}; only open ones can be voided.`, {
          code: "invoice_not_editable",
        });
      }
      if (isProcessing(sandbox, invoice.id)) {
        throw new StripeApiError(400, "This invoice can't be voided while its payment is processing.");
      }
      const waiting = Object.values(state.subscriptions).find(
        (each) => each.status === "incomplete" && idOf(each.latest_invoice) === invoice.id,
      );
      if (waiting) expireIncomplete(sandbox, waiting);
      else voidInvoice(sandbox, invoice);
      return c.json(invoice);
    })
    .get("/events", async (c) => {
      const { type, ...params } = await paramsOf(c, { ...page, type: z.string().optional() });
      const all = Object.values(state.events).filter((each) => type === undefined || each.type === type);
      return c.json(listOf("/v1/events", all, params));
    })
    .get("/events/:id", (c) => c.json(find(state.events, "event", c.req.param("id"))));
}
