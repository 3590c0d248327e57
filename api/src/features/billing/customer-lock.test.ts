import { setTimeout as delay } from "node:timers/promises";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { databases, type TestDatabase } from "../../../test/databases.ts";
import { newMember } from "../../../test/member.ts";
import { withCustomerLock } from "./customer-lock.ts";

describe.each(databases)("withCustomerLock on $name", ({ open }) => {
  let database: TestDatabase;
  let userId: string;
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.drop());
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
    await expect(withCustomerLock(deps(), userId, work, 100)).rejects.toMatchObject({
      status: 409,
      code: "billing_busy",
      retryAfterSeconds: 5,
    });
    const later = () => Date.now() + 61_000;
    expect(await withCustomerLock(deps(later), userId, work, 100)).toBe("taken over");
  });
});
