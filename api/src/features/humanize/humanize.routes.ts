import { humanizeRequestSchema } from "@ai-humanizer/shared";
import { Hono } from "hono";
import type { AppEnv } from "../../http/env.ts";
import { jsonBody } from "../../http/json-body.ts";
import { requireActor } from "../../http/require-actor.ts";
import { type HumanizeDeps, humanize } from "./humanize.service.ts";

/** `POST /api/humanize`, for guests and users. */
export function humanizeRoutes(deps: HumanizeDeps) {
  return new Hono<AppEnv>().post("/", async (c) => {
    const actor = requireActor(c);
    // Taken before the body is read: the server aborts it when the connection closes.
    const { signal } = c.req.raw;
    const request = await jsonBody(c, humanizeRequestSchema);
    return c.json(await humanize(deps, { actor, addressKey: c.var.addressKey, request, signal }));
  });
}
