import { setTimeout as sleep } from "node:timers/promises";
import { ModelFailure } from "./failure.ts";

interface RetryOptions {
  /** Tries after the first. */
  readonly retries: number;
  /** The wait before the first retry, in ms; it doubles with each. */
  readonly firstWaitMs: number;
  /** A server that wants to be left alone for longer than this is not waited for. */
  readonly longestWaitMs: number;
  /** 0 to 1. */
  readonly random: () => number;
  readonly signal: AbortSignal;
}

/** Calls again where a failure may pass, with growing waits and never sooner than the server asks for. */
export async function withRetries<T>(call: () => Promise<T>, options: RetryOptions): Promise<T> {
  for (let attempt = 0; ; attempt++) {
    try {
      return await call();
    } catch (error) {
      options.signal.throwIfAborted();
      const again = error instanceof ModelFailure && (error.kind === "transient" || error.kind === "empty");
      if (!again || attempt >= options.retries) throw error;
      const asked = error.retryAfterMs ?? 0;
      if (asked > options.longestWaitMs) throw error;
      // Spread, so that many who failed together do not come back together.
      const wait = options.firstWaitMs * 2 ** attempt * (0.5 + options.random());
      await sleep(Math.max(asked, Math.min(wait, options.longestWaitMs)), undefined, {
        signal: options.signal,
      });
    }
  }
}
