import { useSession } from "@/lib/session/session.ts";
import { toast } from "@/lib/toast-store.ts";

/** Signs out; a failure is told, because the user then still is signed in. */
export function useSignOut(): () => void {
  const session = useSession();
  return () => {
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
