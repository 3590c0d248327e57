import { toast } from "@/lib/toast-store.ts";
import type { Platform } from "@/platform/platform.ts";
import { TryLater } from "@/platform/try-later.ts";
import type { DesktopBridge, UpdateState } from "../bridge.ts";
import { createDesktopIdentity } from "./desktop-identity.ts";

/** The desktop shell, by what its preload code offers. */
export function createDesktopPlatform(desktop: DesktopBridge): Platform {
  const updateListeners = new Set<(state: UpdateState) => void>();
  const openedListeners = new Set<() => void>();
  const navigateListeners = new Set<(path: string) => void>();
  desktop.onUpdate((state) => {
    for (const listener of updateListeners) listener(state);
  });
  desktop.onNavigate((path) => {
    for (const listener of navigateListeners) listener(path);
  });
  desktop.onOpened(() => {
    for (const listener of openedListeners) listener();
  });
  const log = (error: unknown) => console.error(error);
  const upload = async (id: string) => {
    const outcome = await desktop.uploadEntry(id);
    if (outcome.kind === "later") throw new TryLater(outcome.seconds);
  };

  return {
    kind: "desktop",
    // The shell passes the calls on.
    apiOrigin: "",
    openExternal: (url) => void desktop.openExternal(url).catch(log),
    // Payment pages open in the system's browser; the app stays where it is.
    visit: (url) => void desktop.openExternal(url).catch(log),
    copyText: desktop.copyText,
    signIn: {
      identity: createDesktopIdentity(desktop, () =>
        toast({
          title: "Signed in until you quit",
          description: "This computer has no key store, so your sign-in is not kept.",
        }),
      ),
      cancel: desktop.cancelSignIn,
    },
    install: null,
    updates: null,
    takeShared: async () => {
      const opened = await desktop.takeOpened();
      return opened && { kind: "file", file: new File([opened.bytes], opened.name) };
    },
    onShared: (listener) => subscribe(openedListeners, listener),
    releases: {
      version: desktop.version,
      state: desktop.updateState,
      check: desktop.checkForUpdates,
      install: desktop.installUpdate,
      watch: (listener) => subscribe(updateListeners, listener),
    },
    localHistory: { ids: desktop.localEntries, upload },
    shortcut: {
      get: async () => (await desktop.preferences()).shortcut,
      set: (shortcut) => desktop.setPreferences({ shortcut }),
    },
    onNavigate: (listener) => subscribe(navigateListeners, listener),
  };
}

function subscribe<T>(listeners: Set<T>, listener: T): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
