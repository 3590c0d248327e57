import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, it } from "vitest";
import { startTestBilling } from "../../../test/billing.ts";
import { mailSettings, stripeSettings } from "../../../test/production.ts";
import { createLogger } from "../../log.ts";
import { publicConfig } from "../../public-config.ts";
import { parseSettings } from "../../settings/parse.ts";
import { createBilling } from "./create-billing.ts";

const { STRIPE_PUBLISHABLE_KEY, STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET } = stripeSettings;
const production = {
  ...stripeSettings,
  ...mailSettings,
  NODE_ENV: "production",
  PUBLIC_URL: "https://app.example.com",
  APP_SECRET: "x".repeat(32),
  FIREBASE_API_KEY: "k",
  FIREBASE_AUTH_DOMAIN: "d",
  FIREBASE_PROJECT_ID: "p",
  FIREBASE_APP_ID: "a",
  ADMIN_EMAILS: "a@example.com",
};
const silent = createLogger("silent");
const create = (env: Record<string, string>) => createBilling(parseSettings(env), silent);
const hostOf = (billing: Awaited<ReturnType<typeof create>>) => billing?.stripe.getApiField("host");

it("is off without keys, and without the stand-in that is named", async () => {
  expect(await create({})).toBeNull();
  expect(await create({ STRIPE_SECRET_KEY })).toBeNull();
  const keys = { STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY, STRIPE_WEBHOOK_SECRET };
  expect(await create({ ...keys, STRIPE_SANDBOX_URL: "http://127.0.0.1:9" })).toBeNull();
});

it("is Stripe itself with keys of the operator", async () => {
  const billing = await create(production);
  expect(billing).toMatchObject({
    mode: "live",
    sandboxScriptUrl: null,
    publicUrl: "https://app.example.com",
  });
  expect(hostOf(billing)).toBe("api.stripe.com");
  expect(publicConfig(parseSettings(production), null, billing)).toMatchObject({
    simulated: [],
    billing: {
      mode: "live",
      publishableKey: STRIPE_PUBLISHABLE_KEY,
      prices: { basic: { monthly: "price_1", yearly: "price_2" } },
    },
  });
});

it("never is the stand-in in production", async () => {
  const stripe = await startTestBilling();
  const billing = await create({ ...production, STRIPE_SANDBOX_URL: stripe.origin });
  expect(billing?.mode).toBe("live");
  expect(hostOf(billing)).toBe("api.stripe.com");
  expect(publicConfig(parseSettings({}), null, stripe.billing)).toMatchObject({
    simulated: ["payments", "mail"],
    billing: { mode: "sandbox", sandboxScriptUrl: `${stripe.origin}/v3/sandbox.js` },
  });
  await stripe.stop();
});

it("logs what it sends, where a folder for that is named", async () => {
  const dir = mkdtempSync(path.join(tmpdir(), "ai-humanizer-requests-"));
  const stripe = await startTestBilling({ env: { TEST_ARTIFACTS: path.join(dir, "new") } });
  await stripe.billing.stripe.customers.create({ email: "a@example.com", metadata: { userId: "u" } });
  await stripe.billing.stripe.customers.list({ limit: 1 });
  const lines = readFileSync(path.join(dir, "new", "stripe-requests.jsonl"), "utf8")
    .trim()
    .split("\n");
  expect(lines.map((line) => JSON.parse(line))).toEqual([
    { method: "POST", path: "/v1/customers", body: "email=a%40example.com&metadata[userId]=u" },
    { method: "GET", path: "/v1/customers?limit=1", body: null },
  ]);
  await stripe.stop();
  rmSync(dir, { recursive: true });
});
