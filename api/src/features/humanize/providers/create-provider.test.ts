import { describe, expect, it } from "vitest";
import { databases } from "../../../../test/databases.ts";
import { createEnginePool } from "../../../engine/pool.ts";
import { createLogger } from "../../../log.ts";
import { parseSettings } from "../../../settings/parse.ts";
import { createProvider, providerName, runTimeoutMs } from "./create-provider.ts";

const named = (env: Readonly<Record<string, string>>) => providerName(parseSettings(env).provider);

describe("providerName", () => {
  it.each([
    [{}, "local"],
    [{ OPENAI_API_KEY: "k" }, "openai"],
    [{ OPENAI_BASE_URL: "http://localhost:11434/v1" }, "openai"],
    [{ OPENAI_API_KEY: "k", PROVIDER: "local" }, "local"],
  ])("is, by %j, %s", (env, name) => {
    expect(named(env)).toBe(name);
  });
});

it("gives each provider its own time", () => {
  const env = { HUMANIZE_TIMEOUT_MS: "1", OPENAI_RUN_TIMEOUT_MS: "2" };
  expect(runTimeoutMs(parseSettings(env))).toBe(1);
  expect(runTimeoutMs(parseSettings({ ...env, OPENAI_API_KEY: "k" }))).toBe(2);
});

it("names settings that do not go together", async () => {
  const { db, drop } = await databases[0].open();
  const engine = createEnginePool({
    threads: 1,
    maxQueue: 1,
    workerFile: `${import.meta.dirname}/../../../../test/test-worker.ts`,
    onIdleError: (error) => {
      throw error;
    },
  });
  const create = (env: Readonly<Record<string, string>>) =>
    createProvider({
      settings: parseSettings(env).provider,
      engine,
      db,
      clock: Date.now,
      newId: () => "id",
      random: Math.random,
      log: createLogger("silent"),
    });
  await expect(create({ PROVIDER: "openai" })).rejects.toThrow(/OPENAI_API_KEY.*OPENAI_BASE_URL/);
  await expect(create({ OPENAI_API_KEY: "k", OPENAI_DAILY_LIMIT: "5" })).rejects.toThrow(
    "OPENAI_INPUT_PRICE",
  );
  await engine.close();
  await drop();
});
