import { createMiddleware } from "hono/factory";
import { routePath } from "hono/route";
import type { Logger } from "../log.ts";
import type { AppEnv } from "./env.ts";

/** One line a call: what was asked, by what kind of actor, how it ended. Never a body, a header or an address. */
export function requestLog(log: Logger) {
  return createMiddleware<AppEnv>(async (c, next) => {
    const start = performance.now();
    await next();
    const { status } = c.res;
    const line = {
      requestId: c.var.requestId,
      method: c.req.method,
      // The pattern, not the path, which may carry an id or a token.
      route: routePath(c),
      status,
      ms: Math.round(performance.now() - start),
      actor: c.var.actor?.kind ?? null,
    };
    if (status >= 500) log.error(line, "request");
    else log.info(line, "request");
  });
}
