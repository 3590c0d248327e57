import { describe, expect, it } from "vitest";
import {
  database,
  good,
  goodBut,
  model,
  plainJob,
  providerWith,
  run,
} from "../../../../../test/scripted-provider.ts";

describe("the ceiling of a day", () => {
  const priced = { OPENAI_INPUT_PRICE: "0.4", OPENAI_OUTPUT_PRICE: "1.6" };
  const unspent = { runs: 0, tokensIn: 0, costMicros: 0 };
  const day = async () =>
    (await database.db
      .selectFrom("spendDays")
      .selectAll()
      .where("day", "=", "2025-11-21")
      .executeTakeFirst()) ?? unspent;

  it("counts what runs cost, also those that failed, and holds nothing afterwards", async () => {
    const before = await day();
    const { metering } = await run(good, { env: priced });
    expect(metering.costMicros).toBe(1000 * 0.4 + 200 * 1.6);
    expect(await day()).toMatchObject({
      runs: before.runs + 1,
      tokensIn: before.tokensIn + 1000,
      costMicros: before.costMicros + 720,
    });
    await expect(run(goodBut({ after: { pieces: 3, what: "cut" } }), { env: priced })).rejects.toThrow();
    expect((await day()).costMicros).toBeGreaterThan(before.costMicros + 720);
  });

  it("is not passed: the engine stands in, or the user is told", async () => {
    const env = { ...priced, OPENAI_DAILY_LIMIT: "0.000001" };
    await expect(run(good, { env })).rejects.toMatchObject({
      status: 503,
      code: "spend_limit_reached",
      retryAfterSeconds: 86_400,
    });
    const { use } = await run(good, { env: { ...env, PROVIDER_FALLBACK: "local" } });
    expect(use).toEqual({ name: "local", fallback: true });
    expect(model.requests).toHaveLength(0);
  });
});

it("takes no more runs at once than it may", async () => {
  model.play(goodBut({ tokenMs: 5 }));
  const provider = await providerWith({ OPENAI_CONCURRENCY: "1" });
  const first = provider.humanize(plainJob);
  await expect(provider.humanize(plainJob)).rejects.toMatchObject({ status: 503, code: "overloaded" });
  await first;
  expect(await provider.humanize(plainJob)).toMatchObject({ kind: "done" });
});

it("keeps a quarter of them for callers with priority", async () => {
  model.play(goodBut({ tokenMs: 5 }));
  const provider = await providerWith({ OPENAI_CONCURRENCY: "4" });
  const prior = { ...plainJob, priority: true };
  const running = [1, 2, 3].map(() => provider.humanize(plainJob));
  await expect(provider.humanize(plainJob)).rejects.toMatchObject({ code: "overloaded" });
  running.push(provider.humanize(prior));
  await expect(provider.humanize(prior)).rejects.toMatchObject({ code: "overloaded" });
  expect(await Promise.all(running)).toHaveLength(4);
});
