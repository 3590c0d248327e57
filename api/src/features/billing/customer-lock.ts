import { setTimeout as delay } from "node:timers/promises";
import type { Database } from "../../db/schema.ts";
import { AppError, accountDeleted } from "../../errors.ts";
import { giveLock, renewLock, takeLock } from "./customers.repository.ts";

const stepMs = 50;

interface LockDeps {
  readonly db: Database;
  readonly clock: () => number;
  readonly newId: () => string;
}

interface LockOptions {
  /** How long to wait for others, in ms. */
  readonly waitMs?: number;
  /** How long the lock outlives its holder, in ms; while the work lasts it is renewed. */
  readonly leaseMs?: number;
}

/** A lock that is held, unless its process slept longer than the lease. */
export interface CustomerLock {
  /** Ends the work with 409 if the lock fell to somebody else. Call it before each call that creates something. */
  readonly assertHeld: () => Promise<void>;
}

/**
 * Runs a change of a user's subscription while no other one of that user runs, in any process. Waits for a while; 409
 * `billing_busy` with Retry-After if that is not enough, and 401 where the account is deleted meanwhile.
 */
export async function withCustomerLock<T>(
  { db, clock, newId }: LockDeps,
  userId: string,
  work: (lock: CustomerLock) => Promise<T>,
  { waitMs = 10_000, leaseMs = 60_000 }: LockOptions = {},
): Promise<T> {
  const token = newId();
  const attempts = waitMs / stepMs;
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const now = clock();
    const outcome = await takeLock(db, { userId, token, now, until: now + leaseMs });
    if (outcome === "gone") throw accountDeleted();
    if (outcome === "busy") {
      await delay(stepMs);
      continue;
    }
    const renew = () => renewLock(db, { userId, token, until: clock() + leaseMs });
    // If a renewal fails, the next one makes up for it; `assertHeld` tells if none succeeded.
    const renewal = setInterval(() => void renew().catch(() => {}), leaseMs / 3);
    try {
      return await work({
        assertHeld: async () => {
          if (!(await renew())) throw billingBusy();
        },
      });
    } finally {
      clearInterval(renewal);
      await giveLock(db, userId, token);
    }
  }
  throw billingBusy();
}

/** Refuses a change of a subscription while another one is under way. */
export const billingBusy = () =>
  new AppError(
    409,
    "billing_busy",
    "Another change to your subscription is in progress. Please try again in a moment.",
    { retryAfterSeconds: 5 },
  );
