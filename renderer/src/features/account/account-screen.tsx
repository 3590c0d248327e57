import { PageBody } from "@/components/page-body.tsx";
import { useAccount } from "@/lib/session/use-account.ts";
import { ProfileSection } from "./profile-section.tsx";
import { SettingsSection } from "./settings-section.tsx";
import { SubscriptionSection } from "./subscription-section.tsx";

/** Profile, subscription, and what the user may do with their data. */
export function AccountScreen() {
  const account = useAccount();
  return (
    <PageBody name="Account">
      {account.status === "signed-in" ? (
        <div className="flex flex-col gap-4">
          <ProfileSection profile={account.profile} />
          <SubscriptionSection profile={account.profile} />
          <SettingsSection profile={account.profile} />
        </div>
      ) : (
        <p className="text-muted">Loading...</p>
      )}
    </PageBody>
  );
}
