import { type Profile, plans } from "@ai-humanizer/shared";
import { TriangleAlert } from "lucide-react";
import { Link } from "react-router-dom";
import { monthlyLine } from "@/lib/billing/price.ts";
import { useSettled } from "@/lib/billing/use-visit.ts";
import { useWorkingStatus } from "@/lib/billing/use-working-status.ts";
import { cn } from "@/lib/cn.ts";
import { usageOf } from "@/lib/usage.ts";
import { SubscriptionActions } from "./subscription-actions.tsx";
import { StatusWord } from "./subscription-status.tsx";
import { UsageBar } from "./usage-bar.tsx";

/** The plan and this month's usage: with the subscription's state, or a warning when the free plan runs low. */
export function PlanCard({ profile }: { profile: Profile }) {
  const { label, low, bonusLeft, used, limit } = usageOf(profile);
  const spent = limit !== null && used >= limit;
  const until = useSettled();
  const { data: status } = useWorkingStatus(until ? { until } : {});
  const subscribed = status !== undefined && status.plan !== "free";
  return (
    <div
      className={cn(
        "flex flex-col justify-center px-4",
        low || subscribed ? "gap-1 py-1.5" : "gap-1.5 py-2.5",
      )}
    >
      <p className="flex items-baseline justify-between gap-3 text-sm">
        <span className="font-medium">{plans[profile.plan].name} Plan</span>
        <span className="text-muted tabular-nums">
          {label} this month{bonusLeft > 0 && ` · +${bonusLeft} bonus`}
        </span>
      </p>
      {limit !== null && <UsageBar profile={profile} />}
      {subscribed && (
        <div className="flex items-center gap-3 text-muted text-xs">
          <StatusWord status={status.status} />
          <span className="truncate tabular-nums">{monthlyLine(plans[status.plan], status.period)}</span>
          <span className="ml-auto flex shrink-0 gap-3">
            <SubscriptionActions status={status} compact />
          </span>
        </div>
      )}
      {low && !subscribed && (
        <p className="flex items-center gap-1.5 text-warning text-xs">
          <TriangleAlert aria-hidden className="size-3.5 shrink-0" strokeWidth={1.75} />
          <span className="truncate">{spent ? "No monthly credits left" : "Low on credits"}</span>
          <Link to="/pricing" className="ml-auto shrink-0 rounded-sm text-accent hover:underline">
            Upgrade
          </Link>
        </p>
      )}
    </div>
  );
}
