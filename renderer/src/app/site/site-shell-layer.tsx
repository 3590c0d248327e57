import type { Platform } from "@/platform/platform.ts";
import { AppProviders } from "../providers.tsx";
import { ShellLayer } from "../shell-layer.tsx";
import { DocumentRouter } from "./document-router.tsx";

/** What the shell has to say over a public page, which runs without the app. */
export function SiteShellLayer({ platform, path }: { platform: Platform; path: string }) {
  return (
    <AppProviders platform={platform}>
      <DocumentRouter path={path}>
        <ShellLayer />
      </DocumentRouter>
    </AppProviders>
  );
}
