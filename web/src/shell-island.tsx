import { createRoot } from "react-dom/client";
import { MemoryRouter } from "react-router-dom";
import { AppProviders } from "@/app/providers.tsx";
import { ShellLayer } from "@/app/shell-layer.tsx";
import { webPlatform } from "./web-platform.ts";

/** Shows what the shell has to say over a public page, which runs without the app. */
export function showShellLayer(): void {
  const place = document.createElement("div");
  document.body.append(place);
  createRoot(place).render(
    <AppProviders platform={webPlatform}>
      <MemoryRouter initialEntries={[location.pathname]}>
        <ShellLayer />
      </MemoryRouter>
    </AppProviders>,
  );
}
