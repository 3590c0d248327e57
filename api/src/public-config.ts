import { readFileSync } from "node:fs";
import { type BillingConfig, billingOff, type PublicConfig } from "@ai-humanizer/shared";
import { z } from "zod";
import type { Billing } from "./features/billing/create-billing.ts";
import { providerName } from "./features/humanize/providers/create-provider.ts";
import type { Settings } from "./settings/tree.ts";

/** What the renderer may know. */
export function publicConfig(
  { mode, identity, provider, server, operator, mail, desktop }: Settings,
  firebase: PublicConfig["firebase"],
  billing: Billing | null,
): PublicConfig {
  const manifest = readFileSync(new URL("../package.json", import.meta.url), "utf8");
  const { version } = z.object({ version: z.string() }).parse(JSON.parse(manifest));
  const { demoEmail: email, demoPassword: password } = identity;
  return {
    firebase,
    // An operator who sets up a demo account wants it tried: its screen is filled in for everybody.
    demo: email !== null && password !== null ? { email, password } : null,
    billing: billing ? billingConfig(billing) : billingOff,
    provider: providerName(provider),
    operator,
    desktopDownloadUrl: server.desktopDownloadUrl,
    minDesktopVersion: desktop.minVersion,
    version,
    simulated: [
      ...(firebase?.emulatorUrl ? ["sign-in"] : []),
      ...(billing?.mode === "sandbox" ? ["payments"] : []),
      ...(mode === "local" && mail.smtpUrl === null ? ["mail"] : []),
    ],
  };
}

function billingConfig({ mode, publishableKey, catalog, sandboxScriptUrl }: Billing): BillingConfig {
  return { mode, publishableKey, prices: catalog.priceIds, sandboxScriptUrl };
}
