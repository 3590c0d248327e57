import { itemOf } from "../objects/subscription.ts";
import { idOf, type Sandbox } from "../sandbox.ts";
import { payIntent } from "./intents.ts";
import { isProcessing } from "./payments.ts";
import { day } from "./periods.ts";
import { collect, endSubscription, expireIncomplete, latestInvoice, renew } from "./subscriptions.ts";

interface Due {
  readonly at: number;
  readonly run: () => void;
}

const incompleteHours = 23;

/** What time alone will bring about, in no order. */
function upcoming(sandbox: Sandbox): Due[] {
  const { state, emit } = sandbox;
  const dues: Due[] = [];
  for (const subscription of Object.values(state.subscriptions)) {
    const { status, created } = subscription;
    const end = itemOf(subscription).current_period_end;
    if (status === "incomplete" && !isProcessing(sandbox, latestInvoice(sandbox, subscription).id)) {
      const run = () => expireIncomplete(sandbox, subscription);
      dues.push({ at: created + (incompleteHours * day) / 24, run });
    } else if (status === "active" && subscription.cancel_at_period_end) {
      dues.push({ at: end, run: () => endSubscription(sandbox, subscription, "cancellation_requested") });
    } else if (status === "active") {
      dues.push({ at: end, run: () => renew(sandbox, subscription) });
    } else if (status === "past_due") {
      const invoice = latestInvoice(sandbox, subscription);
      const at = invoice.next_payment_attempt;
      if (at !== null) dues.push({ at, run: () => collect(sandbox, subscription, invoice) });
    }
  }
  for (const intent of Object.values(state.paymentIntents)) {
    if (intent.status !== "processing") continue;
    const run = () => void payIntent(sandbox, intent, state.cards[idOf(intent.customer)] ?? "");
    dues.push({ at: intent.created + day / 2, run });
  }
  for (const session of Object.values(state.checkoutSessions)) {
    if (session.status !== "open") continue;
    const run = () => {
      session.status = "expired";
      session.url = null;
      emit("checkout.session.expired", session);
    };
    dues.push({ at: session.expires_at, run });
  }
  return dues;
}

/** Moves the clock to a time ahead, in seconds; what falls due on the way happens at its time and in its order. */
export function moveClock(sandbox: Sandbox, to: number): void {
  const { state, now } = sandbox;
  const set = (time: number) => {
    if (time > now()) state.clockOffset += time - now();
  };
  while (true) {
    const [next] = upcoming(sandbox).toSorted((a, b) => a.at - b.at);
    if (!next || next.at > to) break;
    set(next.at);
    next.run();
  }
  set(to);
}
