import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { ROOT } from "../lib/paths.ts";
import { freePort } from "../lib/port.ts";
import type { Service } from "../lib/services.ts";
import { originFile } from "./origin-file.ts";

type StripeSandbox = {
  services: Service[];
  /** What tells the API of it. */
  env: Record<string, string>;
};

/** Keys that only the stand-in takes. */
export const sandboxKeys = {
  STRIPE_SECRET_KEY: "sk_test_sandbox",
  STRIPE_PUBLISHABLE_KEY: "pk_test_sandbox",
  STRIPE_WEBHOOK_SECRET: "whsec_sandbox",
};

/**
 * The local stand-in for Stripe as a service; none in production, and none where the environment names a key or another
 * stand-in.
 * @param apiUrl where the API will answer, for the webhooks
 */
export async function stripeSandbox(
  dataDir: string,
  apiUrl: string,
  env: NodeJS.ProcessEnv,
): Promise<StripeSandbox> {
  const named = env.STRIPE_SECRET_KEY || env.STRIPE_SANDBOX_URL;
  if (env.NODE_ENV === "production" || named) return { services: [], env: {} };
  const port = await freePort();
  const folder = path.join(dataDir, "stripe-sandbox");
  const origin = `http://127.0.0.1:${port}`;
  mkdirSync(folder, { recursive: true });
  writeFileSync(originFile(dataDir), origin);
  const service = {
    name: "The stand-in for Stripe",
    command: process.execPath,
    args: [
      "--import",
      path.join(import.meta.dirname, "../lib/stop-with-parent.ts"),
      path.join(ROOT, "api", "sandbox", "stripe", "main.ts"),
      String(port),
      path.join(folder, "state.json"),
      `${apiUrl}/api/stripe/webhook`,
    ],
    env: { ...process.env, ...sandboxKeys },
    readyUrl: `${origin}/`,
    optional: "Nothing can be bought; all else works.",
  };
  return { services: [service], env: { ...sandboxKeys, STRIPE_SANDBOX_URL: origin } };
}
