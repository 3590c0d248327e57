import { humanizeRequestSchema } from "@ai-humanizer/shared";
import { Hono } from "hono";
import type { AppEnv } from "../../http/env.ts";
import { jsonBody } from "../../http/json-body.ts";
import { requireActor } from "../../http/require-actor.ts";
import { humanize } from "./humanize.service.ts";
import type { HumanizeDeps } from "./humanize-call.ts";
import { streamHumanization } from "./stream.ts";

/** `POST /api/humanize`, for guests and users: as JSON, or as events for whoever accepts them. */
export function humanizeRoutes(deps: HumanizeDeps) {
  return new Hono<AppEnv>().post("/", async (c) => {
    const actor = requireActor(c);
    // Taken before the body is read: the server aborts it when the connection closes.
    const closed = c.req.raw.signal;
    const request = await jsonBody(c, humanizeRequestSchema);
    const call = { actor, addressKey: c.var.addressKey, request };
    if (!c.req.header("accept")?.includes("text/event-stream")) {
      return c.json(await humanize(deps, { ...call, signal: closed }));
    }
    return await streamHumanization(c, deps, call, closed);
  });
}
