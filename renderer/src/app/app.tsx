import { lazy, Suspense } from "react";
import { BrowserRouter } from "react-router-dom";
import { ErrorBoundary } from "@/components/error-boundary.tsx";
import { removeStored } from "@/lib/storage.ts";
import type { Platform } from "@/platform/platform.ts";
import { AppProviders } from "./providers.tsx";
import { AppRoutes } from "./routes.tsx";
import { ShellLayer } from "./shell-layer.tsx";

const ShellParts = lazy(() => import("./shell/shell-parts.tsx").then((m) => ({ default: m.ShellParts })));

// The interface is always dark; earlier versions stored a choice.
removeStored("theme");

/** The whole app on the given shell. */
export function App({ platform }: { platform: Platform }) {
  return (
    <AppProviders platform={platform}>
      <BrowserRouter>
        <ErrorBoundary>
          {platform.releases ? (
            <Suspense>
              <ShellParts>
                <AppRoutes />
              </ShellParts>
            </Suspense>
          ) : (
            <AppRoutes />
          )}
        </ErrorBoundary>
        <ShellLayer />
      </BrowserRouter>
    </AppProviders>
  );
}
