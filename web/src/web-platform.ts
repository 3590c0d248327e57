import type { Platform } from "@/platform/platform.ts";

/** The browser as a shell: the page's own origin serves the API. */
export const webPlatform: Platform = {
  kind: "web",
  apiOrigin: "",
  openExternal: (url) => {
    window.open(url, "_blank", "noopener,noreferrer");
  },
  copyText: (text) => navigator.clipboard.writeText(text),
};
