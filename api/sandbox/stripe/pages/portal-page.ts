import { Hono } from "hono";
import { html } from "hono/html";
import type Stripe from "stripe";
import { digits } from "../cards.ts";
import { prorationOf } from "../engine/subscriptions.ts";
import { itemOf } from "../objects/subscription.ts";
import { find, idOf, type Sandbox } from "../sandbox.ts";
import { cardFields, dayOf, dollars, layout } from "./layout.ts";
import { takeAction } from "./portal-actions.ts";
import { confirmPage } from "./portal-confirm.ts";

interface Notice {
  readonly problem?: string;
  readonly done?: string;
}

/** The hosted billing portal: `GET /p/session/:id`, and `POST` with an `action`. */
export function portalPage(sandbox: Sandbox) {
  const { state } = sandbox;
  const sessionOf = (id: string) => find(state.portalSessions, "billing_portal.session", id);
  const show = (session: Stripe.BillingPortal.Session, notice: Notice) =>
    session.flow?.subscription_update_confirm
      ? confirmPage(sandbox, session, session.flow.subscription_update_confirm, notice.problem ?? null)
      : overview(sandbox, session, notice);
  return new Hono()
    .get("/:id", (c) => c.html(show(sessionOf(c.req.param("id")), {})))
    .post("/:id", async (c) => {
      const session = sessionOf(c.req.param("id"));
      const form = await c.req.formData();
      const text = (name: string) => String(form.get(name) ?? "");
      const subscription = currentSubscription(sandbox, session.customer);
      const outcome = takeAction(sandbox, session, subscription, {
        action: text("action"),
        price: text("price"),
        card: digits(text("number")),
        expiry: text("expiry"),
      });
      if (outcome.problem !== undefined) return c.html(show(session, outcome), 402);
      if (outcome.redirect !== undefined) return c.redirect(outcome.redirect, 303);
      return c.html(show(session, outcome));
    });
}

/** The subscription that the portal is about: the newest that has not ended. */
function currentSubscription({ state }: Sandbox, customer: string): Stripe.Subscription | undefined {
  return Object.values(state.subscriptions).findLast(
    (each) => idOf(each.customer) === customer && ["active", "past_due"].includes(each.status),
  );
}

function overview(sandbox: Sandbox, session: Stripe.BillingPortal.Session, { problem, done }: Notice) {
  const subscription = currentSubscription(sandbox, session.customer);
  const invoices = Object.values(sandbox.state.invoices)
    .filter(({ customer }) => idOf(customer) === session.customer)
    .toReversed();
  const card = sandbox.state.cards[session.customer];
  return layout(
    "Billing",
    true,
    html`<p><a href="${session.return_url ?? "/"}">Return to AI Humanizer</a></p>
<h1>Billing</h1>
${problem === undefined ? "" : html`<p role="alert">${problem}</p>`}
${done === undefined ? "" : html`<p role="status">${done}</p>`}
<section class="card" aria-label="Current subscription">
<h2>Current subscription</h2>
${subscription ? subscriptionCard(sandbox, subscription) : html`<p class="muted">You have no subscription.</p>`}
</section>
<section class="card" aria-label="Payment method">
<h2>Payment method</h2>
<p class="muted">${card === undefined ? "No card yet." : `Card ending in ${card.slice(-4)}`}</p>
<form method="post">${cardFields}
<button name="action" value="card" type="submit">Update card</button></form>
</section>
<section class="card" aria-label="Invoices">
<h2>Invoices</h2>
<table><tbody>${invoices.map(
      (invoice) =>
        html`<tr><td>${dayOf(invoice.created)}</td><td>${invoice.status}</td><td>${dollars(invoice.amount_due)}</td></tr>`,
    )}</tbody></table>
</section>`,
  );
}

function subscriptionCard(sandbox: Sandbox, subscription: Stripe.Subscription) {
  const { price, current_period_end } = itemOf(subscription);
  const name = (each: Stripe.Price) => {
    const product = find(sandbox.state.products, "product", idOf(each.product));
    return `${product.name}, ${dollars(each.unit_amount ?? 0)} / ${each.recurring?.interval}`;
  };
  const others = Object.values(sandbox.state.prices).filter((each) => each.recurring && each.id !== price.id);
  const ending = subscription.cancel_at_period_end;
  return html`<p><strong>${name(price)}</strong></p>
<p class="muted">${
    subscription.status === "past_due"
      ? "The last payment failed. Update your card to pay it."
      : `${ending ? "Ends" : "Renews"} on ${dayOf(current_period_end)}`
  }</p>
<form method="post" class="row">
<label>Plan<select name="price">${others.map((each) => {
    const due = prorationOf(sandbox, subscription, each).reduce((sum, { amount }) => sum + amount, 0);
    return html`<option value="${each.id}">${name(each)} (${dollars(Math.max(0, due))} now)</option>`;
  })}</select></label>
<button name="action" value="switch" type="submit">Switch plan</button>
</form>
<form method="post" class="row">
${
  ending
    ? html`<button name="action" value="resume" type="submit">Don't cancel</button>`
    : html`<button name="action" value="cancel-later" type="submit">Cancel at period end</button>`
}
<button class="danger" name="action" value="cancel" type="submit">Cancel immediately</button>
</form>`;
}
