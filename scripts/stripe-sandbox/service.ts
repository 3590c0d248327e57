import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { greeting } from "../../api/sandbox/stripe/greeting.ts";
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
 * stand-in. Throws a sentence for people if another one runs on the same data: each would overwrite the other's.
 * @param apiUrl where the API will answer, for the webhooks
 */
export async function stripeSandbox(
  dataDir: string,
  apiUrl: string,
  env: NodeJS.ProcessEnv,
): Promise<StripeSandbox> {
  const named = env.STRIPE_SECRET_KEY || env.STRIPE_SANDBOX_URL;
  if (env.NODE_ENV === "production" || named) return { services: [], env: {} };
  if (await isRunning(dataDir)) {
    throw new Error(
      `Another AI Humanizer is running on the data in ${dataDir}. Stop it, or choose another folder: DATA_DIR=... npm start`,
    );
  }
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

/** Whether a stand-in answers at the address that the data folder names; an earlier one's may be left behind there. */
async function isRunning(dataDir: string): Promise<boolean> {
  const file = originFile(dataDir);
  if (!existsSync(file)) return false;
  try {
    const response = await fetch(readFileSync(file, "utf8"), { signal: AbortSignal.timeout(2_000) });
    return (await response.text()) === greeting;
  } catch {
    return false;
  }
}
