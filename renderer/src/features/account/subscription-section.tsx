import { type Profile, plans, type SubscriptionStatus } from "@ai-humanizer/shared";
import { Link } from "react-router-dom";
import { Button } from "@/components/ui/button.tsx";
import { cn } from "@/lib/cn.ts";
import { usageOf } from "@/lib/usage.ts";
import { PlanBadge } from "./plan-badge.tsx";
import { Row, SectionCard } from "./section-card.tsx";
import { UsageBar } from "./usage-bar.tsx";
import { useWorkingStatus } from "./use-working-status.ts";

/** 'Subscription Details': the plan, its state, this month's usage and the price. */
export function SubscriptionSection({ profile }: { profile: Profile }) {
  const { data: status, error, refetch } = useWorkingStatus();
  const plan = plans[status?.plan ?? profile.plan];
  return (
    <SectionCard
      id="subscription"
      title="Subscription Details"
      action={
        plan.id !== "premium" && (
          <Button asChild size="sm">
            <Link to="/pricing">Upgrade Account</Link>
          </Button>
        )
      }
    >
      {status ? (
        <dl className="divide-y">
          <Row term="Current plan">
            <PlanBadge plan={status.plan} />
          </Row>
          <Row term="Status">
            <Status status={status.status} />
          </Row>
          <Row term="Monthly usage">
            <MonthlyUsage profile={profile} />
          </Row>
          <Row term="Billing">{status.statusMessage}</Row>
          <Row term="Price">{priceOf(plan.monthlyPriceCents)}</Row>
        </dl>
      ) : error ? (
        <div className="flex flex-wrap items-center gap-3">
          <p role="alert">The subscription could not be loaded: {error.message}</p>
          <Button variant="outline" size="sm" onClick={() => void refetch()}>
            Try again
          </Button>
        </div>
      ) : (
        <p className="text-muted">Loading...</p>
      )}
    </SectionCard>
  );
}

const statusLooks: Record<SubscriptionStatus, { word: string; dot: string }> = {
  active: { word: "Active", dot: "bg-success" },
  past_due: { word: "Past due", dot: "bg-danger" },
  canceled: { word: "Canceled", dot: "bg-faint" },
};

function Status({ status }: { status: SubscriptionStatus }) {
  const { word, dot } = statusLooks[status];
  return (
    <span className="inline-flex items-center gap-2">
      <span aria-hidden className={cn("size-2 rounded-full", dot)} />
      {word}
    </span>
  );
}

function MonthlyUsage({ profile }: { profile: Profile }) {
  const { label, bonusLeft } = usageOf(profile);
  return (
    <div className="flex w-56 max-w-full flex-col gap-2 tabular-nums">
      <span>
        {label}
        {bonusLeft > 0 && <span className="text-muted"> · +{bonusLeft} bonus left</span>}
      </span>
      <UsageBar profile={profile} />
    </div>
  );
}

/** "$9.99/month". Money is in cents. */
function priceOf(cents: number): string {
  return cents === 0 ? "$0" : `$${(cents / 100).toFixed(2)}/month`;
}
