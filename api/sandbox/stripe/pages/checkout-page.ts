import { Hono } from "hono";
import { html } from "hono/html";
import type Stripe from "stripe";
import { digits } from "../cards.ts";
import { completeCheckout } from "../engine/checkout.ts";
import { couponOf } from "../engine/discounts.ts";
import { monthOf, refusalOfMonth } from "../expiry.ts";
import { customerOf, find, idOf, type Sandbox } from "../sandbox.ts";
import { cardFields, dollars, layout } from "./layout.ts";

/** The hosted checkout: `GET /c/pay/:id`, and `POST` with a card. */
export function checkoutPage(sandbox: Sandbox) {
  const { state } = sandbox;
  const sessionOf = (id: string) => find(state.checkoutSessions, "checkout.session", id);
  return new Hono()
    .get("/:id", (c) => c.html(page(sandbox, sessionOf(c.req.param("id")), null)))
    .post("/:id", async (c) => {
      const session = sessionOf(c.req.param("id"));
      const form = await c.req.formData();
      const refusal =
        refusalOfMonth(monthOf(String(form.get("expiry"))), sandbox.now()) ??
        completeCheckout(sandbox, session, digits(String(form.get("number"))));
      if (refusal) return c.html(page(sandbox, session, refusal.message), 402);
      return c.redirect((session.success_url ?? "/").replaceAll("{CHECKOUT_SESSION_ID}", session.id), 303);
    });
}

function page(sandbox: Sandbox, session: Stripe.Checkout.Session, problem: string | null) {
  if (session.status !== "open") {
    return layout(
      "Checkout",
      true,
      html`<h1>This checkout is ${session.status === "complete" ? "paid" : "closed"}</h1>
<p class="muted">Go back to the app to see your plan, or to start again.</p>
<a class="button" href="${session.cancel_url ?? "/"}">Back to AI Humanizer</a>`,
    );
  }
  const { state } = sandbox;
  const price = find(state.prices, "price", find(state.checkoutOrders, "order", session.id).price);
  const product = find(state.products, "product", idOf(price.product));
  const total = session.amount_total ?? 0;
  const off = session.total_details?.amount_discount ?? 0;
  const code = session.discounts?.[0]?.promotion_code;
  const every = price.recurring ? ` / ${price.recurring.interval}` : "";
  const verb = session.mode === "subscription" ? "Subscribe" : "Pay";
  return layout(
    `${verb}: ${product.name}`,
    false,
    html`<div class="columns">
<section aria-label="Order">
<p class="muted">${session.mode === "subscription" ? `Subscribe to ${product.name}` : product.name}</p>
<h1 class="total">${dollars(total)} <small class="muted">${off > 0 ? "due today" : every}</small></h1>
<dl>
<dt>${product.name}</dt><dd>${dollars(price.unit_amount ?? 0)}${every}</dd>
${
  off > 0 && code
    ? html`<dt>${couponOf(sandbox, idOf(code)).name} (${find(state.promotionCodes, "promotion code", idOf(code)).code})</dt><dd>${dollars(-off)}</dd>`
    : ""
}
<dt class="sum">Total due today</dt><dd class="sum">${dollars(total)}</dd>
</dl>
<a href="${session.cancel_url ?? "/"}">Back to AI Humanizer</a>
</section>
<form method="post" aria-label="Payment">
<h2>Pay with card</h2>
${problem === null ? "" : html`<p role="alert">${problem}</p>`}
<label>Email<input value="${customerOf(sandbox, session).email ?? ""}" readonly></label>
${cardFields}
<button class="primary" type="submit">${verb}</button>
</form>
</div>`,
  );
}
