import { beforeEach, describe, expect, it } from "vitest";
import { databases } from "../../../test/databases.ts";
import { fakeHumanizer, fakeOutcome } from "../../../test/fake-humanizer.ts";
import { humanizing, request } from "../../../test/humanizing.ts";
import { newMember } from "../../../test/member.ts";
import type { Member } from "../../identity/actor.ts";
import { findHistory } from "../history/history.repository.ts";
import { usedByPeriod } from "../quota/quota.repository.ts";
import { findTotals } from "../stats/totals.repository.ts";
import { humanize } from "./humanize.service.ts";
import type { Provider } from "./providers/provider.ts";

const november = Date.UTC(2025, 10, 30, 23, 59, 59);
const december = Date.UTC(2025, 11, 1);

describe.each(databases)("a user's credits on $name", ({ open }) => {
  const { database, deps, call, maintainAt } = humanizing(open);
  let member: Member;
  beforeEach(async () => {
    member = await newMember(database.db);
  });

  interface RunOptions {
    readonly actor?: Member;
    readonly at?: number;
    readonly humanizer?: Provider;
    readonly signal?: AbortSignal;
    readonly timeoutMs?: number;
    readonly text?: string;
  }
  let runs = 0;
  const run = async (options: RunOptions = {}) => {
    const { actor = member, at = november, humanizer = fakeHumanizer(), timeoutMs = 60_000 } = options;
    const { signal = new AbortController().signal, text = `We utilize tools${++runs}.` } = options;
    return await humanize(
      { ...deps(humanizer), clock: () => at, timeoutMs },
      { ...call(signal), actor, request: { ...request, text } },
    );
  };
  const times = async (count: number, options: RunOptions = {}) => {
    for (let index = 0; index < count; index++) await run(options);
  };
  const used = async () => Object.fromEntries(await usedByPeriod(database.db, `user:${member.userId}`));
  const refused = { status: 403, code: "usage_limit_exceeded", message: "Monthly usage limit exceeded" };

  it("last for the month, and come back with the next one (UTC)", async () => {
    expect(await run()).toMatchObject({ isFirstHumanization: true });
    await times(4);
    await expect(run()).rejects.toMatchObject(refused);
    expect(await run({ at: december })).toMatchObject({ isFirstHumanization: false });
    expect(await used()).toEqual({ "2025-11": 5, "2025-12": 1 });
  });

  it("belong to the month in which the run began", async () => {
    let now = november;
    const humanizer = fakeHumanizer((text, options) => {
      now = december;
      return fakeOutcome(text, options);
    });
    await humanize({ ...deps(humanizer), clock: () => now }, { ...call(), actor: member });
    expect(await used()).toEqual({ "2025-11": 1 });
  });

  it("of the bonus are spent after the monthly ones, and do not expire", async () => {
    const withBonus = { ...member, bonus: 2 };
    await times(6, { actor: withBonus });
    expect(await used()).toEqual({ "2025-11": 5, bonus: 1 });
    await times(5, { actor: withBonus, at: december });
    expect(await used()).toEqual({ "2025-11": 5, "2025-12": 5, bonus: 1 });
    await run({ actor: withBonus, at: december });
    await expect(run({ actor: withBonus, at: december })).rejects.toMatchObject(refused);
    expect(await used()).toEqual({ "2025-11": 5, "2025-12": 5, bonus: 2 });
  });

  it("of an upgrade in mid-month are those of the new plan, less what was used", async () => {
    await times(5);
    await expect(run()).rejects.toMatchObject(refused);
    const basic = { ...member, plan: "basic" } as const;
    await times(95, { actor: basic });
    await expect(run({ actor: basic })).rejects.toMatchObject(refused);
    expect(await used()).toEqual({ "2025-11": 100 });
  });

  it("are counted without a limit on the premium plan", async () => {
    await times(7, { actor: { ...member, plan: "premium" } });
    expect(await used()).toEqual({ "2025-11": 7 });
  });

  it.each([
    ["monthly", 4, 0, { "2025-11": 5 }],
    ["bonus", 6, 2, { "2025-11": 5, bonus: 2 }],
  ])("let exactly one of 50 parallel runs have the last %s one", async (_, before, bonus, after) => {
    const actor = { ...member, bonus };
    await times(before, { actor });
    const humanizer = fakeHumanizer(async (text, options) => {
      await new Promise((resolve) => setTimeout(resolve, 20));
      return fakeOutcome(text, options);
    });
    const runs = await Promise.allSettled(Array.from({ length: 50 }, () => run({ actor, humanizer })));
    expect(runs.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    for (const { reason } of runs.filter((each) => each.status === "rejected"))
      expect(reason).toMatchObject(refused);
    expect(await used()).toEqual(after);
    expect(await findTotals(database.db, member.userId)).toMatchObject({ rewrites: before + 1 });
  });

  it("come back when the provider fails, the run takes too long, or the client leaves", async () => {
    const endless = fakeHumanizer(
      (_text, _options, { signal }) =>
        new Promise((_resolve, reject) => signal.addEventListener("abort", () => reject(signal.reason))),
    );
    const failing = fakeHumanizer(() => Promise.reject(new Error("broken")));
    await times(5);
    const actor = { ...member, bonus: 1 };
    await expect(run({ actor, humanizer: failing })).rejects.toThrow("broken");
    await expect(run({ actor, humanizer: endless, timeoutMs: 20 })).rejects.toMatchObject({
      code: "timeout",
    });
    const leaving = run({ actor, humanizer: endless, signal: AbortSignal.timeout(20) });
    await expect(leaving).rejects.toMatchObject({ code: "canceled" });
    expect(await used()).toEqual({ "2025-11": 5, bonus: 0 });
    expect(await findTotals(database.db, member.userId)).toMatchObject({ rewrites: 5, words: 15 });
  });

  it("are not spent on a text that the engine leaves as it is, which is no rewrite to keep or count", async () => {
    const unchanged = { text: "Hello there." };
    await times(4);
    expect(await run(unchanged)).toMatchObject({ humanizedText: "Hello there.", counted: false });
    const actor = { ...member, bonus: 1 };
    expect(await run()).toMatchObject({ counted: true });
    expect(await run({ ...unchanged, actor })).toMatchObject({ counted: false });
    expect(await used()).toEqual({ "2025-11": 5, bonus: 0 });
    expect(await findTotals(database.db, member.userId)).toMatchObject({ rewrites: 5 });
    expect(await findHistory(database.db, { userId: member.userId, limit: 10 })).toHaveLength(5);
  });

  it("are spent on a text that a language model leaves as it is", async () => {
    const engine = fakeHumanizer();
    const humanizer: Provider = {
      humanize: async (job) => {
        const outcome = await engine.humanize(job);
        return outcome.kind === "done" ? { ...outcome, use: { name: "openai", fallback: false } } : outcome;
      },
    };
    expect(await run({ text: "Hello there.", humanizer })).toMatchObject({ counted: true });
    expect(await used()).toEqual({ "2025-11": 1 });
  });

  it("come back to where they were taken from after a process was killed", async () => {
    await times(5);
    const actor = { ...member, bonus: 1 };
    // A run that never ends stands for a process that died between reserving and settling.
    const dead = run({ actor, humanizer: fakeHumanizer(() => new Promise(() => {})), timeoutMs: 1000 });
    dead.catch(() => {});
    while ((await used()).bonus !== 1) await new Promise((resolve) => setTimeout(resolve, 5));
    await expect(run({ actor })).rejects.toMatchObject(refused);
    await maintainAt(november + 16_000);
    expect(await used()).toEqual({ "2025-11": 5, bonus: 0 });
    await run({ actor });
  });

  it("are not spent for an account that is deleted during the run, of which nothing is stored", async () => {
    const humanizer = fakeHumanizer(async (text, options) => {
      await database.db.deleteFrom("profiles").where("id", "=", member.userId).execute();
      return fakeOutcome(text, options);
    });
    await expect(run({ humanizer })).rejects.toMatchObject({ status: 401 });
    const rows = database.db.selectFrom("humanizations").select("id").where("userId", "=", member.userId);
    expect(await rows.execute()).toEqual([]);
    expect(await used()).toEqual({ "2025-11": 0 });
  });
});
