import { useNavigate } from "react-router-dom";
import { useSession } from "@/lib/session/session.ts";
import { toast } from "@/lib/toast-store.ts";

/** Signs out and goes to the public workspace; a failure is told, because the user then still is signed in. */
export function useSignOut(): () => void {
  const session = useSession();
  const navigate = useNavigate();
  return () => {
    // First, because a guarded page would send whoever is signed out to the sign-in screen.
    navigate("/dashboard");
    session.signOut().catch((error: unknown) => {
      console.error(error);
      toast({
        title: "You are still signed in",
        description: "Signing out failed. Please try again.",
        variant: "destructive",
      });
    });
  };
}
