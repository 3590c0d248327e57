import { setTimeout as delay } from "node:timers/promises";

/**
 * Does work every so often, for the first time after `everyMs`, and never twice at once.
 * @param work must not reject; its signal tells it to come to an end
 * @returns ends it, after the work under way
 */
export function repeat(everyMs: number, work: (signal: AbortSignal) => Promise<void>): () => Promise<void> {
  const ending = new AbortController();
  const { signal } = ending;
  const loop = async () => {
    while (true) {
      await delay(everyMs, undefined, { signal }).catch(() => {});
      if (signal.aborted) return;
      await work(signal);
    }
  };
  const ended = loop();
  return async () => {
    ending.abort();
    await ended;
  };
}
