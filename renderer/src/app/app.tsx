import { QueryClientProvider } from "@tanstack/react-query";
import { lazy, Suspense, useState } from "react";
import { BrowserRouter } from "react-router-dom";
import * as z from "zod/mini";
import { ApiProvider, createApiClient } from "@/lib/api-client.ts";
import { createQueryClient } from "@/lib/query-client.ts";
import { removeStored } from "@/lib/storage.ts";
import { useToasts } from "@/lib/toast-store.ts";
import { type Platform, PlatformProvider } from "@/platform/platform.ts";
import { AppRoutes } from "./routes.tsx";

const Toaster = lazy(() => import("@/components/ui/toaster.tsx").then((m) => ({ default: m.Toaster })));

// The content security policy forbids the code that zod would compile.
z.config({ jitless: true });
// The interface is always dark; earlier versions stored a choice.
removeStored("theme");

/** The whole app on the given shell. */
export function App({ platform }: { platform: Platform }) {
  const [queryClient] = useState(createQueryClient);
  const [api] = useState(() => createApiClient({ origin: platform.apiOrigin }));
  const toasted = useToasts((state) => state.toasts.length > 0);
  return (
    <PlatformProvider value={platform}>
      <ApiProvider value={api}>
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
      </ApiProvider>
    </PlatformProvider>
  );
}
