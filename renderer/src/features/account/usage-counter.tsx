import type { Profile } from "@ai-humanizer/shared";
import { TriangleAlert } from "lucide-react";
import { cn } from "@/lib/cn.ts";
import { usageOf } from "@/lib/usage.ts";

/** The top bar's monthly usage: "3/5 this month". */
export function UsageCounter({ profile }: { profile: Profile }) {
  const { used, limit, bonusLeft, low, label } = usageOf(profile);
  const bonus = bonusLeft > 0 ? `, ${bonusLeft} bonus left` : "";
  const words = `${used} ${limit === null ? "humanizations" : `of ${limit} humanizations`} this month${bonus}`;
  return (
    <p className={cn("flex items-center gap-1.5 text-sm tabular-nums", low ? "text-warning" : "text-muted")}>
      {low && <TriangleAlert aria-hidden className="size-4" strokeWidth={1.5} />}
      <span className="sr-only">{words}</span>
      <span aria-hidden title={words}>
        <span className={low ? "" : "text-foreground"}>{label}</span>
        <span className="max-sm:hidden"> this month</span>
        {bonusLeft > 0 && <span className="max-md:hidden"> · +{bonusLeft} bonus</span>}
      </span>
    </p>
  );
}
