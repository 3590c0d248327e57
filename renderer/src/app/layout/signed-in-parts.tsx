import { ProfileCard } from "@/features/account/profile-card.tsx";
import { UsageCounter } from "@/features/account/usage-counter.tsx";
import { UserMenu } from "@/features/account/user-menu.tsx";
import { HistoryMissing, RecentHistory } from "@/features/history/recent-history.tsx";
import { isOutOfReach } from "@/lib/out-of-reach.ts";
import type { Account } from "@/lib/session/use-account.ts";
import { AccountTrouble } from "./account-trouble.tsx";

interface PartProps {
  account: Account;
}

/** The right end of the top bar. */
export function AccountCorner({ account }: PartProps) {
  if (account.status === "failed") return <AccountTrouble {...account} />;
  if (account.status !== "signed-in") return null;
  return (
    <div className="flex animate-fade-in items-center gap-3 md:gap-4">
      <UsageCounter profile={account.profile} />
      <UserMenu profile={account.profile} />
    </div>
  );
}

/** The sidebar's word on who is signed in. */
export function SidebarProfile({ account }: PartProps) {
  if (account.status === "signed-in") return <ProfileCard profile={account.profile} />;
  if (account.status !== "failed") return null;
  return (
    <p className="px-5 pt-1 text-muted text-sm">
      {isOutOfReach(account.error) ? "You are offline" : "Your account could not be loaded"}
    </p>
  );
}

/** The sidebar's latest entries. What could not be loaded is never told to be empty. */
export function SidebarHistory({ account }: PartProps) {
  if (account.status === "signed-in") return <RecentHistory />;
  if (account.status !== "failed") return null;
  return <HistoryMissing error={account.error} />;
}
