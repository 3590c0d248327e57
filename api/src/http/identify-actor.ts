import { createMiddleware } from "hono/factory";
import type { Identify } from "../identity/actor.ts";
import type { AppEnv } from "./env.ts";

/** Sets `actor` and `account` from the call's credentials; null without any. */
export function identifyActor(identify: Identify) {
  return createMiddleware<AppEnv>(async (c, next) => {
    const { actor, account } = await identify(c.req.raw.headers);
    c.set("actor", actor);
    c.set("account", account);
    await next();
  });
}
