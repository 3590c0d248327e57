import type Stripe from "stripe";
import { refusalOf } from "../cards.ts";
import { changePrice, collect, endSubscription, latestInvoice } from "../engine/subscriptions.ts";
import { monthOf, refusalOfMonth } from "../expiry.ts";
import { itemOf } from "../objects/subscription.ts";
import { find, type Sandbox } from "../sandbox.ts";
import { codeIn } from "./portal-confirm.ts";

interface Input {
  readonly action: string;
  readonly price: string;
  readonly card: string;
  /** As it was typed. */
  readonly expiry: string;
}

/** What came of an action: a problem, something done, or where to go. */
interface Outcome {
  readonly problem?: string;
  readonly done?: string;
  readonly redirect?: string;
}

/** Does what a button of the portal stands for. */
export function takeAction(
  sandbox: Sandbox,
  session: Stripe.BillingPortal.Session,
  subscription: Stripe.Subscription | undefined,
  input: Input,
): Outcome {
  if (input.action === "card") return updateCard(sandbox, session.customer, subscription, input);
  if (!subscription) return { problem: "You have no subscription." };
  switch (input.action) {
    case "confirm":
      return confirm(sandbox, session, subscription);
    case "switch":
      return switchTo(sandbox, subscription, input.price, null, "Your plan has been changed.");
    case "cancel":
      endSubscription(sandbox, subscription, "cancellation_requested");
      return { done: "Your subscription has been canceled." };
    case "cancel-later":
    case "resume":
      return setEnding(sandbox, subscription, input.action === "cancel-later");
    default:
      return { problem: "That is no action of this page." };
  }
}

function confirm(
  sandbox: Sandbox,
  { flow }: Stripe.BillingPortal.Session,
  subscription: Stripe.Subscription,
): Outcome {
  const update = flow?.subscription_update_confirm;
  if (!update) return { problem: "There is nothing to confirm." };
  const { problem, done } = switchTo(
    sandbox,
    subscription,
    update.items[0]?.price ?? "",
    codeIn(update),
    "Your plan has been changed.",
  );
  if (problem !== undefined) return { problem };
  const redirect = flow.after_completion.redirect?.return_url;
  return redirect === undefined ? { done: done ?? "" } : { redirect };
}

function switchTo(
  sandbox: Sandbox,
  subscription: Stripe.Subscription,
  priceId: string,
  promotionCode: string | null,
  done: string,
): Outcome {
  if (itemOf(subscription).price.id === priceId) return { done };
  const price = find(sandbox.state.prices, "price", priceId);
  const refusal = changePrice(sandbox, subscription, price, promotionCode);
  return refusal ? { problem: refusal.message } : { done };
}

function setEnding(sandbox: Sandbox, subscription: Stripe.Subscription, ending: boolean): Outcome {
  subscription.cancel_at_period_end = ending;
  subscription.cancel_at = ending ? itemOf(subscription).current_period_end : null;
  subscription.canceled_at = ending ? sandbox.now() : null;
  sandbox.emit("customer.subscription.updated", subscription);
  return { done: ending ? "Your subscription will end." : "Your subscription goes on." };
}

function updateCard(
  sandbox: Sandbox,
  customer: string,
  subscription: Stripe.Subscription | undefined,
  { card, expiry }: Input,
): Outcome {
  const refusal = refusalOfMonth(monthOf(expiry), sandbox.now()) ?? refusalOf(card, true);
  if (refusal) return { problem: refusal.message };
  sandbox.state.cards[customer] = card;
  if (subscription?.status === "past_due") {
    collect(sandbox, subscription, latestInvoice(sandbox, subscription));
  }
  return { done: "Your card has been updated." };
}
