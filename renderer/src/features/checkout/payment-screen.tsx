import { PastDueNotice } from "@/components/past-due-notice.tsx";
import type { Offer } from "@/lib/billing/offer.ts";
import { BillingPage } from "./billing-page.tsx";
import { CardForm } from "./card-form.tsx";
import { OrderSummary, OtherPeriod } from "./order-summary.tsx";
import { UpgradeFirst } from "./upgrade-first.tsx";

/** A month of Basic. */
const fallback: Offer = { plan: "basic", period: "monthly" };

/** '/payment': pays for a plan by card, on this page. */
export function PaymentScreen() {
  return (
    <BillingPage title="Complete Your Payment" fallback={fallback}>
      {({ offer, config, status }) => {
        if (status.status === "past_due") return <PastDueNotice message={status.statusMessage} />;
        if (status.plan !== "free") return <UpgradeFirst offer={offer} />;
        return (
          <div className="flex flex-col gap-4">
            <section aria-label="Your order" className="rounded-lg border bg-surface p-5 sm:p-6">
              <OrderSummary offer={offer} percentOff={0} code={null} upgrade={false} />
              <OtherPeriod offer={offer} page="/payment" />
            </section>
            <section aria-label="Card" className="rounded-lg border bg-surface p-5 sm:p-6">
              <CardForm key={`${offer.plan} ${offer.period}`} offer={offer} billing={config.billing} />
            </section>
          </div>
        );
      }}
    </BillingPage>
  );
}
