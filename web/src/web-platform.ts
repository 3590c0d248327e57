import type { Platform } from "@/platform/platform.ts";
import { createInstaller } from "./pwa/install.ts";
import { takeShared } from "./pwa/take-shared.ts";
import { createUpdates } from "./pwa/updates.ts";

// The build renders the public pages in Node, where there is nothing to install or update.
const inBrowser = typeof window !== "undefined";
const updates =
  inBrowser && "serviceWorker" in navigator && import.meta.env.PROD
    ? createUpdates(navigator.serviceWorker, () => location.reload())
    : null;

/** The browser as a shell: the page's own origin serves the API. */
export const webPlatform: Platform = {
  kind: "web",
  apiOrigin: "",
  openExternal: (url) => {
    window.open(url, "_blank", "noopener,noreferrer");
  },
  visit: (url) => location.assign(url),
  copyText: (text) => navigator.clipboard.writeText(text),
  install: inBrowser ? createInstaller(window) : null,
  updates,
  takeShared,
};

/** Starts what can wait until the page has loaded. */
export function startServiceWorker(): void {
  if (!updates) return;
  if (document.readyState === "complete") void updates.start();
  else addEventListener("load", () => void updates.start(), { once: true });
}
