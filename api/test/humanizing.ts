import { beforeEach } from "vitest";
import type { HumanizeDeps } from "../src/features/humanize/humanize-call.ts";
import type { Provider } from "../src/features/humanize/providers/provider.ts";
import { used } from "../src/features/quota/quota.repository.ts";
import type { Actor } from "../src/identity/actor.ts";
import { createLogger } from "../src/log.ts";
import { maintain } from "../src/maintenance.ts";
import { type TestDatabase, testDatabase } from "./databases.ts";
import { fakeHumanizer } from "./fake-humanizer.ts";

/** When the humanizations of the tests happen. */
export const now = Date.UTC(2025, 10, 21);

const log = createLogger("silent");

/** A text in which the fake humanizer has something to change. */
export const request = {
  text: "We utilize the tools that we have got.",
  tone: "casual",
  mode: "standard",
  preserveLength: false,
} as const;

/** Works until it is told to stop, as a long run in the pool does. */
export const endless = fakeHumanizer(
  (_text, _options, { signal }) =>
    new Promise((_resolve, reject) => signal.addEventListener("abort", () => reject(signal.reason))),
);

/** Humanizations in the tests of a `describe`, which share a database; each test has a guest of its own. */
export function humanizing(open: () => Promise<TestDatabase>) {
  const database = testDatabase(open);
  let guest: Actor & { kind: "guest" };
  beforeEach(() => {
    guest = { kind: "guest", sessionId: crypto.randomUUID() };
  });

  const deps = (humanizer: Provider = fakeHumanizer()): HumanizeDeps => ({
    db: database.db,
    humanizer,
    clock: () => now,
    newId: () => crypto.randomUUID(),
    log,
    timeoutMs: 60_000,
    guestUsesPerAddress: 1000,
  });
  /** The guest's call. */
  const call = (signal = new AbortController().signal) => ({
    actor: guest,
    addressKey: "key",
    request,
    signal,
  });
  return {
    database,
    guest: () => guest,
    deps,
    call,
    /** How many uses the guest has taken. */
    uses: async () => await used(database.db, `guest:${guest.sessionId}`, "all"),
    storedByGuest: () =>
      database.db
        .selectFrom("humanizations")
        .selectAll()
        .where("guestSessionId", "=", guest.sessionId)
        .execute(),
    maintainAt: (time: number) => maintain({ db: database.db, clock: () => time, log, guestHistoryDays: 30 }),
  };
}
