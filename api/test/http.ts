import type { Hono } from "hono";
import type { AppEnv } from "../src/http/env.ts";
import { type RunningServer, startServer } from "../src/server.ts";

/** The app behind a real socket on a free port. */
export async function listen(app: Hono<AppEnv>): Promise<RunningServer & { readonly url: string }> {
  const server = await startServer(app, { host: "127.0.0.1", port: 0 });
  return { ...server, url: `http://127.0.0.1:${server.port}` };
}

/** Waits until a condition holds; fails after 5 s. */
export async function until(condition: () => boolean | Promise<boolean>): Promise<void> {
  const deadline = Date.now() + 5000;
  while (!(await condition())) {
    if (Date.now() > deadline) throw new Error("the condition did not come to hold in 5 s");
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}
