import { readText, removeStored, writeText } from "./storage.ts";

const key = "ai-humanizer-detector-text";
const event = "detector-text";

/**
 * Carries a text to the detector: to the one on this page where it takes it, which is answered by true, else to the
 * one on the page that opens next.
 */
export function carryToDetector(text: string): boolean {
  const taken = !dispatchEvent(new CustomEvent(event, { detail: text, cancelable: true }));
  if (!taken) writeText(key, text);
  return taken;
}

/**
 * Hands over what was carried here, where the link to the detector leads; what is not `taken` waits for the next one.
 * Returns the way to stop.
 */
export function receiveCarried(take: (text: string) => boolean): () => void {
  const waiting = location.hash === "#detector" ? readText(key) : null;
  if (waiting !== null && take(waiting)) forgetCarried();
  const onCarried = (carried: Event) => {
    if (carried instanceof CustomEvent && take(carried.detail)) carried.preventDefault();
  };
  addEventListener(event, onCarried);
  return () => removeEventListener(event, onCarried);
}

/** Removes what no detector has taken. */
export function forgetCarried(): void {
  removeStored(key);
}
