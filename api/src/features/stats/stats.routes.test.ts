import { describe, expect, it } from "vitest";
import { testApp } from "../../../test/app.ts";
import { databases, testDatabase } from "../../../test/databases.ts";
import { bearer, idToken } from "../../../test/id-token.ts";
import { newMember } from "../../../test/member.ts";
import { viewStats } from "./stats.routes.ts";
import { addRun, findTotals, noTotals } from "./totals.repository.ts";

it.each([
  [0, 0, "0.0s"],
  [1, 12, "<0.1s"],
  [3, 6900, "2.3s"],
  [2, 120_000, "60.0s"],
])("shows %i runs of %i ms in all as %s", (rewrites, processingMs, avgTime) => {
  expect(viewStats({ rewrites, words: 7, processingMs })).toEqual({
    totalRewrites: rewrites,
    wordsProcessed: 7,
    avgTime,
  });
});

describe.each(databases)("statistics on $name", ({ open }) => {
  const database = testDatabase(open);

  it("add up, past what 32 bits hold, and belong to one user", async () => {
    const uid = crypto.randomUUID();
    const { userId } = await newMember(database.db, { uid });
    const runs = Array.from({ length: 20 }, () =>
      addRun(database.db, userId, { words: 3e9, processingMs: 4e9 }),
    );
    expect(new Set(await Promise.all(runs))).toEqual(new Set([true]));
    expect(await findTotals(database.db, userId)).toEqual({ rewrites: 20, words: 6e10, processingMs: 8e10 });
    const app = testApp({ db: database.db });
    const stats = async (as: string) =>
      await (await app.request("/api/stats", { headers: bearer(idToken({ uid: as })) })).json();
    expect(await stats(uid)).toEqual({ totalRewrites: 20, wordsProcessed: 6e10, avgTime: "4000000.0s" });
    expect(await stats(crypto.randomUUID())).toEqual(viewStats(noTotals));
  });

  it("are nothing for nobody", async () => {
    expect(await addRun(database.db, "nobody", { words: 1, processingMs: 1 })).toBe(false);
    expect(await findTotals(database.db, "nobody")).toEqual(noTotals);
  });
});
