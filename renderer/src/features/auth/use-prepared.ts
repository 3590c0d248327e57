import { useEffect, useState } from "react";
import { useSession } from "@/lib/session/session.ts";

/**
 * Loads the sign-in while the screen is looked at: the provider's window must open at once when a button is pressed,
 * or the browser blocks it. "none": the server has no sign-in.
 */
export function usePrepared(): "loading" | "ready" | "none" | "failed" {
  const session = useSession();
  const [state, setState] = useState<"loading" | "ready" | "none" | "failed">("loading");
  useEffect(() => {
    session.prepare().then(
      (ready) => setState(ready ? "ready" : "none"),
      (error: unknown) => {
        console.error(error);
        setState("failed");
      },
    );
  }, [session]);
  return state;
}
