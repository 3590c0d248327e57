import type { Hono } from "hono";
import type { AppEnv } from "../src/http/env.ts";
import { type RunningServer, startServer } from "../src/server.ts";

/** The app behind a real socket on a free port. */
export async function listen(app: Hono<AppEnv>): Promise<RunningServer & { readonly url: string }> {
  const server = await startServer(app, { host: "127.0.0.1", port: 0 });
  return { ...server, url: `http://127.0.0.1:${server.port}` };
}

/** How long `until` waits, in ms: a slow machine is no failure. */
const patience = 30_000;

/** Waits until a condition holds; fails where it does not come to. */
export async function until(condition: () => boolean | Promise<boolean>): Promise<void> {
  const deadline = performance.now() + patience;
  while (!(await condition())) {
    if (performance.now() > deadline) throw new Error(`the condition did not come to hold in ${patience} ms`);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}
