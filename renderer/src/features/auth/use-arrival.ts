import { useEffect, useRef } from "react";
import { useNavigate } from "react-router-dom";
import { useSession } from "@/lib/session/session.ts";
import { useAccount } from "@/lib/session/use-account.ts";
import { toast } from "@/lib/toast-store.ts";
import { takeDesktopPath } from "./desktop-grant.ts";
import { signInErrorToast } from "./sign-in-error.ts";
import { welcome } from "./welcome.ts";

/** Sends on whoever is signed in, with a greeting if that happened just now; tells of a redirect that failed. */
export function useArrival(): void {
  const account = useAccount();
  const session = useSession();
  const navigate = useNavigate();
  const done = useRef(false);
  const profile = account.status === "signed-in" ? account.profile : null;
  const settled = account.status !== "loading";

  useEffect(() => {
    if (!settled || done.current) return;
    const { arrived, redirectError } = session.takeArrival();
    if (redirectError !== null) toast(signInErrorToast("apple", redirectError));
    if (!profile) return;
    done.current = true;
    const path = arrived ? welcome(profile) : "/dashboard";
    navigate(takeDesktopPath() ?? path, { replace: true });
  }, [settled, profile, session, navigate]);
}
