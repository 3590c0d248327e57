import type { Database } from "../../../db/schema.ts";
import type { RemoteEngine } from "../../../engine/engine.ts";
import type { Logger } from "../../../log.ts";
import type { Settings } from "../../../settings/tree.ts";
import { createLocalProvider } from "./local.ts";
import type { Provider } from "./provider.ts";

type ProviderSettings = Settings["provider"];

/** Who rewrites, by the settings: the provider they name, or a language model where they say how to reach one. */
export function providerName({ name, apiKey, baseUrl }: ProviderSettings): "local" | "openai" {
  return name ?? (apiKey !== null || baseUrl !== null ? "openai" : "local");
}

/** Longest a humanization may take, in ms. */
export function runTimeoutMs({ provider, engine }: Pick<Settings, "provider" | "engine">): number {
  return providerName(provider) === "openai" ? provider.runTimeoutMs : engine.timeoutMs;
}

export interface ProviderDeps {
  readonly settings: ProviderSettings;
  readonly engine: RemoteEngine;
  readonly db: Database;
  readonly clock: () => number;
  readonly newId: () => string;
  readonly random: () => number;
  readonly log: Logger;
}

/**
 * The provider that the settings name. Rejects with an Error that names the settings where they do not go together.
 */
export async function createProvider(deps: ProviderDeps): Promise<Provider> {
  if (providerName(deps.settings) === "local") return createLocalProvider(deps.engine);
  const { apiKey, baseUrl, dailyLimit, inputPrice, outputPrice } = deps.settings;
  if (apiKey === null && baseUrl === null)
    throw new Error("PROVIDER is openai, but neither OPENAI_API_KEY nor OPENAI_BASE_URL is set.");
  if (dailyLimit !== null && inputPrice === 0 && outputPrice === 0)
    throw new Error("OPENAI_DAILY_LIMIT needs OPENAI_INPUT_PRICE and OPENAI_OUTPUT_PRICE.");
  // The SDK takes 36 MB, which a server without a model can do without.
  const { fromSettings } = await import("./openai/from-settings.ts");
  return fromSettings(deps);
}
