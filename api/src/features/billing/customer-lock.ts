import { setTimeout as delay } from "node:timers/promises";
import type { Database } from "../../db/schema.ts";
import { AppError } from "../../errors.ts";
import { giveLock, takeLock } from "./customers.repository.ts";

/** Longer than all calls of one change together take. */
const leaseMs = 60_000;
const stepMs = 50;

interface LockDeps {
  readonly db: Database;
  readonly clock: () => number;
  readonly newId: () => string;
}

/**
 * Runs a change of a user's subscription while no other one of that user runs, in any process. Waits for a while; 409
 * `billing_busy` with Retry-After if that is not enough.
 */
export async function withCustomerLock<T>(
  { db, clock, newId }: LockDeps,
  userId: string,
  work: () => Promise<T>,
  waitMs = 10_000,
): Promise<T> {
  const token = newId();
  const attempts = waitMs / stepMs;
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const now = clock();
    if (await takeLock(db, { userId, token, now, until: now + leaseMs })) {
      try {
        return await work();
      } finally {
        await giveLock(db, userId, token);
      }
    }
    await delay(stepMs);
  }
  throw new AppError(
    409,
    "billing_busy",
    "Another change of your subscription is under way. Please try again in a moment.",
    { retryAfterSeconds: 5 },
  );
}
