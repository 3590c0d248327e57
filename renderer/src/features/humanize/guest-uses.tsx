import { guestTrial } from "@ai-humanizer/shared";
import { Button } from "@/components/ui/button.tsx";
import { useGuestSession, usesLeft } from "@/lib/guest-session.ts";
import { isBonusOpen } from "@/lib/trial-context.ts";

/** The guest's free uses left and, once one is spent, the way to more, if there is one. */
export function GuestUses({ onUnlock }: { onUnlock: () => void }) {
  const left = useGuestSession(({ session }) => usesLeft(session));
  return (
    <p className="flex flex-wrap items-center gap-x-3 text-sm">
      <span role="status" className="text-muted">
        {left === 0 ? "No free uses left" : `${left} free ${left === 1 ? "use" : "uses"} left`}
      </span>
      {left < guestTrial.humanizations && isBonusOpen() && (
        <Button variant="link" size="sm" onClick={onUnlock}>
          Get {guestTrial.signupBonus} more
        </Button>
      )}
    </p>
  );
}
