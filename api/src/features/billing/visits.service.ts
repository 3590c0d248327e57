import type { PaymentSession, Portal, TestCheckout } from "@ai-humanizer/shared";
import type Stripe from "stripe";
import { AppError } from "../../errors.ts";
import type { Account, ProfileRow } from "../../identity/actor.ts";
import { isMissing, noSubscription } from "./billing-errors.ts";
import { ensureCustomer } from "./customer.ts";
import { withCustomerLock } from "./customer-lock.ts";
import { findCustomerId } from "./customers.repository.ts";
import { type SyncDeps, syncCustomer } from "./sync.service.ts";

/** A visit to the provider's billing portal; 409 for users who never bought anything. */
export async function openPortal({ db, billing }: SyncDeps, { id }: ProfileRow): Promise<Portal> {
  const customer = await findCustomerId(db, id);
  if (customer === null) throw noSubscription();
  const { stripe, publicUrl, portalConfiguration } = billing;
  const params = {
    customer,
    return_url: `${publicUrl}/account`,
    ...(portalConfiguration === null ? {} : { configuration: portalConfiguration }),
  };
  try {
    const { url } = await stripe.billingPortal.sessions.create(params);
    return { url };
  } catch (error) {
    // The customer was deleted at the provider, and every subscription with it.
    if (isMissing(error)) throw noSubscription();
    throw error;
  }
}

/** A checkout of the one-off test price for admins, which changes no plan; null where the settings have none. */
export async function openTestCheckout(deps: SyncDeps, { member, profile }: Account): Promise<TestCheckout> {
  const { billing } = deps;
  const { testPrice, publicUrl, stripe } = billing;
  if (testPrice === null || member.kind !== "admin") return { url: null };
  return await withCustomerLock(deps, profile.id, async (lock) => {
    const params: Stripe.Checkout.SessionCreateParams = {
      mode: "payment",
      customer: await ensureCustomer(deps, profile, lock),
      client_reference_id: profile.id,
      line_items: [{ price: testPrice, quantity: 1 }],
      success_url: `${publicUrl}/payment-success?success=true&session_id={CHECKOUT_SESSION_ID}`,
      cancel_url: `${publicUrl}/pricing?canceled=true`,
      // An invoice makes it a payment that the product lists.
      invoice_creation: {
        enabled: true,
        invoice_data: { metadata: { userId: profile.id, plan: "premium" } },
      },
    };
    await lock.assertHeld();
    const { url } = await stripe.checkout.sessions.create(params);
    return { url };
  });
}

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
