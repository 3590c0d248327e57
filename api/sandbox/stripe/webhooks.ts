import type Stripe from "stripe";
import { newId } from "./sandbox.ts";
import type { Delivery, SandboxState } from "./state.ts";

export interface WebhookOptions {
  /** Null tells nobody. */
  readonly url: string | null;
  readonly secret: string;
  /** How long after a failed attempt the next one comes, in ms; doubled each time, up to a minute. */
  readonly retryMs: number;
}

/** How the endpoint is treated; to be changed while it runs. */
export interface WebhookConduct {
  /** Keeps what happens to itself until this is off again. */
  hold: boolean;
  /** Sends each event twice. */
  duplicate: boolean;
  /** Sends what waits in reverse order. */
  reverse: boolean;
}

interface WebhookParts {
  readonly stripe: Stripe;
  readonly state: SandboxState;
  readonly options: WebhookOptions;
  readonly now: () => number;
  readonly onChange: () => void;
}

const longestWaitMs = 60_000;
const maxAttempts = 20;

/** Sends events to the webhook endpoint, one after the other, with Stripe's signature, until each is taken. */
export function createWebhooks({ stripe, state, options, now, onChange }: WebhookParts) {
  const conduct: WebhookConduct = { hold: false, duplicate: false, reverse: false };
  let timer: NodeJS.Timeout | undefined;
  let pumping: Promise<void> | null = null;
  let stopped = false;

  function emit(type: Stripe.Event.Type, object: Stripe.Event.Data.Object): void {
    // Of the SDK's many kinds of events each has an object of its own; here the caller sees to that.
    const event = {
      id: newId("evt"),
      object: "event",
      api_version: stripe.getConstant("API_VERSION") ?? null,
      created: now(),
      data: { object: structuredClone(object) },
      livemode: false,
      pending_webhooks: 1,
      request: { id: newId("req"), idempotency_key: null },
      type,
    } as Stripe.Event;
    state.events[event.id] = event;
    if (options.url !== null) {
      for (let copy = 0; copy < (conduct.duplicate ? 2 : 1); copy += 1) {
        state.deliveries.push({ event: event.id, attempts: 0, dueAt: 0 });
      }
    }
    // What one call brings about is sent once that call is over.
    setTimeout(pump, 0);
  }

  function pump(): void {
    if (stopped || conduct.hold || pumping) return;
    pumping = deliverDue().finally(() => {
      pumping = null;
      schedule();
    });
  }

  async function deliverDue(): Promise<void> {
    while (!stopped && !conduct.hold) {
      const due = state.deliveries.filter(({ dueAt }) => dueAt <= Date.now());
      const next = conduct.reverse ? due.at(-1) : due[0];
      if (!next) return;
      const event = state.events[next.event];
      const status = event ? await send(event) : 200;
      settle(next, status >= 200 && status < 300);
      onChange();
    }
  }

  function settle(delivery: Delivery, taken: boolean): void {
    delivery.attempts += 1;
    if (taken || delivery.attempts >= maxAttempts) {
      state.deliveries.splice(state.deliveries.indexOf(delivery), 1);
      return;
    }
    delivery.dueAt = Date.now() + Math.min(options.retryMs * 2 ** (delivery.attempts - 1), longestWaitMs);
  }

  function schedule(): void {
    clearTimeout(timer);
    if (stopped || conduct.hold || state.deliveries.length === 0) return;
    const next = Math.min(...state.deliveries.map(({ dueAt }) => dueAt));
    timer = setTimeout(pump, Math.max(0, next - Date.now()));
  }

  /** One attempt; the status of the answer, 0 without one. */
  async function send(event: Stripe.Event): Promise<number> {
    if (options.url === null) return 0;
    const body = JSON.stringify(event);
    const signature = stripe.webhooks.generateTestHeaderString({ payload: body, secret: options.secret });
    return await fetch(options.url, {
      method: "POST",
      headers: { "content-type": "application/json; charset=utf-8", "stripe-signature": signature },
      body,
      signal: AbortSignal.timeout(30_000),
    }).then(
      ({ status }) => status,
      () => 0,
    );
  }

  async function stop(): Promise<void> {
    stopped = true;
    clearTimeout(timer);
    await pumping;
  }
  return { emit, send, pump, conduct, stop };
}

export type Webhooks = ReturnType<typeof createWebhooks>;
