import { serve } from "@hono/node-server";
import type { Hono } from "hono";
import Stripe from "stripe";
import { createSandboxApp } from "./app.ts";
import type { Sandbox } from "./sandbox.ts";
import { seedCatalog } from "./seed.ts";
import { emptyState, loadState, saveState } from "./state.ts";
import { createWebhooks } from "./webhooks.ts";

interface SandboxOptions {
  /** 0 picks a free one. */
  readonly port: number;
  /** Where everything is kept; null keeps it in memory. */
  readonly file: string | null;
  readonly webhookUrl: string | null;
  readonly webhookSecret: string;
  readonly secretKey: string;
  readonly publishableKey: string;
  /** See `WebhookOptions`. */
  readonly retryMs?: number;
}

export interface RunningSandbox {
  /** Where it is reached, such as "http://127.0.0.1:1234". */
  readonly origin: string;
  /** Stops it, once all is in its file. */
  readonly stop: () => Promise<void>;
}

/** Runs the local stand-in for Stripe on this machine alone, with what it knew last time. */
export async function startStripeSandbox(options: SandboxOptions): Promise<RunningSandbox> {
  const { file, webhookUrl, webhookSecret, retryMs = 1_000 } = options;
  const state = file === null ? emptyState() : loadState(file);
  const now = () => Math.floor(Date.now() / 1000) + state.clockOffset;
  seedCatalog(state, now());

  let saveDue = false;
  const save = () => {
    saveDue = false;
    if (file !== null) saveState(file, state);
  };
  const onChange = () => {
    if (saveDue) return;
    saveDue = true;
    setImmediate(save);
  };
  const webhooks = createWebhooks({
    stripe: new Stripe(options.secretKey),
    state,
    options: { url: webhookUrl, secret: webhookSecret, retryMs },
    now,
    onChange,
  });
  // Its pages name their own address, which is known once it listens.
  let app: Hono | undefined;
  const fetch = (request: Request) => app?.fetch(request) ?? new Response(null, { status: 503 });
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  const server = serve({ fetch, hostname: "127.0.0.1", port: options.port }, (info) => resolve(info.port));
  server.once("error", reject);
  const origin = `http://127.0.0.1:${await promise}`;
  const sandbox: Sandbox = { state, now, origin, emit: webhooks.emit };
  app = createSandboxApp({ ...options, sandbox, webhooks, onChange });
  // What was on its way when it last ended.
  webhooks.pump();

  async function stop(): Promise<void> {
    await webhooks.stop();
    if ("closeAllConnections" in server) server.closeAllConnections();
    await new Promise<void>((done) => server.close(() => done()));
    save();
  }
  return { origin, stop };
}
