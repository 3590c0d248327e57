import { createMiddleware } from "hono/factory";
import type { Identify } from "../identity/actor.ts";
import type { AppEnv } from "./env.ts";

/** Sets `actor` from the call's credentials; null without any. */
export function identifyActor(identify: Identify) {
  return createMiddleware<AppEnv>(async (c, next) => {
    c.set("actor", await identify(c.req.raw.headers));
    await next();
  });
}
