import { Hono } from "hono";
import type Stripe from "stripe";
import { z } from "zod";
import { refuseUnlessFor } from "../engine/discounts.ts";
import { expand, integer, paramsOf } from "../http/params.ts";
import { portalSession } from "../objects/sessions.ts";
import { find, type Sandbox } from "../sandbox.ts";

const flowData = z.strictObject({
  type: z.literal("subscription_update_confirm"),
  after_completion: z
    .strictObject({ type: z.literal("redirect"), redirect: z.strictObject({ return_url: z.url() }) })
    .optional(),
  subscription_update_confirm: z.strictObject({
    subscription: z.string(),
    items: z
      .array(z.strictObject({ id: z.string(), price: z.string(), quantity: integer.optional() }))
      .length(1),
    discounts: z
      .array(z.strictObject({ promotion_code: z.string() }))
      .max(1)
      .optional(),
  }),
});

/** /v1/billing_portal/sessions: the whole portal, or one page of it that confirms a change of plan. */
export function portalSessionRoutes(sandbox: Sandbox) {
  const { state, now, origin } = sandbox;
  return new Hono().post("/", async (c) => {
    const params = await paramsOf(c, {
      customer: z.string(),
      return_url: z.url().optional(),
      configuration: z.string().optional(),
      flow_data: flowData.optional(),
      expand,
    });
    const { id: customer } = find(state.customers, "customer", params.customer, "customer");
    const discount = params.flow_data?.subscription_update_confirm.discounts?.[0];
    refuseUnlessFor(sandbox, discount?.promotion_code ?? null, customer);
    const flow = params.flow_data ? flowOf(params.flow_data) : null;
    const returnUrl = params.return_url ?? null;
    const session = portalSession({ origin, customer, returnUrl, flow, created: now() });
    state.portalSessions[session.id] = session;
    return c.json(session);
  });
}

function flowOf(data: z.output<typeof flowData>): Stripe.BillingPortal.Session.Flow {
  const { subscription, items, discounts = [] } = data.subscription_update_confirm;
  return {
    type: data.type,
    after_completion: {
      hosted_confirmation: null,
      redirect: data.after_completion?.redirect ?? null,
      type: data.after_completion?.type ?? "portal_homepage",
    },
    customer_update: null,
    subscription_cancel: null,
    subscription_pause: null,
    subscription_update: null,
    subscription_update_confirm: {
      subscription,
      items: items.map(({ id, price }) => ({ id, price, quantity: 1 })),
      discounts: discounts.map(({ promotion_code }) => ({ coupon: null, promotion_code })),
    },
  };
}
