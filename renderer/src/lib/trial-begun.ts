import { useSyncExternalStore } from "react";
import { readText } from "./storage.ts";
import { watchStorage } from "./watch-storage.ts";

/** Where the guest's session lies (`guest-session.ts`). */
export const guestSessionKey = "ai-humanizer-guest-session";

const read = () => /"usageCount":[1-9]/u.test(readText(guestSessionKey) ?? "");

/** Whether a guest has used some of the trial in this browser, without the app's code; false where a page is rendered ahead. */
export function useTrialBegun(): boolean {
  return useSyncExternalStore(watchStorage, read, () => false);
}
