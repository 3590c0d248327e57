import { type Profile, plans } from "@ai-humanizer/shared";
import { Link } from "react-router-dom";
import { PastDueNotice } from "@/components/past-due-notice.tsx";
import { Button } from "@/components/ui/button.tsx";
import { priceLine } from "@/lib/billing/price.ts";
import { useSettled } from "@/lib/billing/use-visit.ts";
import { useWorkingStatus } from "@/lib/billing/use-working-status.ts";
import { usageOf } from "@/lib/usage.ts";
import { PlanBadge } from "./plan-badge.tsx";
import { Row, SectionCard } from "./section-card.tsx";
import { SubscriptionActions } from "./subscription-actions.tsx";
import { StatusWord } from "./subscription-status.tsx";
import { UsageBar } from "./usage-bar.tsx";

const loading = <span className="text-muted">Loading...</span>;

/** 'Subscription Details': the plan, its state, this month's usage and the price. */
export function SubscriptionSection({ profile }: { profile: Profile }) {
  const until = useSettled();
  const { data: status, error, refetch } = useWorkingStatus(until ? { until } : {});
  const plan = plans[status?.plan ?? profile.plan];
  return (
    <SectionCard
      id="subscription"
      title="Subscription Details"
      action={
        plan.id !== "premium" && (
          <Button asChild size="sm" variant={status?.status === "past_due" ? "outline" : "default"}>
            <Link to="/pricing">Upgrade Account</Link>
          </Button>
        )
      }
    >
      {status || !error ? (
        <>
          {status?.status === "past_due" && (
            <PastDueNotice message={status.statusMessage} className="mb-5 bg-raised" />
          )}
          {/* What is not known yet has its row, so that its arrival moves nothing. */}
          <dl className="divide-y" aria-busy={!status}>
            <Row term="Current plan">
              <PlanBadge plan={plan.id} />
            </Row>
            <Row term="Status">{status ? <StatusWord status={status.status} /> : loading}</Row>
            <Row term="Monthly usage">
              <MonthlyUsage profile={profile} />
            </Row>
            <Row term="Billing">{status?.statusMessage ?? loading}</Row>
            <Row term="Price">{status ? priceLine(plan, status.period) : loading}</Row>
          </dl>
          {plan.id !== "free" && (status?.status ?? profile.subscriptionStatus) === "active" && (
            <div className="mt-5 flex min-h-13 flex-wrap gap-2 border-t pt-5">
              {status && <SubscriptionActions status={status} />}
            </div>
          )}
        </>
      ) : (
        <div className="flex flex-wrap items-center gap-3">
          <p role="alert">The subscription could not be loaded: {error.message}</p>
          <Button variant="outline" size="sm" onClick={() => void refetch()}>
            Try again
          </Button>
        </div>
      )}
    </SectionCard>
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
