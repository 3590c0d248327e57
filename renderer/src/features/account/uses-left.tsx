import type { Profile } from "@ai-humanizer/shared";
import { usageOf } from "@/lib/usage.ts";

/** What is left of this month's humanizations, beside the button that spends one. */
export function UsesLeft({ profile }: { profile: Profile }) {
  const { used, limit, bonusLeft } = usageOf(profile);
  if (limit === null) return <p className="text-muted text-sm">Unlimited humanizations</p>;
  const left = Math.max(0, limit - used);
  return (
    <p role="status" className="animate-fade-in text-muted text-sm tabular-nums">
      {left === 0 ? "None" : left.toLocaleString("en-US")} left this month
      {bonusLeft > 0 && `, ${bonusLeft} bonus`}
    </p>
  );
}
