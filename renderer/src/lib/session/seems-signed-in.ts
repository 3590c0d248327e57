import { useSyncExternalStore } from "react";

/** Where the session's hint lies; pages that run without the app only look whether there is one. */
export const sessionHintKey = "ai-humanizer-session";

function read(): boolean {
  try {
    return localStorage.getItem(sessionHintKey) !== null;
  } catch {
    return false;
  }
}

function watch(listener: () => void): () => void {
  addEventListener("storage", listener);
  return () => removeEventListener("storage", listener);
}

/** Whether someone seems to be signed in in this browser, without the app's code; false where a page is rendered ahead. */
export function useSeemsSignedIn(): boolean {
  return useSyncExternalStore(watch, read, () => false);
}
