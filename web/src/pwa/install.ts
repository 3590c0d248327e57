import type { Installer, InstallState } from "@/platform/platform.ts";

/** Chromium's offer to install the page; no standard has it. */
interface InstallEvent extends Event {
  prompt: () => Promise<{ outcome: "accepted" | "dismissed" }>;
}

const isInstallEvent = (event: Event): event is InstallEvent => "prompt" in event;

/** The browser's own install, once it offers it. In a window of the installed app, and on iOS, there is none. */
export function createInstaller(view: Window): Installer {
  const { userAgent, maxTouchPoints } = view.navigator;
  // An iPad says that it is a Mac.
  const ios = /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1);
  const standalone = view.matchMedia("(display-mode: standalone)").matches;
  const listeners = new Set<() => void>();
  let event: InstallEvent | null = null;
  let state: InstallState = "unavailable";

  const set = (next: InstallState) => {
    state = next;
    for (const listener of listeners) listener();
  };

  if (!ios && !standalone) {
    view.addEventListener("beforeinstallprompt", (offered) => {
      if (!isInstallEvent(offered)) return;
      // The app asks in its own time.
      offered.preventDefault();
      event = offered;
      set("available");
    });
    view.addEventListener("appinstalled", () => {
      event = null;
      set("installed");
    });
  }

  return {
    device: /Android|Mobile/.test(userAgent) ? "mobile" : "desktop",
    system: systemOf(userAgent),
    getState: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    prompt: async () => {
      const offered = event;
      if (!offered) return "dismissed";
      // An offer can be used once.
      event = null;
      const { outcome } = await offered.prompt();
      if (state === "available") set("unavailable");
      return outcome;
    },
  };
}

function systemOf(userAgent: string): Installer["system"] {
  if (/Windows/.test(userAgent)) return "windows";
  return /Macintosh/.test(userAgent) ? "mac" : "linux";
}
