import { QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, useEffect, useState } from "react";
import * as z from "zod/mini";
import { ApiProvider } from "@/lib/api-client.ts";
import { optionalPart } from "@/lib/optional-part.tsx";
import { SessionProvider } from "@/lib/session/session.ts";
import { useToasts } from "@/lib/toast-store.ts";
import { type Platform, PlatformProvider } from "@/platform/platform.ts";
import { createServices } from "./services.ts";

const Toaster = optionalPart(() => import("@/components/ui/toaster.tsx").then((m) => m.Toaster));

// The content security policy forbids the code that zod would compile.
z.config({ jitless: true });

/** What every screen finds around it: the shell, the API, the session, the server's state, toasts. */
export function AppProviders({ platform, children }: { platform: Platform; children: ReactNode }) {
  const [{ api, session, queryClient }] = useState(() => createServices(platform));
  const lastToast = useToasts((state) => state.toasts[0]?.id);
  useEffect(() => session.start(), [session]);
  return (
    <PlatformProvider value={platform}>
      <ApiProvider value={api}>
        <SessionProvider value={session}>
          <QueryClientProvider client={queryClient}>
            {children}
            {lastToast && <Toaster />}
          </QueryClientProvider>
        </SessionProvider>
      </ApiProvider>
    </PlatformProvider>
  );
}
