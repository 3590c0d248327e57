import { Suspense, useEffect, useState } from "react";
import { Outlet, useLocation } from "react-router-dom";
import * as z from "zod/mini";
import { ErrorBoundary } from "@/components/error-boundary.tsx";
import { requestedPart } from "@/components/requested-part.tsx";
import { useAccount } from "@/lib/session/use-account.ts";
import { readStored, writeStored } from "@/lib/storage.ts";
import { LocalModeBanner } from "./local-mode-banner.tsx";
import { TitleSlot } from "./page-title.tsx";
import { Sidebar } from "./sidebar.tsx";
import { TopBar } from "./top-bar.tsx";

const MobileDrawer = requestedPart(() => import("./mobile-drawer.tsx").then((m) => m.MobileDrawer));

const sidebarKey = "ai-humanizer-sidebar-open";

/** Sidebar, top bar and the page between them. */
export function AppShell() {
  const account = useAccount();
  const [titleSlot, setTitleSlot] = useState<HTMLDivElement | null>(null);
  const [drawerOpen, setDrawerOpen] = useState(false);
  const [sidebarOpen, setSidebarOpen] = useState(() => readStored(sidebarKey, z.boolean()) ?? true);

  const { pathname, hash } = useLocation();
  // A new page starts at its top, unless the address names a part of it, which shows itself.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    if (!hash) window.scrollTo(0, 0);
  }, [pathname, hash]);

  const toggleSidebar = () => {
    writeStored(sidebarKey, !sidebarOpen);
    setSidebarOpen(!sidebarOpen);
  };

  return (
    <div className="flex min-h-dvh">
      <a
        href="#main"
        className="-top-20 fixed left-3 z-50 rounded-md bg-overlay px-3 py-2 focus-visible:top-3"
      >
        Skip to content
      </a>
      {sidebarOpen && (
        <aside
          aria-label="Sidebar"
          className="sticky top-0 hidden h-dvh w-60 shrink-0 border-r bg-surface lg:block"
        >
          <Sidebar account={account} />
        </aside>
      )}
      <div className="flex min-w-0 flex-1 flex-col">
        <TopBar
          account={account}
          titleRef={setTitleSlot}
          sidebarOpen={sidebarOpen}
          onToggleSidebar={toggleSidebar}
          onOpenDrawer={() => setDrawerOpen(true)}
        />
        <main id="main" tabIndex={-1} className="peer flex flex-1 flex-col outline-none">
          <TitleSlot value={titleSlot}>
            <ErrorBoundary key={pathname}>
              <Suspense>
                <Outlet />
              </Suspense>
            </ErrorBoundary>
          </TitleSlot>
        </main>
        <LocalModeBanner />
      </div>
      {drawerOpen && <MobileDrawer account={account} onClose={() => setDrawerOpen(false)} />}
    </div>
  );
}
