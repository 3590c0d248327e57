import type Stripe from "stripe";
import { intentOf, paymentOf } from "./engine/payments.ts";
import { latestInvoice } from "./engine/subscriptions.ts";
import { StripeApiError } from "./http/stripe-error.ts";
import type { Sandbox } from "./sandbox.ts";

type Paths = readonly string[] | undefined;

/** A subscription as an answer, with what was asked to be expanded. */
export function viewSubscription(
  sandbox: Sandbox,
  subscription: Stripe.Subscription,
  expand: Paths,
): Stripe.Subscription {
  const paths = known(expand, ["latest_invoice", "latest_invoice.confirmation_secret"]);
  if (paths.length === 0) return subscription;
  const inner = under(paths, "latest_invoice");
  return {
    ...subscription,
    latest_invoice: viewInvoice(sandbox, latestInvoice(sandbox, subscription), inner),
  };
}

/** An invoice as an answer; its payments and its confirmation secret are left out unless asked for. */
export function viewInvoice(sandbox: Sandbox, invoice: Stripe.Invoice, expand: Paths): Stripe.Invoice {
  const paths = known(expand, ["payments", "confirmation_secret"]);
  const payment = paymentOf(sandbox, invoice.id);
  const secret = intentOf(sandbox, invoice.id)?.client_secret ?? null;
  const data = payment ? [payment] : [];
  const url = `/v1/invoice_payments?invoice=${invoice.id}`;
  return {
    ...invoice,
    ...(paths.includes("payments") ? { payments: { object: "list", data, has_more: false, url } } : {}),
    ...(paths.includes("confirmation_secret")
      ? { confirmation_secret: secret === null ? null : { client_secret: secret, type: "payment_intent" } }
      : {}),
  };
}

/** The paths below a name, such as "confirmation_secret" of "latest_invoice.confirmation_secret". */
export function under(expand: Paths, name: string): string[] {
  return (expand ?? [])
    .filter((path) => path.startsWith(`${name}.`))
    .map((path) => path.slice(name.length + 1));
}

function known(expand: Paths, expandable: readonly string[]): readonly string[] {
  for (const path of expand ?? []) {
    if (!expandable.includes(path)) {
      throw new StripeApiError(400, `This property cannot be expanded (${path}).`, { param: "expand" });
    }
  }
  return expand ?? [];
}

interface PageParams {
  readonly limit?: number | undefined;
  readonly starting_after?: string | undefined;
}

/** A page of a list: the newest first, 10 unless told otherwise. */
export function listOf<T extends { id: string }>(
  url: string,
  oldestFirst: readonly T[],
  { limit = 10, starting_after }: PageParams,
): Stripe.ApiList<T> {
  const all = oldestFirst.toReversed();
  const start = starting_after === undefined ? 0 : all.findIndex(({ id }) => id === starting_after) + 1;
  const data = all.slice(start, start + limit);
  return { object: "list", data, has_more: start + limit < all.length, url };
}
