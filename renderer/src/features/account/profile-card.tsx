import type { Profile } from "@ai-humanizer/shared";
import { Avatar } from "@/components/avatar.tsx";
import { PlanBadge } from "./plan-badge.tsx";

/** The sidebar's card of the signed-in user. */
export function ProfileCard({ profile }: { profile: Profile }) {
  return (
    <div className="flex animate-fade-in items-start gap-3 px-5 pt-1 pb-3">
      <Avatar name={profile.username} className="mt-0.5" />
      <div className="min-w-0">
        <p className="truncate font-medium">{profile.username}</p>
        <p className="truncate text-muted text-sm" title={profile.email}>
          {profile.email}
        </p>
        <div className="mt-1.5">
          <PlanBadge plan={profile.plan} />
        </div>
      </div>
    </div>
  );
}
