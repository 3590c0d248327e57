import { setTimeout as delay } from "node:timers/promises";

/** Lets so many callers pass a second, evenly. Resolves when it is the caller's turn, or at once when it is called off. */
export function createPace(perSecond: number, signal: AbortSignal): () => Promise<void> {
  const gap = 1000 / perSecond;
  let next = 0;
  return async () => {
    const now = performance.now();
    const turn = Math.max(now, next);
    next = turn + gap;
    // Timers count whole milliseconds; what is shorter is made up for by the turns after it.
    if (turn - now >= 1) await delay(turn - now, undefined, { signal }).catch(() => {});
  };
}
