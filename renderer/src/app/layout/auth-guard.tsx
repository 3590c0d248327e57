import { useEffect, useRef } from "react";
import { Navigate, Outlet, useLocation } from "react-router-dom";
import { Message } from "@/components/message.tsx";
import { Button } from "@/components/ui/button.tsx";
import { Spinner } from "@/components/ui/spinner.tsx";
import { useSignOut } from "@/features/account/use-sign-out.tsx";
import type { SignInState } from "@/features/auth/sign-in-reason.ts";
import { returnToPurchase } from "@/features/auth/welcome.ts";
import { isOutOfReach } from "@/lib/out-of-reach.ts";
import { useAccount } from "@/lib/session/use-account.ts";

/**
 * Lets only signed-in users through: a spinner while that is open, /login for everyone else. Who signs out on a
 * guarded page goes to the workspace; who was about to buy comes back after signing in.
 */
export function AuthGuard() {
  const account = useAccount();
  const { signOut, question } = useSignOut();
  const location = useLocation();
  const wasIn = useRef(false);
  const leftHere = wasIn.current && account.status === "signed-out" && account.left;
  const isGuest = account.status === "signed-out" && !leftHere;
  useEffect(() => {
    if (isGuest) returnToPurchase(location);
  }, [isGuest, location]);
  if (account.status === "signed-in") {
    wasIn.current = true;
    return <Outlet />;
  }
  if (account.status === "signed-out") {
    return leftHere ? (
      <Navigate to="/dashboard" replace />
    ) : (
      <Navigate to="/login" state={{ from: location.pathname } satisfies SignInState} replace />
    );
  }
  if (account.status === "loading") return <Spinner label="Loading your account" className="flex-1" />;
  return (
    <Message
      {...(isOutOfReach(account.error)
        ? { title: "You are offline", text: "This page loads when the connection is back." }
        : { title: "Your account could not be loaded", text: account.error.message })}
    >
      <div className="flex gap-3">
        <Button onClick={account.retry}>Try again</Button>
        <Button variant="ghost" onClick={signOut}>
          Sign out
        </Button>
        {question}
      </div>
    </Message>
  );
}
