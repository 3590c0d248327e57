import { QueryClientProvider } from "@tanstack/react-query";
import { lazy, Suspense, useEffect, useState } from "react";
import { BrowserRouter } from "react-router-dom";
import * as z from "zod/mini";
import { ApiProvider } from "@/lib/api-client.ts";
import { SessionProvider } from "@/lib/session/session.ts";
import { removeStored } from "@/lib/storage.ts";
import { useToasts } from "@/lib/toast-store.ts";
import { type Platform, PlatformProvider } from "@/platform/platform.ts";
import { AppRoutes } from "./routes.tsx";
import { createServices } from "./services.ts";

const Toaster = lazy(() => import("@/components/ui/toaster.tsx").then((m) => ({ default: m.Toaster })));

// The content security policy forbids the code that zod would compile.
z.config({ jitless: true });
// The interface is always dark; earlier versions stored a choice.
removeStored("theme");

/** The whole app on the given shell. */
export function App({ platform }: { platform: Platform }) {
  const [{ api, session, queryClient }] = useState(() => createServices(platform.apiOrigin));
  const toasted = useToasts((state) => state.toasts.length > 0);
  useEffect(() => session.start(), [session]);
  return (
    <PlatformProvider value={platform}>
      <ApiProvider value={api}>
        <SessionProvider value={session}>
          <QueryClientProvider client={queryClient}>
            <BrowserRouter>
              <AppRoutes />
            </BrowserRouter>
            {toasted && (
              <Suspense>
                <Toaster />
              </Suspense>
            )}
          </QueryClientProvider>
        </SessionProvider>
      </ApiProvider>
    </PlatformProvider>
  );
}
