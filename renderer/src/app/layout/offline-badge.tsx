import { WifiOff } from "lucide-react";
import { useOnline } from "@/lib/use-online.ts";

/** Says that there is no network, and what that means here. */
export function OfflineBadge() {
  const online = useOnline();
  return (
    <div role="status" className="flex min-w-0 items-center">
      {!online && (
        <p
          title="Your text is kept in this browser. Humanizing needs a connection."
          className="flex animate-fade-in items-center gap-2 text-sm text-warning"
        >
          <WifiOff aria-hidden className="size-4 shrink-0" strokeWidth={1.5} />
          <span>
            Offline
            <span className="max-lg:sr-only">: your text is kept here, humanizing needs a connection</span>
          </span>
        </p>
      )}
    </div>
  );
}
