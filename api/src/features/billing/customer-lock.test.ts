import { setTimeout as delay } from "node:timers/promises";
import { beforeEach, describe, expect, it } from "vitest";
import { databases, testDatabase } from "../../../test/databases.ts";
import { until } from "../../../test/http.ts";
import { newMember } from "../../../test/member.ts";
import { eraseUser } from "../account/erase.repository.ts";
import { withCustomerLock } from "./customer-lock.ts";

describe.each(databases)("withCustomerLock on $name", ({ open }) => {
  const database = testDatabase(open);
  let userId: string;
  beforeEach(async () => {
    ({ userId } = await newMember(database.db));
  });

  const deps = (clock = Date.now) => ({ db: database.db, clock, newId: () => crypto.randomUUID() });

  it("lets one run at a time for a user, and others beside", async () => {
    const { userId: other } = await newMember(database.db);
    let running = 0;
    let most = 0;
    const run = (id: string) =>
      withCustomerLock(deps(), id, async () => {
        if (id !== userId) return "other";
        running += 1;
        most = Math.max(most, running);
        await delay(5);
        running -= 1;
        return "own";
      });
    expect(await Promise.all([run(userId), run(userId), run(userId), run(other)])).toEqual([
      "own",
      "own",
      "own",
      "other",
    ]);
    expect(most).toBe(1);
  });

  it("answers 401 where the account is deleted before it is taken, or while others hold it", async () => {
    const erase = () => database.db.transaction().execute((trx) => eraseUser(trx, userId, 1));
    const gone = { status: 401, code: "unauthorized" };
    await withCustomerLock(deps(), userId, async () => {
      const waiting = withCustomerLock(deps(), userId, async () => "held");
      await Promise.all([erase(), expect(waiting).rejects.toMatchObject(gone)]);
    });
    await expect(withCustomerLock(deps(), userId, async () => "held")).rejects.toMatchObject(gone);
  });

  it("is free again after a failure", async () => {
    const failing = withCustomerLock(deps(), userId, () => Promise.reject(new Error("no")));
    await expect(failing).rejects.toThrow("no");
    expect(await withCustomerLock(deps(), userId, async () => "yes")).toBe("yes");
  });

  it("answers 409 after a while, and falls to others a minute after a crash", async () => {
    const crashed = Promise.withResolvers<void>();
    void withCustomerLock(deps(), userId, async () => {
      crashed.resolve();
      await new Promise(() => {});
    });
    await crashed.promise;
    const work = async () => "taken over";
    await expect(withCustomerLock(deps(), userId, work, { waitMs: 100 })).rejects.toMatchObject({
      status: 409,
      code: "billing_busy",
      retryAfterSeconds: 5,
    });
    const later = () => Date.now() + 61_000;
    expect(await withCustomerLock(deps(later), userId, work, { waitMs: 100 })).toBe("taken over");
  });

  it("stays with work that takes longer than the lease", async () => {
    const leaseMs = 90;
    let now = 1000;
    const clock = () => now;
    const end = Promise.withResolvers<string>();
    const first = withCustomerLock(deps(clock), userId, () => end.promise, { leaseMs });
    const lockedUntil = database.db
      .selectFrom("billingCustomers")
      .select("lockedUntil")
      .where("userId", "=", userId);
    for (let passed = 0; passed <= 3 * leaseMs; passed += leaseMs / 2) {
      await until(async () => (await lockedUntil.executeTakeFirst())?.lockedUntil === now + leaseMs);
      now += leaseMs / 2;
    }
    const second = withCustomerLock(deps(clock), userId, async () => "second", { waitMs: 100 });
    await expect(second).rejects.toMatchObject({ code: "billing_busy" });
    end.resolve("first");
    expect(await first).toBe("first");
  });

  it("stops work whose lock fell to somebody else while it slept", async () => {
    const began = Promise.withResolvers<void>();
    const taken = Promise.withResolvers<void>();
    const created: string[] = [];
    const sleeper = withCustomerLock(deps(), userId, async (lock) => {
      await lock.assertHeld();
      began.resolve();
      await taken.promise;
      await lock.assertHeld();
      created.push("by the sleeper");
    });
    await began.promise;
    const later = () => Date.now() + 61_000;
    await withCustomerLock(deps(later), userId, async (lock) => {
      taken.resolve();
      await expect(sleeper).rejects.toMatchObject({ code: "billing_busy" });
      await lock.assertHeld();
      created.push("by the other");
    });
    expect(created).toEqual(["by the other"]);
  });
});
