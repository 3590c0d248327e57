import type { Identity } from "@/lib/identity/identity.ts";
import type { DesktopBridge } from "../bridge.ts";

/** The identity that the main process keeps; the page gets its ID tokens. `onNotKept`: it ends with the app. */
export function createDesktopIdentity(desktop: DesktopBridge, onNotKept: () => void): Identity {
  const listeners = new Set<(userId: string | null) => void>();
  desktop.onUser((userId) => {
    for (const listener of listeners) listener(userId);
  });
  const signIn = async () => {
    const { kept } = await desktop.signIn();
    if (!kept) onNotKept();
  };
  return {
    finishRedirect: async () => {},
    watch: (onUser) => {
      listeners.add(onUser);
      desktop.currentUser().then(onUser, (error: unknown) => console.error(error));
    },
    getToken: desktop.getToken,
    signIn,
    signInLocally: signIn,
    signOut: desktop.signOut,
  };
}
