import { useEffect, useState } from "react";
import { type ReleaseState, usePlatform } from "@/platform/platform.ts";

/** How it stands with the shell's next version. */
export function useUpdateState(): ReleaseState {
  const { releases } = usePlatform();
  const [state, setState] = useState<ReleaseState>({ kind: "none" });
  useEffect(() => {
    if (!releases) return;
    const stop = releases.watch(setState);
    releases.state().then(setState, (error: unknown) => console.error(error));
    return stop;
  }, [releases]);
  return state;
}
