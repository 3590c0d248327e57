import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import * as z from "zod/mini";
import { Button } from "@/components/ui/button.tsx";
import { useApi } from "@/lib/api-client.ts";
import { isOutOfReach } from "@/lib/out-of-reach.ts";
import type { Account } from "@/lib/session/use-account.ts";
import { useOnline } from "@/lib/use-online.ts";

type Failed = Extract<Account, { status: "failed" }>;

/** How often it looks whether the server is back, in milliseconds. */
const lookEvery = 5_000;

/** The top bar's word on an account that is not here. Where the server is out of reach, it loads with its return. */
export function AccountTrouble({ error, retry }: Failed) {
  const away = isOutOfReach(error);
  const online = useOnline();
  useReturn(away, retry);
  return (
    <p className="flex items-center gap-3 text-muted text-sm">
      {/* Where the browser knows of it, the top bar says it already. */}
      {away && online && <span className="text-warning md:hidden">Offline</span>}
      <span className="max-md:sr-only">
        {away ? "Your account loads when you are back online" : "Your account could not be loaded"}
      </span>
      <Button variant="secondary" size="sm" onClick={retry}>
        Try again
      </Button>
    </p>
  );
}

/** Waits for the server and then asks again for all that failed. A browser's "online" tells of networks only. */
function useReturn(away: boolean, retry: () => void): void {
  const api = useApi();
  const client = useQueryClient();
  useEffect(() => {
    if (!away) return;
    const look = async () => {
      await api.get("/api/health", z.unknown(), { anonymous: true });
      retry();
      await client.refetchQueries({ predicate: ({ state }) => state.status === "error" });
    };
    const timer = setInterval(() => void look().catch(() => {}), lookEvery);
    return () => clearInterval(timer);
  }, [away, retry, api, client]);
}
