import { type Promotion, plans } from "@ai-humanizer/shared";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { type Offer, offerPath } from "@/lib/billing/offer.ts";
import { dueToday, formatPrice, monthlyCents } from "@/lib/billing/price.ts";
import type { Upgrade } from "./use-upgrade.ts";

interface OrderSummaryProps {
  offer: Offer;
  /** What takes its part off the first payment. */
  promotion: Promotion | null;
  /** What a subscriber pays instead; null for a first plan. */
  upgrade: Upgrade | null;
}

/** What is bought, how it is billed and what is due today. */
export function OrderSummary({ offer, promotion, upgrade }: OrderSummaryProps) {
  const plan = plans[offer.plan];
  const { price, discount, total } = dueToday(offer, promotion);
  const yearly = offer.period === "yearly";
  return (
    <dl className="flex flex-col gap-3 tabular-nums">
      <Line
        term={
          <>
            <span className="block font-medium text-foreground text-md">{plan.name} plan</span>
            <span className="text-sm">
              {yearly
                ? `${formatPrice(monthlyCents(plan, "yearly"))}/month, billed yearly`
                : "billed monthly"}
            </span>
          </>
        }
      >
        <span className="text-md">
          {formatPrice(price)}
          <span className="text-muted text-sm">/{yearly ? "year" : "month"}</span>
        </span>
      </Line>
      {promotion && (
        <Line term={`${promotion.percentOff}% off the first payment (${promotion.code})`}>
          <span className="text-success">{upgrade ? "Applied" : `-${formatPrice(discount)}`}</span>
        </Line>
      )}
      <div className="flex items-baseline justify-between gap-4 border-t pt-4">
        <dt className="font-medium text-md">Due today</dt>
        <dd className="min-h-8">
          <Due cents={upgrade ? upgrade.cost : total} />
        </dd>
      </div>
    </dl>
  );
}

/** What is due, or where that is told. */
function Due({ cents }: { cents: number | null | undefined }) {
  if (typeof cents === "number") return <span className="font-serif text-2xl">{formatPrice(cents)}</span>;
  return (
    <span className="text-muted text-sm">
      {cents === null ? "Working it out..." : "Shown before you confirm"}
    </span>
  );
}

function Line({ term, children }: { term: ReactNode; children: ReactNode }) {
  return (
    <div className="flex items-baseline justify-between gap-4">
      <dt className="min-w-0 text-muted">{term}</dt>
      <dd className="shrink-0">{children}</dd>
    </div>
  );
}

/** The same plan in the other period. */
export function OtherPeriod({ offer, page }: { offer: Offer; page: "/checkout" | "/payment" }) {
  const other: Offer = { plan: offer.plan, period: offer.period === "yearly" ? "monthly" : "yearly" };
  return (
    <Link
      to={offerPath(page, other)}
      replace
      className="-mb-2.5 inline-flex min-h-10 items-center rounded-sm text-accent text-sm underline-offset-4 hover:underline"
    >
      {other.period === "yearly" ? "Pay yearly and save 40%" : "Pay monthly instead"}
    </Link>
  );
}
