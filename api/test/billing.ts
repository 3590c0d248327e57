import { setTimeout as delay } from "node:timers/promises";
import type { Hono } from "hono";
import type Stripe from "stripe";
import { startStripeSandbox } from "../sandbox/stripe/server.ts";
import type { SandboxState } from "../sandbox/stripe/state.ts";
import { createBilling } from "../src/features/billing/create-billing.ts";
import type { AppEnv } from "../src/http/env.ts";
import { createLogger } from "../src/log.ts";
import { parseSettings } from "../src/settings/parse.ts";

export const cards = {
  pays: "4242 4242 4242 4242",
  declines: "4000 0000 0000 0002",
  failsLater: "4000 0000 0000 0341",
  slow: "4000 0000 0000 1000",
  slowlyFails: "4000 0000 0000 1001",
} as const;

const keys = {
  STRIPE_SECRET_KEY: "sk_test_sandbox",
  STRIPE_PUBLISHABLE_KEY: "pk_test_sandbox",
  STRIPE_WEBHOOK_SECRET: "whsec_sandbox",
};

interface TestBillingOptions {
  readonly env?: Readonly<Record<string, string>>;
  /** Where the stand-in sends its events by itself; tests deliver them by hand unless they name it. */
  readonly webhookUrl?: string;
}

export type TestBilling = Awaited<ReturnType<typeof startTestBilling>>;

/** The real SDK against a stand-in of its own, in memory, and what a person or Stripe would do at it. */
export async function startTestBilling({ env = {}, webhookUrl }: TestBillingOptions = {}) {
  const sandbox = await startStripeSandbox({
    port: 0,
    file: null,
    webhookUrl: webhookUrl ?? null,
    webhookSecret: keys.STRIPE_WEBHOOK_SECRET,
    secretKey: keys.STRIPE_SECRET_KEY,
    publishableKey: keys.STRIPE_PUBLISHABLE_KEY,
    retryMs: 50,
  });
  const { TEST_ARTIFACTS = "" } = process.env;
  const settings = parseSettings({ ...keys, STRIPE_SANDBOX_URL: sandbox.origin, TEST_ARTIFACTS, ...env });
  const billing = await createBilling(settings, createLogger("silent"));
  if (billing === null) throw new Error("the stand-in does not answer");
  const { stripe, webhookSecret } = billing;

  const control = async (path: string, body: object) => {
    const answer = await fetch(`${sandbox.origin}/sandbox/${path}`, {
      method: "POST",
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(await answer.text());
    return await answer.json();
  };
  const state = async () => {
    const answer = await fetch(`${sandbox.origin}/sandbox/state`);
    return (await answer.json()) as SandboxState & { now: number };
  };
  /** Sends a form of a hosted page; the status and, where it leads on, the address. */
  const submit = async (url: string | null, form: Record<string, string>) => {
    const answer = await fetch(url ?? "", {
      method: "POST",
      body: new URLSearchParams(form),
      redirect: "manual",
    });
    return { status: answer.status, location: answer.headers.get("location"), page: await answer.text() };
  };
  const signature = (payload: string, options: { secret?: string; timestamp?: number } = {}) =>
    stripe.webhooks.generateTestHeaderString({ payload, secret: webhookSecret, ...options });
  /** Brings an event to the API as Stripe does. */
  const deliver = async (app: Hono<AppEnv>, event: Stripe.Event, at = Date.now()) => {
    const body = JSON.stringify(event);
    const headers = { "stripe-signature": signature(body, { timestamp: Math.floor(at / 1000) }) };
    return await app.request("/api/stripe/webhook", { method: "POST", body, headers });
  };
  return {
    billing,
    origin: sandbox.origin,
    state,
    signature,
    deliver,
    stop: sandbox.stop,
    /** All events so far, the oldest first. */
    events: async () => Object.values((await state()).events),
    /** Moves the stand-in's clock by days. */
    advance: (days: number) => control("clock", { advanceSeconds: days * 86_400 }),
    /** Makes the next calls fail, or those of a method and path such as `POST /v1/customers`. */
    fail: (calls: number, { status = 500, call }: { status?: number; call?: string } = {}) =>
      control("faults", { calls, status, call }),
    /** Fills in the card on a hosted checkout. */
    pay: (url: string | null, card: string = cards.pays) => submit(url, { number: card }),
    /** Presses a button of the hosted portal. */
    press: (url: string | null, action: string, more: Record<string, string> = {}) =>
      submit(url, { action, ...more }),
    /** Waits until the webhook endpoint has taken all events. */
    settled: async () => {
      const deadline = Date.now() + 60_000;
      while ((await state()).deliveries.length > 0) {
        if (Date.now() > deadline) throw new Error("events were not taken in 60 s");
        await delay(20);
      }
    },
  };
}
