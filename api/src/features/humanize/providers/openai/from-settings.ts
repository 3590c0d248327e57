import type { ProviderDeps } from "../create-provider.ts";
import type { Provider } from "../provider.ts";
import { createBreaker } from "./breaker.ts";
import { createBudget } from "./budget.ts";
import { createModel } from "./model.ts";
import { createOpenAiProvider } from "./openai.ts";

const firstWaitMs = 400;
const longestWaitMs = 20_000;
const microsPerDollar = 1_000_000;

/** The language model that the settings name. */
export function fromSettings({ settings, engine, db, clock, newId, random, log }: ProviderDeps): Provider {
  const { dailyLimit, inputPrice, outputPrice } = settings;
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
