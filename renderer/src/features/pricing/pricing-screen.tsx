import { type BillingPeriod, type PlanId, type PlanLimits, plans } from "@ai-humanizer/shared";
import { ArrowLeft } from "lucide-react";
import { useState } from "react";
import { Link, useSearchParams } from "react-router-dom";
import { Badge } from "@/components/ui/badge.tsx";
import { Switch } from "@/components/ui/switch.tsx";
import { periodIn } from "@/lib/billing/offer.ts";
import { planList } from "@/lib/billing/price.ts";
import { type CarriedPromotion, usePromotion } from "@/lib/billing/promotion.ts";
import { useSettled } from "@/lib/billing/use-visit.ts";
import { useWorkingStatus } from "@/lib/billing/use-working-status.ts";
import { cn } from "@/lib/cn.ts";
import { useSeemsSignedIn } from "@/lib/session/seems-signed-in.ts";
import { readSessionHint } from "@/lib/session/session-hint.ts";
import { useAccount } from "@/lib/session/use-account.ts";
import { usageOf } from "@/lib/usage.ts";
import { usePublicConfig } from "@/lib/use-config.ts";
import { PlanOffer, type Standing } from "./plan-offer.tsx";
import { PricingNotes } from "./pricing-notes.tsx";
import { useChoose } from "./use-choose.ts";

interface PricingScreenProps {
  /** Someone who is not signed in wants to buy. */
  onSignIn: () => void;
}

/** '/pricing': the three plans by month or by year. Buying needs a server that takes payments. */
export function PricingScreen({ onSignIn }: PricingScreenProps) {
  const account = useAccount();
  const config = usePublicConfig();
  const signedIn = useSeemsSignedIn();
  const { choose, opening } = useChoose(onSignIn);
  const [search] = useSearchParams();
  // Whoever comes back from a checkout has chosen already.
  const [chosenPeriod, setPeriod] = useState(() => periodIn(search));
  const carried = usePromotion(search);
  const profile = account.status === "signed-in" ? account.profile : null;
  // Until the profile is here, the plan of last time.
  const current = plans[(profile ? profile.subscriptionPlan : readSessionHint()?.plan) ?? "free"];
  // It takes off a first payment, and whoever pays has made theirs.
  const promotion: CarriedPromotion = current.id === "free" ? carried : { state: "none" };
  const until = useSettled();
  const { data } = useWorkingStatus({ enabled: profile !== null, ...(until ? { until } : {}) });
  const status = profile ? data : undefined;
  const period = chosenPeriod ?? status?.period ?? "yearly";
  // Free has none, and until a subscriber's is known it may be any.
  const heldPeriod = status?.period ?? period;
  const pastDue = profile?.subscriptionStatus === "past_due";
  const billing = config !== undefined && config.billing.mode !== "off";

  return (
    <div className="mx-auto w-full max-w-5xl px-4 pt-5 pb-16 md:px-6">
      <Link
        to="/dashboard"
        className="touch-target inline-flex items-center gap-1.5 rounded-sm text-muted text-sm transition-colors hover:text-foreground"
      >
        <ArrowLeft aria-hidden className="size-4" strokeWidth={1.5} />
        Back to Dashboard
      </Link>
      <h2 className="mt-6 text-balance text-center font-serif text-4xl">Choose your plan</h2>
      {/* On a phone a user's line takes two: its room is kept, so that its arrival moves nothing. */}
      <p className="mt-2 text-balance text-center text-muted tabular-nums max-sm:min-h-[2lh]">
        {profile ? (
          <>
            You are on the {current.name} plan:{" "}
            <span className="whitespace-nowrap">{usageOf(profile).label}</span> humanizations used this month.
          </>
        ) : (
          "Start free. Upgrade when your texts grow longer."
        )}
      </p>
      <PricingNotes promotion={promotion} status={status} />
      <PeriodSwitch period={period} onChange={setPeriod} />
      <div className="grid gap-4 md:grid-cols-3">
        {planList.map((plan) => {
          const standing = signedIn ? standingOf(plan, current, period === heldPeriod) : "open";
          return (
            <PlanOffer
              key={plan.id}
              plan={plan}
              period={period}
              standing={standing}
              promotion={promotion.state === "valid" ? promotion.promotion : null}
              primary={billing && !pastDue && plan.id === nextPlan[current.id]}
              billing={billing}
              ready={account.status !== "loading" && !opening}
              onChoose={() => choose(plan, period, standing)}
            />
          );
        })}
      </div>
      {heldPeriod !== period && (
        <p className="mt-6 text-balance text-center text-muted text-sm">
          Your {current.name} plan is billed {heldPeriod}. You switch to {period} in the billing portal.
        </p>
      )}
      {config && !billing && (
        <p className="mt-6 text-center text-muted text-sm">
          This server takes no payments, so plans can't be bought here.
        </p>
      )}
    </div>
  );
}

function standingOf({ rank }: PlanLimits, current: PlanLimits, samePeriod: boolean): Standing {
  if (rank === current.rank) return samePeriod ? "current" : "other-period";
  return rank < current.rank ? "lower" : "higher";
}

/** What the holder of a plan is most likely to buy. */
const nextPlan: Readonly<Record<PlanId, PlanId | null>> = { free: "basic", basic: "premium", premium: null };

interface PeriodSwitchProps {
  period: BillingPeriod;
  onChange: (period: BillingPeriod) => void;
}

function PeriodSwitch({ period, onChange }: PeriodSwitchProps) {
  const yearly = period === "yearly";
  return (
    <div className="my-8 flex items-center justify-center gap-3 text-sm">
      <span className={cn(yearly && "text-muted")}>Monthly</span>
      <Switch
        aria-label="Bill yearly"
        checked={yearly}
        onCheckedChange={(checked) => onChange(checked ? "yearly" : "monthly")}
      />
      <span className={cn(!yearly && "text-muted")}>Yearly</span>
      <Badge>Save 40%</Badge>
    </div>
  );
}
