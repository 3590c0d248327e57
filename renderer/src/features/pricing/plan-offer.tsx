import type { BillingPeriod, PlanLimits, Promotion } from "@ai-humanizer/shared";
import { Check } from "lucide-react";
import { Badge } from "@/components/ui/badge.tsx";
import { Button } from "@/components/ui/button.tsx";
import { planFeatures } from "@/content/plan-features.ts";
import type { Offer } from "@/lib/billing/offer.ts";
import { dueToday, formatPrice, monthlyCents, yearlyTotal } from "@/lib/billing/price.ts";
import { cn } from "@/lib/cn.ts";

/** Where an offer stands to the plan and the period that the viewer holds; all are open to whoever has no account. */
export type Standing = "current" | "other-period" | "lower" | "higher" | "open";

interface PlanOfferProps {
  plan: PlanLimits;
  period: BillingPeriod;
  standing: Standing;
  /** Whether this is the plan to buy next: the one button of the page that stands out. */
  primary: boolean;
  /** What takes something off this plan's first payment; null for none. */
  promotion: Promotion | null;
  /** Whether this server takes payments. */
  billing: boolean;
  /** Whether it is known who looks, and so what choosing does. */
  ready: boolean;
  onChoose: () => void;
}

/** One plan's card; the recommended one is raised by a step of light. */
export function PlanOffer(props: PlanOfferProps) {
  const { plan, period, standing, primary, promotion, billing, ready, onChoose } = props;
  const { description, features } = planFeatures[plan.id];
  const popular = plan.id === "basic";
  const cents = monthlyCents(plan, period);
  return (
    <section
      aria-labelledby={`plan-${plan.id}`}
      className={cn(
        "flex flex-col rounded-lg border p-6 md:max-xl:p-5",
        popular ? "border-accent/40 bg-raised" : "bg-surface",
      )}
    >
      <div className="flex h-6 items-center justify-between">
        <h3 id={`plan-${plan.id}`} className="font-medium text-lg">
          {plan.name}
        </h3>
        {popular && <Badge>Most Popular</Badge>}
      </div>
      <p className="mt-1 text-muted text-sm md:max-xl:min-h-10">{description}</p>
      <p className="mt-5 flex items-baseline gap-1.5 tabular-nums">
        <span className="font-serif text-4xl md:max-xl:text-3xl">{formatPrice(cents)}</span>
        <span className="text-muted text-sm">/month</span>
      </p>
      <p className="mt-1 h-5 text-muted text-xs tabular-nums">
        {plan.id !== "free" && <BillingLine plan={plan.id} period={period} promotion={promotion} />}
      </p>
      <ul className="mt-5 mb-6 flex flex-1 flex-col gap-2.5 text-sm">
        {features.map((feature) => (
          <li key={feature} className="flex gap-2.5">
            <Check aria-hidden className="mt-0.5 size-4 shrink-0 text-success" strokeWidth={1.75} />
            {feature}
          </li>
        ))}
      </ul>
      <Button
        variant={primary ? "default" : "outline"}
        disabled={!ready || (plan.id !== "free" && !billing)}
        onClick={onChoose}
      >
        {actionOf(plan, standing, period)}
      </Button>
    </section>
  );
}

/** What is charged at once; with a promotion, the first time. A month's regular price stands above it already. */
function BillingLine({ promotion, ...offer }: Offer & { promotion: Promotion | null }) {
  const yearly = offer.period === "yearly";
  if (promotion === null) return yearly ? yearlyTotal(offer.plan) : "billed monthly";
  const { price, total } = dueToday(offer, promotion);
  return (
    <>
      {yearly && (
        <>
          <s>{formatPrice(price)}</s>{" "}
        </>
      )}
      <strong className="font-medium text-sm text-success">{formatPrice(total)}</strong> for the first{" "}
      {yearly ? "year" : "month"}
    </>
  );
}

function actionOf({ id, name }: PlanLimits, standing: Standing, period: BillingPeriod): string {
  if (standing === "current") return "Current Plan";
  if (standing === "other-period") return `Switch to ${period}`;
  if (standing === "lower") return `Downgrade to ${name}`;
  return id === "free" ? "Create free account" : `Upgrade to ${name}`;
}
