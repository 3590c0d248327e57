import { useEffect } from "react";
import { useNavigate } from "react-router-dom";
import { useSession } from "@/lib/session/session.ts";
import { useAccount } from "@/lib/session/use-account.ts";
import { toast } from "@/lib/toast-store.ts";
import { signInErrorToast } from "./sign-in-error.ts";
import { welcome } from "./welcome.ts";

/**
 * For a page with the sign-in dialog: once somebody has signed in there, greets them, goes where `welcome` says and
 * calls `onSignedIn`. Tells of a redirect that failed.
 */
export function useGreeting(onSignedIn: () => void): void {
  const account = useAccount();
  const session = useSession();
  const navigate = useNavigate();
  const profile = account.status === "signed-in" ? account.profile : null;
  const settled = account.status !== "loading";
  useEffect(() => {
    if (!settled) return;
    const { arrived, redirectError } = session.takeArrival();
    if (redirectError !== null) toast(signInErrorToast("apple", redirectError));
    if (!arrived || !profile) return;
    onSignedIn();
    navigate(welcome(profile), { replace: true });
  }, [settled, profile, session, navigate, onSignedIn]);
}
