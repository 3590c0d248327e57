import { describe, expect, it } from "vitest";
import { parseSettings } from "../../../settings/parse.ts";
import { providerName, runTimeoutMs } from "./create-provider.ts";

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
