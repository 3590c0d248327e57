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
 * `GET /api/health`: the process is alive. Its answer is always the same, because probes come often: no middleware,
 * no limits, no log lines, no request id.
 * @param fixedHeaders what goes with every answer of the API
 */
export function healthRoutes(fixedHeaders: Readonly<Record<string, string>>) {
  const init = { headers: { ...fixedHeaders, "content-type": "application/json" } };
  return new Hono<AppEnv>().get("/", () => new Response('{"status":"ok"}', init));
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
