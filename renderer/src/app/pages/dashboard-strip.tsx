import { WifiOff } from "lucide-react";
import { PlanCard } from "@/features/account/plan-card.tsx";
import { StatsRow } from "@/features/account/stats-row.tsx";
import { RecentCard } from "@/features/history/recent-card.tsx";
import { isOutOfReach } from "@/lib/out-of-reach.ts";
import type { Account } from "@/lib/session/use-account.ts";

/** The user's numbers in one quiet strip, or why they are not here: above the workspace, on a phone below it. */
export function DashboardStrip({ account }: { account: Account }) {
  if (account.status === "failed") return <Missing error={account.error} />;
  if (account.status !== "signed-in") return null;
  return (
    <section
      aria-label="Your numbers"
      className="grid animate-fade-in md:h-17 divide-y overflow-hidden rounded-lg border bg-surface md:grid-cols-[1.2fr_1.3fr_1fr] md:divide-x md:divide-y-0"
    >
      <StatsRow />
      <PlanCard profile={account.profile} />
      <RecentCard />
    </section>
  );
}

function Missing({ error }: { error: Error }) {
  const away = isOutOfReach(error);
  return (
    <p
      role="status"
      className="flex animate-fade-in items-center gap-3 rounded-lg border bg-surface p-4 text-sm md:h-17"
    >
      {away && <WifiOff aria-hidden className="size-4 shrink-0 text-warning" strokeWidth={1.5} />}
      {away
        ? "You are offline. Your plan, numbers and history load when the connection is back; your text is kept here."
        : `Your plan and numbers could not be loaded. ${error.message}`}
    </p>
  );
}

export { UsesLeft } from "@/features/account/uses-left.tsx";
