import type { Profile } from "@ai-humanizer/shared";
import { Button } from "@/components/ui/button.tsx";
import { formatDate } from "@/lib/format.ts";
import { Row, SectionCard } from "./section-card.tsx";
import { useSignOut } from "./use-sign-out.tsx";

/** 'Profile Information'. */
export function ProfileSection({ profile }: { profile: Profile }) {
  const { signOut, question } = useSignOut();
  const { username, email, emailVerified, isDemo, displayName, createdAt } = profile;
  return (
    <SectionCard
      id="profile"
      title="Profile Information"
      action={
        <Button variant="outline" size="sm" onClick={signOut}>
          Sign Out
        </Button>
      }
    >
      <dl className="divide-y">
        <Row term="Username">{username}</Row>
        <Row term="Email">
          {email}
          {!emailVerified && !isDemo && <span className="ml-2 text-sm text-warning">Not verified</span>}
        </Row>
        {displayName && <Row term="Name">{displayName}</Row>}
        <Row term="Member since">{formatDate(createdAt)}</Row>
      </dl>
      {question}
    </SectionCard>
  );
}
