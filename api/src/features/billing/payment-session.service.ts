import type { PaymentSession } from "@ai-humanizer/shared";
import type Stripe from "stripe";
import { AppError } from "../../errors.ts";
import type { ProfileRow } from "../../identity/actor.ts";
import { isMissing } from "./billing-errors.ts";
import { findCustomerId } from "./customers.repository.ts";
import { type SyncDeps, syncCustomer } from "./sync.service.ts";

/** What one of the user's own checkouts cost; also brings their plan up to date, should the webhook be late. */
export async function findPaymentSession(
  deps: SyncDeps,
  { id: userId }: ProfileRow,
  sessionId: string,
): Promise<PaymentSession> {
  const { db, billing } = deps;
  const customerId = await findCustomerId(db, userId);
  const session = customerId === null ? null : await retrieve(billing.stripe, sessionId);
  if (customerId === null || session === null || session.customer !== customerId) {
    throw new AppError(404, "not_found", "There is no such checkout");
  }
  if (session.status === "complete") await syncCustomer(deps, userId, customerId);
  return { amount_total: session.amount_total, currency: session.currency };
}

async function retrieve(stripe: Stripe, id: string): Promise<Stripe.Checkout.Session | null> {
  // Anything else would ask the provider for another object.
  if (!/^cs_\w+$/.test(id)) return null;
  try {
    return await stripe.checkout.sessions.retrieve(id);
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}
