/** `npm run billing:reconcile`: in local mode with the stand-in that `npm start` runs, else with Stripe itself. */
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { ROOT } from "./lib/paths.ts";
import { originFile } from "./stripe-sandbox/origin-file.ts";
import { sandboxKeys } from "./stripe-sandbox/service.ts";

const { env } = process;
env.DATA_DIR = path.resolve(ROOT, env.DATA_DIR || "data");
const origin = originFile(env.DATA_DIR);
if (env.NODE_ENV !== "production" && !env.STRIPE_SECRET_KEY && existsSync(origin)) {
  Object.assign(env, sandboxKeys, { STRIPE_SANDBOX_URL: readFileSync(origin, "utf8") });
}
await import("../api/src/reconcile.ts");
