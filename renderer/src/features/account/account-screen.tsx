import { PageBody } from "@/components/page-body.tsx";
import { optionalPart } from "@/lib/optional-part.tsx";
import { useAccount } from "@/lib/session/use-account.ts";
import { usePlatform } from "@/platform/platform.ts";
import { ProfileSection } from "./profile-section.tsx";
import { SettingsSection } from "./settings-section.tsx";
import { SubscriptionSection } from "./subscription-section.tsx";

// Only installed shells have one.
const ShortcutSection = optionalPart(() => import("./shortcut-section.tsx").then((m) => m.ShortcutSection));

/** Profile, subscription, and what the user may do with their data. */
export function AccountScreen() {
  const account = useAccount();
  const { shortcut } = usePlatform();
  return (
    <PageBody name="Account">
      {account.status === "signed-in" ? (
        <div className="flex flex-col gap-4">
          <ProfileSection profile={account.profile} />
          <SubscriptionSection profile={account.profile} />
          {shortcut && <ShortcutSection shortcut={shortcut} />}
          <SettingsSection profile={account.profile} />
        </div>
      ) : (
        <p className="text-muted">Loading...</p>
      )}
    </PageBody>
  );
}
