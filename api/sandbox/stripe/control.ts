import { Hono } from "hono";
import { z } from "zod";
import { moveClock } from "./engine/clock.ts";
import { find, type Sandbox } from "./sandbox.ts";
import type { Webhooks } from "./webhooks.ts";

/** What the next API calls meet instead of an answer. */
export interface Faults {
  /** How many calls more. */
  left: number;
  status: number;
  /** Which ones, such as `POST /v1/customers`; all unless it is given. */
  call?: string | undefined;
}

const conductSchema = z.strictObject({
  hold: z.boolean().optional(),
  duplicate: z.boolean().optional(),
  reverse: z.boolean().optional(),
});

/**
 * The stand-in's own calls, for people and tests, JSON in and out:
 * `POST /sandbox/clock {advanceSeconds}` moves its time and lets happen what falls due; `POST /sandbox/webhooks {hold,
 * duplicate, reverse}` changes how events are sent; `POST /sandbox/webhooks/send {events: [ids]}` sends events now, in
 * that order; `POST /sandbox/faults {calls, status, call}` makes the next API calls fail, or those
 * of one method and path; `GET /sandbox/state` shows all.
 */
export function controlRoutes(sandbox: Sandbox, webhooks: Webhooks, faults: Faults) {
  const { state, now } = sandbox;
  return new Hono()
    .get("/state", (c) => c.json({ ...state, now: now() }))
    .post("/clock", async (c) => {
      const body = z.strictObject({ advanceSeconds: z.int().min(0) }).parse(await c.req.json());
      moveClock(sandbox, now() + body.advanceSeconds);
      return c.json({ now: now() });
    })
    .post("/webhooks", async (c) => {
      Object.assign(webhooks.conduct, conductSchema.parse(await c.req.json()));
      webhooks.pump();
      return c.json(webhooks.conduct);
    })
    .post("/webhooks/send", async (c) => {
      const { events } = z.strictObject({ events: z.array(z.string()) }).parse(await c.req.json());
      const statuses: number[] = [];
      for (const id of events) statuses.push(await webhooks.send(find(state.events, "event", id)));
      return c.json({ statuses });
    })
    .post("/faults", async (c) => {
      const { calls, status, call } = z
        .strictObject({
          calls: z.int().min(0),
          status: z.int().min(400).max(599),
          call: z.string().optional(),
        })
        .parse(await c.req.json());
      Object.assign(faults, { left: calls, status, call });
      return c.json(faults);
    });
}
