import type { Profile } from "@ai-humanizer/shared";
import { PlanCard } from "@/features/account/plan-card.tsx";
import { StatsRow } from "@/features/account/stats-row.tsx";

export { UsesLeft } from "@/features/account/uses-left.tsx";

import { RecentCard } from "@/features/history/recent-card.tsx";

/** The user's numbers in one quiet strip: above the workspace, on a phone below it. */
export function DashboardStrip({ profile }: { profile: Profile }) {
  return (
    <section
      aria-label="Your numbers"
      className="grid animate-fade-in md:h-17 divide-y overflow-hidden rounded-lg border bg-surface md:grid-cols-[1.2fr_1.3fr_1fr] md:divide-x md:divide-y-0"
    >
      <StatsRow />
      <PlanCard profile={profile} />
      <RecentCard />
    </section>
  );
}
