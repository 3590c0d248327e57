import { WifiOff } from "lucide-react";
import { useOnline } from "@/lib/use-online.ts";
import { usePlatform } from "@/platform/platform.ts";

/** Says that there is no network, and what that means here. */
export function OfflineBadge() {
  const online = useOnline();
  const { localHistory } = usePlatform();
  const meaning = localHistory
    ? "your text and history are kept on this computer"
    : "your text is kept here, humanizing needs a connection";
  return (
    <div role="status" className="flex min-w-0 items-center">
      {!online && (
        <p
          title={`Offline: ${meaning}`}
          className="flex animate-fade-in items-center gap-2 text-sm text-warning md:mr-2"
        >
          <WifiOff aria-hidden className="size-4 shrink-0" strokeWidth={1.5} />
          <span>
            Offline
            <span className="max-lg:sr-only">: {meaning}</span>
          </span>
        </p>
      )}
    </div>
  );
}
