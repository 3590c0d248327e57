import { Suspense } from "react";
import { Link, Outlet, useLocation } from "react-router-dom";
import { ErrorBoundary } from "@/components/error-boundary.tsx";
import { Spinner } from "@/components/ui/spinner.tsx";
import { Wordmark } from "@/components/wordmark.tsx";
import { LocalModeBanner } from "./local-mode-banner.tsx";

/** A page on its own, without the workspace's frame: sign-in and the like. */
export function BareLayout() {
  const { pathname } = useLocation();
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="flex h-14 shrink-0 items-center px-5">
        <Link to="/" reloadDocument className="rounded-md">
          <Wordmark />
        </Link>
      </header>
      <main className="flex flex-1 flex-col">
        <ErrorBoundary key={pathname}>
          <Suspense fallback={<Spinner label="Loading" className="flex-1" />}>
            <Outlet />
          </Suspense>
        </ErrorBoundary>
      </main>
      <LocalModeBanner />
    </div>
  );
}
