import { Hono } from "hono";
import type { Database } from "../../db/schema.ts";
import { overloaded } from "../../errors.ts";
import type { AppEnv } from "../../http/env.ts";

interface ReadyDeps {
  readonly db: Database;
  /** True once the server stops taking work. */
  readonly isStopping: () => boolean;
}

/**
 * `GET /api/health`: the process is alive. Its answer is built by hand, headers and all, because probes come often:
 * no middleware, no limits, no log lines.
 * @param fixedHeaders what goes with every answer of the API
 */
export function healthRoutes(fixedHeaders: Readonly<Record<string, string>>, newId: () => string) {
  return new Hono<AppEnv>().get("/", () => {
    const headers = { ...fixedHeaders, "content-type": "application/json", "x-request-id": newId() };
    return new Response('{"status":"ok"}', { headers });
  });
}

/** `GET /api/ready`: it can serve; 503 while it stops or without its database. */
export function readyRoutes({ db, isStopping }: ReadyDeps) {
  return new Hono<AppEnv>().get("/", async (c) => {
    if (isStopping()) throw overloaded("The server is stopping.");
    await db
      .selectFrom("firstHumanizations")
      .select("subject")
      .limit(1)
      .execute()
      .catch(() => {
        throw overloaded("The database does not answer.");
      });
    return c.json({ status: "ready" });
  });
}
