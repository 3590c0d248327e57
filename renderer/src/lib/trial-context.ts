import { readText, removeStored, writeText } from "./storage.ts";

const key = "guestAuthContext";

/** Notes that a guest takes the offer of a free account, for the sign-in to greet them by it. */
export function noteTrial(): void {
  writeText(key, "freeTrial");
}

/** Whether whoever signs in comes from that offer. */
export function comesFromTrial(): boolean {
  return readText(key) !== null;
}

export function forgetTrial(): void {
  removeStored(key);
}

const accountKey = "ai-humanizer-had-account";

/** Notes that somebody has an account in this browser. */
export function noteAccount(): void {
  writeText(accountKey, "true");
}

/** Whether a new account would come with the trial's bonus, which a browser's guest gets once. */
export function isBonusOpen(): boolean {
  return readText(accountKey) === null;
}
