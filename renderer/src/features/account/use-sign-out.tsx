import { type ReactNode, useState } from "react";
import { requestedPart } from "@/components/requested-part.tsx";
import { useSession } from "@/lib/session/session.ts";
import { toast } from "@/lib/toast-store.ts";
import { usePlatform } from "@/platform/platform.ts";

const SignOutDialog = requestedPart(() => import("./sign-out-dialog.tsx").then((m) => m.SignOutDialog));

interface SignOut {
  /** Signs out, or asks first where that would lose texts; a failure is told, because the user then still is signed in. */
  readonly signOut: () => void;
  /** What it asks, to be rendered beside what starts it. */
  readonly question: ReactNode;
}

/** Signing out, by the user's choice. */
export function useSignOut(): SignOut {
  const session = useSession();
  const { localHistory } = usePlatform();
  /** How many texts would be lost, while that is asked. */
  const [losing, setLosing] = useState(0);
  const leave = () => session.signOut().catch(tellFailure);
  const start = async () => {
    const ids = (await localHistory?.ids()) ?? [];
    if (ids.length > 0) setLosing(ids.length);
    else await leave();
  };
  return {
    signOut: () => void start().catch(tellFailure),
    question: localHistory && losing > 0 && (
      <SignOutDialog
        count={losing}
        localHistory={localHistory}
        onSignOut={leave}
        onClose={() => setLosing(0)}
      />
    ),
  };
}

function tellFailure(error: unknown): void {
  console.error(error);
  toast({
    title: "You are still signed in",
    description: "Signing out failed. Please try again.",
    variant: "destructive",
  });
}
