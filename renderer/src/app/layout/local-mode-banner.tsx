import { localModeNotice } from "@ai-humanizer/shared";
import { usePublicConfig } from "@/lib/use-config.ts";

/**
 * Names what local mode simulates. It stands in a strip that is always there, so its arrival moves nothing; it shows
 * with the page above, which may push it down.
 */
export function LocalModeBanner() {
  const simulated = usePublicConfig()?.simulated ?? [];
  return (
    <aside
      aria-label="Local mode"
      className="flex min-h-7 items-center justify-center px-4 py-1 text-center peer-empty:invisible"
    >
      {simulated.length > 0 && (
        <p className="animate-fade-in text-faint text-xs">{localModeNotice(simulated)}</p>
      )}
    </aside>
  );
}
