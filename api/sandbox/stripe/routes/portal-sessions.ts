import { Hono } from "hono";
import type Stripe from "stripe";
import { z } from "zod";
import { refuseUnlessFor } from "../engine/discounts.ts";
import { expand, integer, paramsOf, type Shape } from "../http/params.ts";
import { portalSession } from "../objects/sessions.ts";
import { find, type Sandbox } from "../sandbox.ts";

type CreateParams = Stripe.BillingPortal.SessionCreateParams;
type FlowData = NonNullable<CreateParams["flow_data"]>;
type AfterCompletion = NonNullable<FlowData["after_completion"]>;
type UpdateConfirm = NonNullable<FlowData["subscription_update_confirm"]>;
type Item = UpdateConfirm["items"][number];
type Discount = NonNullable<UpdateConfirm["discounts"]>[number];

const item = z.strictObject({
  id: z.string(),
  price: z.string(),
  quantity: integer.optional(),
} satisfies Shape<Item>);
const discount = z.strictObject({ promotion_code: z.string() } satisfies Shape<Discount>);
const updateConfirm = z.strictObject({
  subscription: z.string(),
  items: z.array(item).length(1),
  discounts: z.array(discount).max(1).optional(),
} satisfies Shape<UpdateConfirm>);
const afterCompletion = z.strictObject({
  type: z.literal("redirect"),
  redirect: z.strictObject({
    return_url: z.url(),
  } satisfies Shape<AfterCompletion["redirect"]>),
} satisfies Shape<AfterCompletion>);
const flowData = z.strictObject({
  type: z.literal("subscription_update_confirm"),
  after_completion: afterCompletion.optional(),
  subscription_update_confirm: updateConfirm,
} satisfies Shape<FlowData>);

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
    } satisfies Shape<CreateParams>);
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
