import type { Profile } from "@ai-humanizer/shared";
import { Progress } from "@/components/ui/progress.tsx";
import { usageOf } from "@/lib/usage.ts";

/** This month's usage as a bar. */
export function UsageBar({ profile }: { profile: Profile }) {
  const { percent, low, label } = usageOf(profile);
  return (
    <Progress
      aria-label="Monthly usage"
      valueText={label}
      value={percent}
      tone={low ? "warning" : "accent"}
    />
  );
}
