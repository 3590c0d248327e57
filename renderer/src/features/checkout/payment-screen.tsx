import type { BillingConfig } from "@ai-humanizer/shared";
import { useSearchParams } from "react-router-dom";
import { Callout } from "@/components/callout.tsx";
import { PastDueNotice } from "@/components/past-due-notice.tsx";
import { Button } from "@/components/ui/button.tsx";
import { Spinner } from "@/components/ui/spinner.tsx";
import type { Offer } from "@/lib/billing/offer.ts";
import { type CarriedPromotion, usePromotion } from "@/lib/billing/promotion.ts";
import { BillingPage } from "./billing-page.tsx";
import { CardForm } from "./card-form.tsx";
import { InvalidPromotion } from "./invalid-promotion.tsx";
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
        return <Payment offer={offer} billing={config.billing} />;
      }}
    </BillingPage>
  );
}

function Payment({ offer, billing }: { offer: Offer; billing: BillingConfig }) {
  const [search] = useSearchParams();
  const carried = usePromotion(search);
  // What is charged must be known before a card is asked for.
  if (carried.state === "carried") return <Worth of={carried} />;
  const promotion = carried.state === "valid" ? carried.promotion : null;
  return (
    <div className="flex flex-col gap-4">
      <InvalidPromotion promotion={carried} />
      <section aria-label="Your order" className="rounded-lg border bg-surface p-5 sm:p-6">
        <OrderSummary offer={offer} promotion={promotion} upgrade={null} />
        <OtherPeriod offer={offer} page="/payment" />
      </section>
      <section aria-label="Card" className="rounded-lg border bg-surface p-5 sm:p-6">
        <CardForm
          key={`${offer.plan} ${offer.period} ${promotion?.code}`}
          offer={offer}
          promotion={promotion}
          billing={billing}
        />
      </section>
    </div>
  );
}

/** What a promotion is worth is not known: not yet, or because the server could not be asked. */
function Worth({ of: { code, problem } }: { of: Extract<CarriedPromotion, { state: "carried" }> }) {
  if (problem === null) return <Spinner label="Loading your order" />;
  return (
    <Callout
      kind="danger"
      action={
        <Button variant="outline" onClick={problem.retry}>
          Try again
        </Button>
      }
    >
      Your discount {code} could not be looked up: {problem.message}
    </Callout>
  );
}
