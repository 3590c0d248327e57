import { usePublicConfig } from "@/lib/use-config.ts";

const list = new Intl.ListFormat("en", { type: "conjunction" });

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
        <p className="animate-fade-in text-faint text-xs">
          Local mode. Simulated here: {list.format(simulated)}.
        </p>
      )}
    </aside>
  );
}
