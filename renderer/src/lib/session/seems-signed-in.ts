import { useSyncExternalStore } from "react";
import { readText } from "../storage.ts";

/** Where the session's hint lies; pages that run without the app only look whether there is one. */
export const sessionHintKey = "ai-humanizer-session";

const read = () => readText(sessionHintKey) !== null;

function watch(listener: () => void): () => void {
  addEventListener("storage", listener);
  // A page that comes back from the browser's memory was told of nothing meanwhile.
  addEventListener("pageshow", listener);
  return () => {
    removeEventListener("storage", listener);
    removeEventListener("pageshow", listener);
  };
}

/** Whether someone seems to be signed in in this browser, without the app's code; false where a page is rendered ahead. */
export function useSeemsSignedIn(): boolean {
  return useSyncExternalStore(watch, read, () => false);
}
