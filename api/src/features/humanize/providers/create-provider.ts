import type { Database } from "../../../db/schema.ts";
import type { RemoteEngine } from "../../../engine/engine.ts";
import type { Logger } from "../../../log.ts";
import type { Settings } from "../../../settings/tree.ts";
import { createLocalProvider } from "./local.ts";
import { createBreaker } from "./openai/breaker.ts";
import { createBudget } from "./openai/budget.ts";
import { createModel } from "./openai/model.ts";
import { createOpenAiProvider } from "./openai/openai.ts";
import type { Provider } from "./provider.ts";

type ProviderSettings = Settings["provider"];

/** Who rewrites by the settings: whom they name, or a language model where they say how to reach one. */
export function providerName({ name, apiKey, baseUrl }: ProviderSettings): "local" | "openai" {
  return name ?? (apiKey !== null || baseUrl !== null ? "openai" : "local");
}

/** Longest a humanization may take, in ms. */
export function runTimeoutMs({ provider, engine }: Pick<Settings, "provider" | "engine">): number {
  return providerName(provider) === "openai" ? provider.runTimeoutMs : engine.timeoutMs;
}

interface ProviderDeps {
  readonly settings: ProviderSettings;
  readonly engine: RemoteEngine;
  readonly db: Database;
  readonly clock: () => number;
  readonly newId: () => string;
  readonly random: () => number;
  readonly log: Logger;
}

const firstWaitMs = 400;
const longestWaitMs = 20_000;
const microsPerDollar = 1_000_000;

/**
 * The provider that the settings name.
 * @throws an Error that names the settings where they do not go together
 */
export function createProvider({ settings, engine, db, clock, newId, random, log }: ProviderDeps): Provider {
  if (providerName(settings) === "local") return createLocalProvider(engine);
  const { apiKey, baseUrl, dailyLimit, inputPrice, outputPrice } = settings;
  if (apiKey === null && baseUrl === null)
    throw new Error("PROVIDER is openai, but neither OPENAI_API_KEY nor OPENAI_BASE_URL is set.");
  if (dailyLimit !== null && inputPrice === 0 && outputPrice === 0)
    throw new Error("OPENAI_DAILY_LIMIT needs OPENAI_INPUT_PRICE and OPENAI_OUTPUT_PRICE.");
  const breaker = createBreaker({
    failures: settings.breakerFailures,
    cooldownMs: settings.breakerMs,
    clock,
  });
  const limit = dailyLimit === null ? null : Math.round(dailyLimit * microsPerDollar);
  return createOpenAiProvider({
    engine,
    model: createModel({ ...settings, firstWaitMs, longestWaitMs, random, clock, breaker }),
    budget: createBudget({ db, clock, limit }),
    prices: { input: inputPrice, output: outputPrice },
    fallback: settings.fallback === "local",
    concurrency: settings.concurrency,
    candidates: settings.candidates,
    newId,
    log,
  });
}
