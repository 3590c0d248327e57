import type { TestCheckout } from "@ai-humanizer/shared";
import type Stripe from "stripe";
import type { Account } from "../../identity/actor.ts";
import { ensureCustomer } from "./customer.ts";
import { withCustomerLock } from "./customer-lock.ts";
import type { SyncDeps } from "./sync.service.ts";

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
