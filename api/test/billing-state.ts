import type { CustomerState } from "../src/features/billing/provider-state.ts";

/** What billing says of a user with an active Basic subscription and one payment, in cents. */
export function basicState(payment: { id: string; amount: number; createdAt: number }): CustomerState {
  return {
    subscription: {
      subscriptionPlan: "basic",
      subscriptionStatus: "active",
      subscriptionPeriod: "monthly",
      subscriptionPeriodEnd: payment.amount,
      subscriptionEndsAt: null,
      pastDueSince: null,
    },
    endedUnpaid: false,
    payments: [
      {
        ...payment,
        refunded: 0,
        currency: "usd",
        plan: "basic",
        status: "succeeded",
        stripePaymentId: "pi_1",
      },
    ],
  };
}
