import { expect, it } from "vitest";
import { AppError } from "../src/errors.ts";
import { eraseUser } from "../src/features/account/erase.repository.ts";
import { takeTicket, writeState } from "../src/features/billing/sync.repository.ts";
import { deleteItem, findHistory, restoreItem } from "../src/features/history/history.repository.ts";
import { humanize } from "../src/features/humanize/humanize.service.ts";
import type { Actor } from "../src/identity/actor.ts";
import { createLogger } from "../src/log.ts";
import { maintain } from "../src/maintenance.ts";
import { basicState } from "./billing-state.ts";
import { databases, testDatabase } from "./databases.ts";
import { fakeHumanizer, fakeOutcome } from "./fake-humanizer.ts";
import { newMember } from "./member.ts";

const seed = 20_251_121;
const deedCount = 250;
const atOnce = 16;
const start = Date.UTC(2025, 10, 21);

// SQLite has one writer at a time.
const postgres = databases[1];
const database = testDatabase(postgres.open);

/** Numbers from 0 up to 1 that are the same for the same seed (mulberry32). */
function randomOf(state: number): () => number {
  let next = state;
  return () => {
    next = (next + 0x6d2b79f5) | 0;
    let mixed = Math.imul(next ^ (next >>> 15), 1 | next);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

it("comes out of everything at once with its counters right and nothing left reserved", async () => {
  const { db } = database;
  const random = randomOf(seed);
  const below = (count: number) => Math.floor(random() * count);
  const newId = () => crypto.randomUUID();
  const silent = createLogger("silent");
  const logged: string[] = [];
  const log = createLogger("error", { write: (line) => void logged.push(line) });
  let now = start;
  const clock = () => now;

  const join = async () => {
    const member = await newMember(db, { plan: "basic", bonus: 2 });
    await db.insertInto("billingCustomers").values({ userId: member.userId, customerId: newId() }).execute();
    return member;
  };
  const members = await Promise.all(Array.from({ length: 2 }, join));
  const guests = Array.from({ length: 3 }, () => ({ kind: "guest", sessionId: newId() }) as const);
  const keys = Array.from({ length: 4 }, newId);

  /** Runs that end after a while, well or not; some write text before they are canceled. */
  const humanizer = (waitMs: number, fails: boolean) =>
    fakeHumanizer(async (text, options) => {
      await new Promise((resolve) => setTimeout(resolve, waitMs));
      if (fails) throw new AppError(503, "overloaded", "Too much");
      return fakeOutcome(text, options);
    });
  const run = async (actor: Actor, leavesAfterMs: number | null, key: string | null) => {
    const client = new AbortController();
    if (leavesAfterMs !== null) setTimeout(() => client.abort(), leavesAfterMs);
    const request = {
      text: `We utilize ${below(6)} tools.`,
      tone: "casual",
      mode: "standard",
      preserveLength: false,
      ...(key === null ? {} : { idempotencyKey: key }),
    } as const;
    const provider = humanizer(below(20), below(8) === 0);
    const deps = {
      db,
      humanizer: provider,
      clock,
      newId,
      log: silent,
      timeoutMs: 2000,
      guestUsesPerAddress: 4,
    };
    await humanize(deps, { actor, addressKey: "k", request, signal: client.signal });
  };
  const bill = async (userId: string, amount: number) => {
    const state = basicState({ id: `in_${userId}`, amount, createdAt: start });
    const ticket = await takeTicket(db, userId);
    if (ticket !== undefined) await writeState(db, { userId, ticket, state, now, newId });
  };

  const deed = async () => {
    now += below(3000);
    const at = below(members.length);
    const member = members[at] ?? (await join());
    const { userId } = member;
    const kind = below(12);
    if (kind < 5) {
      const actor = below(3) === 0 ? (guests[below(guests.length)] ?? member) : member;
      const key = below(2) === 0 ? (keys[below(keys.length)] ?? null) : null;
      await run(actor, below(3) === 0 ? below(20) : null, key);
    } else if (kind < 6) {
      const [item] = await findHistory(db, { userId, limit: 1 });
      if (item) await deleteItem(db, userId, item.id, now);
      if (item && below(2) === 0) await restoreItem(db, userId, item.id, now - 60_000);
    } else if (kind < 8) {
      await bill(userId, below(1000));
    } else if (kind < 10) {
      await db.transaction().execute((trx) => eraseUser(trx, userId, now));
      // Calls that were let in before the end go on for a while.
      if (below(2) === 0) members[at] = await join();
    } else {
      await maintain({ db, clock: () => now + below(2) * 60_000, log, guestHistoryDays: 30 });
    }
  };

  const errors: unknown[] = [];
  let left = deedCount;
  const worker = async () => {
    while (left-- > 0) {
      await deed().catch((error: unknown) => {
        // What a caller is told is no fault.
        if (!(error instanceof AppError)) errors.push(error);
      });
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  now += 3_600_000;
  await maintain({ db, clock, log, guestHistoryDays: 30 });

  expect(errors).toEqual([]);
  expect(logged).toEqual([]);
  const held = db.selectFrom("reservations").select("id").where("state", "=", "held");
  expect(await held.execute()).toEqual([]);
  const overdrawn = db.selectFrom("quotaCounters").selectAll().where("used", "<", 0);
  expect(await overdrawn.execute()).toEqual([]);
  const days = await db.selectFrom("forgottenDays").selectAll().execute();
  expect(days.flatMap(({ day: _, ...sums }) => Object.values(sums)).filter((sum) => sum < 0)).toEqual([]);
});
