import { QueryClientProvider } from "@tanstack/react-query";
import { render } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import type { ReactNode } from "react";
import { MemoryRouter, useLocation } from "react-router-dom";
import { Toaster } from "@/components/ui/toaster.tsx";
import { ApiProvider, createApiClient } from "@/lib/api-client.ts";
import { createQueryClient } from "@/lib/query-client.ts";
import { createFakePlatform } from "@/platform/fake-platform.ts";
import { type Platform, PlatformProvider } from "@/platform/platform.ts";

interface RenderOptions {
  fetch?: typeof fetch;
  platform?: Platform;
}

/** Renders under everything that the app provides; the current path stands in `data-testid="path"`. */
export function renderInApp(
  children: ReactNode,
  { fetch, platform = createFakePlatform() }: RenderOptions = {},
) {
  const user = userEvent.setup();
  const api = createApiClient({ origin: "", ...(fetch ? { fetch } : {}) });
  const view = render(
    <PlatformProvider value={platform}>
      <ApiProvider value={api}>
        <QueryClientProvider client={createQueryClient()}>
          <MemoryRouter initialEntries={["/dashboard"]}>
            {children}
            <Path />
          </MemoryRouter>
          <Toaster />
        </QueryClientProvider>
      </ApiProvider>
    </PlatformProvider>,
  );
  return { user, ...view };
}

function Path() {
  return <output data-testid="path">{useLocation().pathname}</output>;
}
