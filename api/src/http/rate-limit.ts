import { createMiddleware } from "hono/factory";
import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import { AppError } from "../errors.ts";
import { subjectOf } from "../identity/actor.ts";
import type { AppContext, AppEnv } from "./env.ts";

/** Whose calls are counted together; null leaves a call uncounted. */
type KeyOf = (c: AppContext) => string | null;

export const byAddress: KeyOf = (c) => c.var.addressKey;
export const byActor: KeyOf = (c) => c.var.actor && subjectOf(c.var.actor);

/** At most so many calls a minute with the same key, counted by this process; 429 with Retry-After beyond. */
export function rateLimit(callsPerMinute: number, keyOf: KeyOf) {
  const limiter = new RateLimiterMemory({ points: callsPerMinute, duration: 60 });
  return createMiddleware<AppEnv>(async (c, next) => {
    const key = keyOf(c);
    if (key !== null) {
      await limiter.consume(key).catch((refusal: unknown) => {
        if (!(refusal instanceof RateLimiterRes)) throw refusal;
        const retryAfterSeconds = Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
        throw new AppError(429, "rate_limited", "Too many requests. Please wait a moment.", {
          retryAfterSeconds,
        });
      });
    }
    await next();
  });
}
