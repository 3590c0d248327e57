import { QueryClientProvider } from "@tanstack/react-query";
import { render } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { type ReactNode, Suspense } from "react";
import { MemoryRouter, useLocation } from "react-router-dom";
import { Toaster } from "@/components/ui/toaster.tsx";
import { ApiProvider, createApiClient } from "@/lib/api-client.ts";
import { useGuestSession } from "@/lib/guest-session.ts";
import type { Identity } from "@/lib/identity/identity.ts";
import { createQueryClient } from "@/lib/query-client.ts";
import { createSession, type Session, SessionProvider } from "@/lib/session/session.ts";
import { createFakePlatform } from "@/platform/fake-platform.ts";
import { type Platform, PlatformProvider } from "@/platform/platform.ts";

interface RenderOptions {
  fetch?: typeof fetch;
  platform?: Platform;
  identity?: Identity;
  path?: string;
}

/** Renders under everything that the app provides; the current path stands in `data-testid="path"`. */
export function renderInApp(
  children: ReactNode,
  { fetch, platform = createFakePlatform(), identity, path = "/dashboard" }: RenderOptions = {},
) {
  const user = userEvent.setup();
  const queryClient = createQueryClient();
  const session: Session = createSession({
    loadIdentity: async () => identity ?? null,
    logOut: async () => {},
    reload: () => {},
    onCleared: () => queryClient.clear(),
  });
  const api = createApiClient({
    origin: "",
    ...(fetch ? { fetch } : {}),
    getToken: session.getToken,
    getGuestSession: () => useGuestSession.getState().session.sessionId,
    onUnauthorized: session.refused,
  });
  void session.resume();
  const view = render(
    <PlatformProvider value={platform}>
      <ApiProvider value={api}>
        <SessionProvider value={session}>
          <QueryClientProvider client={queryClient}>
            <MemoryRouter initialEntries={[path]}>
              <Suspense>{children}</Suspense>
              <Path />
            </MemoryRouter>
            <Toaster />
          </QueryClientProvider>
        </SessionProvider>
      </ApiProvider>
    </PlatformProvider>,
  );
  return { user, session, queryClient, ...view };
}

function Path() {
  return <output data-testid="path">{useLocation().pathname}</output>;
}
