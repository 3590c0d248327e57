import { html } from "hono/html";
import type Stripe from "stripe";
import { amountOff } from "../engine/discounts.ts";
import { prorationOf } from "../engine/subscriptions.ts";
import { find, type Sandbox } from "../sandbox.ts";
import { dollars, layout } from "./layout.ts";

type Update = Stripe.BillingPortal.Session.Flow.SubscriptionUpdateConfirm;

/** The one page of the portal that confirms a change of plan and says what it costs now. */
export function confirmPage(
  sandbox: Sandbox,
  session: Stripe.BillingPortal.Session,
  update: Update,
  problem: string | null,
) {
  const { state } = sandbox;
  const subscription = find(state.subscriptions, "subscription", update.subscription);
  const price = find(state.prices, "price", update.items[0]?.price ?? "");
  const entries = prorationOf(sandbox, subscription, price);
  const sum = entries.reduce((total, { amount }) => total + amount, 0);
  const off = amountOff(sandbox, codeIn(update), Math.max(0, sum));
  const card = state.cards[session.customer];
  return layout(
    "Confirm your update",
    true,
    html`<p><a href="${session.return_url ?? "/"}">Return to AI Humanizer</a></p>
<h1>Confirm your update</h1>
${problem === null ? "" : html`<p role="alert">${problem}</p>`}
<section class="card" aria-label="Amount due">
<dl>
${entries.map(({ description, amount }) => html`<dt>${description}</dt><dd>${dollars(amount)}</dd>`)}
${off > 0 ? html`<dt>Promotion</dt><dd>${dollars(-off)}</dd>` : ""}
<dt class="sum">Amount due today</dt><dd class="sum">${dollars(Math.max(0, sum - off))}</dd>
</dl>
<p class="muted">Paid by the card ending in ${card?.slice(-4) ?? "----"}.</p>
<form method="post"><button class="primary" name="action" value="confirm" type="submit">Confirm</button></form>
</section>`,
  );
}

/** The promotion code of an update. */
export function codeIn({ discounts }: Update): string | null {
  return discounts?.[0]?.promotion_code ?? null;
}
