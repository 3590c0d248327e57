import type { Profile } from "@ai-humanizer/shared";
import { UsageCounter } from "@/features/account/usage-counter.tsx";
import { UserMenu } from "@/features/account/user-menu.tsx";

export { ProfileCard } from "@/features/account/profile-card.tsx";
export { RecentHistory } from "@/features/history/recent-history.tsx";

/** The right end of the top bar. */
export function AccountCorner({ profile }: { profile: Profile }) {
  return (
    <div className="flex animate-fade-in items-center gap-3 md:gap-4">
      <UsageCounter profile={profile} />
      <UserMenu profile={profile} />
    </div>
  );
}
