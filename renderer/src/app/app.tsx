import { BrowserRouter } from "react-router-dom";
import { removeStored } from "@/lib/storage.ts";
import type { Platform } from "@/platform/platform.ts";
import { AppProviders } from "./providers.tsx";
import { AppRoutes } from "./routes.tsx";
import { ShellLayer } from "./shell-layer.tsx";

// The interface is always dark; earlier versions stored a choice.
removeStored("theme");

/** The whole app on the given shell. */
export function App({ platform }: { platform: Platform }) {
  return (
    <AppProviders platform={platform}>
      <BrowserRouter>
        <AppRoutes />
        <ShellLayer />
      </BrowserRouter>
    </AppProviders>
  );
}
