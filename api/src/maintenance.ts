import { historyUndoMs } from "@ai-humanizer/shared";
import type { Database } from "./db/schema.ts";
import { deleteExpiredFailures } from "./features/auth/login-lock.repository.ts";
import { deleteExpiredSessions } from "./features/auth/session.repository.ts";
import { forgetEvents } from "./features/billing/events.repository.ts";
import { deleteExpiredGrants } from "./features/desktop-sign-in/grant.repository.ts";
import { purgeDeleted } from "./features/history/history.repository.ts";
import { deleteExpiredAnswers } from "./features/humanize/answers.repository.ts";
import { deleteGuestTexts } from "./features/humanize/humanize.repository.ts";
import { forgetDeleted } from "./features/profile/profile.repository.ts";
import { forgetOld, releaseExpired } from "./features/quota/quota.repository.ts";
import type { Logger } from "./log.ts";
import { repeat } from "./repeat.ts";
import { dayMs } from "./time.ts";

const everyMs = 15_000;
/** A Firebase token lives for an hour; clocks may differ. */
const tokenMs = 2 * 3_600_000;
/** The payment provider gives up on an event after a few days. */
const eventMs = 30 * dayMs;

interface MaintenanceDeps {
  readonly db: Database;
  readonly clock: () => number;
  readonly log: Logger;
  readonly guestHistoryDays: number;
}

/**
 * One round: gives back credits that a crash left reserved, and deletes what nobody needs any more. What fails holds
 * nothing else up. Rejects at the end with the first failure.
 */
export async function maintain(deps: MaintenanceDeps): Promise<void> {
  const { db, clock, log, guestHistoryDays } = deps;
  const now = clock();
  const tasks = [
    async () => {
      const released = await releaseExpired(db, now);
      if (released > 0) log.warn({ released }, "gave back credits of runs that never ended");
    },
    () => forgetOld(db, now, now - dayMs),
    () => deleteGuestTexts(db, now - guestHistoryDays * dayMs),
    () => purgeDeleted(db, now - historyUndoMs),
    () => deleteExpiredAnswers(db, now),
    () => deleteExpiredSessions(db, now),
    () => deleteExpiredFailures(db, now),
    () => deleteExpiredGrants(db, now),
    () => forgetDeleted(db, now - tokenMs),
    () => forgetEvents(db, now - eventMs),
  ];
  const failures: unknown[] = [];
  for (const task of tasks) await task().catch((error: unknown) => failures.push(error));
  if (failures.length > 0) throw failures[0];
}

/**
 * Maintains at once and then every 15 s; what fails is logged and tried again. The function it resolves to ends that,
 * after the round under way.
 */
export async function startMaintenance(deps: MaintenanceDeps): Promise<() => Promise<void>> {
  const round = () => maintain(deps).catch((err: unknown) => deps.log.error({ err }, "maintenance failed"));
  await round();
  return repeat(everyMs, round);
}
