import { type Profile, plans } from "@ai-humanizer/shared";
import { TriangleAlert } from "lucide-react";
import { Link } from "react-router-dom";
import { cn } from "@/lib/cn.ts";
import { usageOf } from "@/lib/usage.ts";
import { UsageBar } from "./usage-bar.tsx";

/** The plan and this month's usage, with a warning when the free plan runs low. */
export function PlanCard({ profile }: { profile: Profile }) {
  const { label, low, bonusLeft, used, limit } = usageOf(profile);
  const spent = limit !== null && used >= limit;
  return (
    <div className={cn("flex flex-col justify-center px-4", low ? "gap-1 py-1.5" : "gap-1.5 py-2.5")}>
      <p className="flex items-baseline justify-between gap-3 text-sm">
        <span className="font-medium">{plans[profile.plan].name} Plan</span>
        <span className="text-muted tabular-nums">
          {label} this month{bonusLeft > 0 && ` · +${bonusLeft} bonus`}
        </span>
      </p>
      <UsageBar profile={profile} />
      {low && (
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
