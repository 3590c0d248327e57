import { useSyncExternalStore } from "react";
import { readText } from "../storage.ts";
import { watchStorage } from "../watch-storage.ts";

/** Where the session's hint lies; pages that run without the app only look whether there is one. */
export const sessionHintKey = "ai-humanizer-session";

const read = () => readText(sessionHintKey) !== null;

/** Whether someone seems to be signed in in this browser, without the app's code; false where a page is rendered ahead. */
export function useSeemsSignedIn(): boolean {
  return useSyncExternalStore(watchStorage, read, () => false);
}
