import { Hono } from "hono";
import type Stripe from "stripe";
import { z } from "zod";
import { couponOf, refuseUnlessFor } from "../engine/discounts.ts";
import { prorationOf } from "../engine/subscriptions.ts";
import { paramsOf, type Shape } from "../http/params.ts";
import { invoice } from "../objects/invoice.ts";
import { customerOf, find, type Sandbox } from "../sandbox.ts";
import { discounts, item } from "./subscriptions.ts";

const details = z.strictObject({
  items: z.array(item).length(1),
  proration_behavior: z.literal("always_invoice"),
} satisfies Shape<Stripe.InvoiceCreatePreviewParams.SubscriptionDetails>);

/** /v1/invoices/create_preview: the invoice of a change of price, which is not made. */
export function invoicePreviewRoutes(sandbox: Sandbox) {
  const { state, now } = sandbox;
  return new Hono().post("/", async (c) => {
    const params = await paramsOf(c, {
      subscription: z.string(),
      subscription_details: details,
      discounts: discounts.optional(),
    } satisfies Shape<Stripe.InvoiceCreatePreviewParams>);
    const subscription = find(state.subscriptions, "subscription", params.subscription, "subscription");
    const next = params.subscription_details.items[0]?.price ?? "";
    const price = find(state.prices, "price", next, "subscription_details[items][0][price]");
    const customer = customerOf(sandbox, subscription);
    const code = params.discounts?.[0]?.promotion_code ?? null;
    refuseUnlessFor(sandbox, code, customer.id);
    const preview = invoice({
      customer,
      subscription,
      entries: prorationOf(sandbox, subscription, price),
      discount: code === null ? null : { id: code, percentOff: couponOf(sandbox, code).percent_off ?? 0 },
      reason: "upcoming",
      metadata: {},
      created: now(),
    });
    return c.json({ ...preview, id: `upcoming_${preview.id}`, status: "draft" });
  });
}
