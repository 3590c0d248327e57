import Stripe from "stripe";
import { isUp } from "../../http/is-up.ts";
import type { Logger } from "../../log.ts";
import type { Settings } from "../../settings/tree.ts";
import { type Catalog, createCatalog } from "./catalog.ts";
import { loggingHttpClient } from "./request-log.ts";

/** What billing works with. */
export interface Billing {
  readonly mode: "sandbox" | "live";
  readonly stripe: Stripe;
  readonly catalog: Catalog;
  readonly publishableKey: string;
  readonly webhookSecret: string;
  /** See `billingConfigSchema`. */
  readonly sandboxScriptUrl: string | null;
  readonly testPrice: string | null;
  readonly portalConfiguration: string | null;
  /** The only promotion code that is taken. */
  readonly promotionCode: string | null;
  /** Where the app is, for the way back from the provider. */
  readonly publicUrl: string;
}

/** A call that takes longer has failed, in ms; the SDK tries it once more, by the same idempotency key. */
const timeoutMs = 8_000;

/** Billing as the settings want it, by Stripe or in local mode by its stand-in; null where there are no keys for either. */
export async function createBilling(settings: Settings, log: Logger): Promise<Billing | null> {
  const { secretKey, publishableKey, webhookSecret, requestLogDir, ...rest } = settings.billing;
  if (secretKey === null || publishableKey === null || webhookSecret === null) return null;
  const sandbox = settings.mode === "local" && rest.sandboxUrl !== null ? new URL(rest.sandboxUrl) : null;
  if (sandbox !== null && !(await isUp(sandbox))) {
    log.warn({ sandbox: sandbox.origin }, "the stand-in for Stripe does not answer: nothing can be bought");
    return null;
  }
  const stripe = new Stripe(secretKey, {
    timeout: timeoutMs,
    maxNetworkRetries: 1,
    telemetry: false,
    ...(requestLogDir === null ? {} : { httpClient: loggingHttpClient(requestLogDir) }),
    ...(sandbox === null ? {} : { host: sandbox.hostname, port: sandbox.port, protocol: "http" as const }),
  });
  return {
    mode: sandbox === null ? "live" : "sandbox",
    stripe,
    catalog: createCatalog(settings.billing),
    publishableKey,
    webhookSecret,
    sandboxScriptUrl: sandbox === null ? null : `${sandbox.origin}/v3/sandbox.js`,
    testPrice: rest.testPrice,
    portalConfiguration: rest.portalConfiguration,
    promotionCode: rest.promotionCode,
    publicUrl: settings.server.publicUrl,
  };
}
