import { createContext, use } from "react";
import type { Identity } from "@/lib/identity/identity.ts";

export type ReleaseState =
  /** "newest": the user asked for a newer version, and there is none. */
  | { readonly kind: "none" | "checking" | "newest" }
  | { readonly kind: "available" | "ready"; readonly version: string; readonly notes: string }
  | { readonly kind: "downloading"; readonly version: string; readonly percent: number }
  /** `page`: where the new version can be had by hand. */
  | { readonly kind: "failed"; readonly message: string; readonly page: string };

/** New versions of a shell that is installed. */
export interface Releases {
  /** The version that runs. */
  readonly version: string;
  readonly state: () => Promise<ReleaseState>;
  readonly check: () => Promise<void>;
  /** Ends the app, installs what is ready and starts it again. */
  readonly install: () => Promise<void>;
  /** Calls back with every new state; returns the way to stop that. */
  readonly watch: (listener: (state: ReleaseState) => void) => () => void;
}

/** Sign-in that happens outside of the page, as in the system's browser. */
export interface OutsideSignIn {
  readonly identity: Identity;
  /** Ends a sign-in that waits for the browser. */
  readonly cancel: () => Promise<void>;
}

/** A shell's global shortcut. */
export interface Shortcut {
  /** The keys, as in "CommandOrControl+Alt+H"; null is off. */
  readonly get: () => Promise<string | null>;
  /** `taken`: another program holds the keys, so nothing was changed. */
  readonly set: (keys: string | null) => Promise<"saved" | "taken">;
}

/** All that differs between the browser and the desktop shell. */
export interface Platform {
  readonly kind: "web" | "desktop";
  /** Where the API lives: "" for the page's own origin, else "https://host". */
  readonly apiOrigin: string;
  /** Opens a link outside the app. */
  openExternal: (url: string) => void;
  /** Leaves for a page of the payment provider, which leads back: in this tab, or from a shell in the browser. */
  visit: (url: string) => void;
  /** Puts text on the clipboard; rejects where that is not allowed. */
  copyText: (text: string) => Promise<void>;
  /** Installs the app; null in a shell that is installed already. */
  readonly install: Installer | null;
  /** Newer versions of the app; null where the shell has none. */
  readonly updates: Updates | null;
  /** What another app shared with this one since the last call; null for nothing. */
  takeShared: () => Promise<Shared | null>;
  /** Calls back where more was shared while the page is open; returns the way to stop that. */
  readonly onShared?: (listener: () => void) => () => void;
  /** Absent where people sign in on the page itself. */
  readonly signIn?: OutsideSignIn;
  /** Absent where the shell is always the newest. */
  readonly releases?: Releases;
  /** Absent where nothing is kept on this computer. */
  readonly localHistory?: {
    /** The ids of the entries that exist only on this computer, newest first; signing out removes them. */
    readonly ids: () => Promise<readonly string[]>;
    /**
     * Puts an entry that exists only on this computer into the account's history. Rejects with a `TryLater` where the
     * server asks for that.
     */
    readonly upload: (id: string) => Promise<void>;
  };
  readonly shortcut?: Shortcut;
  /** Calls back where the shell asks for a screen; returns the way to stop that. */
  readonly onNavigate?: (listener: (path: string) => void) => () => void;
}

/** "available": the app can be installed; "installed": it was, while the page was open. */
export type InstallState = "unavailable" | "available" | "installed";

export interface Installer {
  readonly device: "desktop" | "mobile";
  readonly system: "windows" | "mac" | "linux";
  getState: () => InstallState;
  /** Calls the listener on every change of the state; returns the way out. */
  subscribe: (listener: () => void) => () => void;
  /** Shows the browser's own question; an offer can be used once. */
  prompt: () => Promise<"accepted" | "dismissed">;
}

export interface Updates {
  /** Whether a newer version is ready. */
  isReady: () => boolean;
  /** Calls the listener when one becomes ready; returns the way out. */
  subscribe: (listener: () => void) => () => void;
  /** Loads the page again with the newer version. */
  apply: () => void;
}

export type Shared =
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "file"; readonly file: File };

const PlatformContext = createContext<Platform | null>(null);
export const PlatformProvider = PlatformContext.Provider;

/** The shell that the app runs in. */
export function usePlatform(): Platform {
  const platform = use(PlatformContext);
  if (!platform) throw new Error("usePlatform needs a PlatformProvider above it");
  return platform;
}
