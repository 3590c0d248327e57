import type { PublicConfig, WorkingStatus } from "@ai-humanizer/shared";
import { Check, Lock } from "lucide-react";
import { Link, useSearchParams } from "react-router-dom";
import { PastDueNotice } from "@/components/past-due-notice.tsx";
import { Button } from "@/components/ui/button.tsx";
import { planFeatures } from "@/content/plan-features.ts";
import { type Offer, offerPath } from "@/lib/billing/offer.ts";
import { renewalLine } from "@/lib/billing/price.ts";
import { codeToSend, usePromotion } from "@/lib/billing/promotion.ts";
import { BillingPage } from "./billing-page.tsx";
import { InvalidPromotion } from "./invalid-promotion.tsx";
import { OrderSummary, OtherPeriod } from "./order-summary.tsx";
import { useCheckout } from "./use-checkout.ts";
import { useUpgrade } from "./use-upgrade.ts";

/** '/checkout': the plan and the period chosen, and the way to the hosted checkout. */
export function CheckoutScreen() {
  return <BillingPage title="Review your order">{(purchase) => <Order {...purchase} />}</BillingPage>;
}

interface OrderProps {
  offer: Offer;
  config: PublicConfig;
  status: WorkingStatus;
}

function Order({ offer, config, status }: OrderProps) {
  const [search] = useSearchParams();
  const promotion = usePromotion(search);
  const checkout = useCheckout();
  const priceId = config.billing.prices[offer.plan][offer.period];
  const order = { ...offer, priceId, promotion: codeToSend(promotion) };
  const pastDue = status.status === "past_due";
  const upgrade = useUpgrade(order, status.plan !== "free" && !pastDue);
  if (pastDue) return <PastDueNotice message={status.statusMessage} />;

  const valid = promotion.state === "valid" ? promotion.promotion : null;
  return (
    <div className="flex flex-col gap-4">
      <InvalidPromotion promotion={promotion} />
      <section aria-label="Your order" className="rounded-lg border bg-surface p-5 sm:p-6">
        <OrderSummary offer={offer} promotion={valid} upgrade={upgrade} />
        <p className="mt-3 text-muted text-sm">
          {upgrade
            ? "What is left of your current plan is taken off. You confirm the amount on the next page."
            : renewalLine(offer)}
        </p>
        <Button
          size="lg"
          className="mt-5 w-full"
          disabled={checkout.opening}
          onClick={() => checkout.open(order)}
        >
          <Lock aria-hidden className="size-4" strokeWidth={1.75} />
          {checkout.opening ? "Opening the checkout..." : "Continue to checkout"}
        </Button>
        <div className="mt-2 flex flex-wrap items-center justify-between gap-x-6">
          <OtherPeriod offer={offer} page="/checkout" />
          {!upgrade && (valid?.percentOff ?? 0) < 100 && (
            <Link
              to={offerPath("/payment", offer)}
              className="-mb-2.5 inline-flex min-h-10 items-center rounded-sm text-muted text-sm underline-offset-4 hover:underline"
            >
              Pay by card on this site
            </Link>
          )}
        </div>
      </section>
      <ul className="flex flex-col gap-2.5 px-1 text-muted text-sm">
        {planFeatures[offer.plan].features.map((feature) => (
          <li key={feature} className="flex gap-2.5">
            <Check aria-hidden className="mt-0.5 size-4 shrink-0 text-success" strokeWidth={1.75} />
            {feature}
          </li>
        ))}
      </ul>
    </div>
  );
}
