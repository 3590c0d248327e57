import { createContext, use } from "react";

/** All that differs between the browser and the desktop shell. */
export interface Platform {
  readonly kind: "web" | "desktop";
  /** Where the API lives: "" for the page's own origin, else "https://host". */
  readonly apiOrigin: string;
  /** Opens a link outside the app. */
  openExternal: (url: string) => void;
  /** Puts text on the clipboard; rejects where that is not allowed. */
  copyText: (text: string) => Promise<void>;
}

const PlatformContext = createContext<Platform | null>(null);
export const PlatformProvider = PlatformContext.Provider;

/** The shell that the app runs in. */
export function usePlatform(): Platform {
  const platform = use(PlatformContext);
  if (!platform) throw new Error("usePlatform needs a PlatformProvider above it");
  return platform;
}
