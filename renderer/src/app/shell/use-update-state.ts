import { useEffect, useState } from "react";
import { type ReleaseState, usePlatform } from "@/platform/platform.ts";

const nothing: ReleaseState = { kind: "none" };

/** How it stands with the shell's next version. */
export function useUpdateState(): ReleaseState {
  const { releases } = usePlatform();
  const [state, setState] = useState<ReleaseState | null>(null);
  useEffect(() => {
    if (!releases) return;
    const stop = releases.watch(setState);
    releases.state().then(
      // What was told meanwhile is newer than the answer.
      (first) => setState((told) => told ?? first),
      (error: unknown) => console.error(error),
    );
    return stop;
  }, [releases]);
  return state ?? nothing;
}
