import { Server } from "node:http";
import { setTimeout as delay } from "node:timers/promises";
import { serve } from "@hono/node-server";
import type { Hono } from "hono";
import type { AppEnv } from "./http/env.ts";

export interface RunningServer {
  /** The port it listens on. */
  readonly port: number;
  /** Takes no more connections, lets requests in flight end for at most `graceMs`, then cuts them off. */
  readonly stop: (graceMs: number) => Promise<void>;
}

/** How long a stopped server waits for work whose client is gone, in ms. */
const lingerMs = 1000;

interface Place {
  readonly host: string;
  /** 0 picks a free one. */
  readonly port: number;
}

/** Serves an app over HTTP. Rejects if the port can't be had. */
export async function startServer(app: Hono<AppEnv>, { host, port }: Place): Promise<RunningServer> {
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  const inFlight = new Set<Promise<unknown>>();
  const waitUntil = (work: Promise<unknown>) => {
    inFlight.add(work);
    work.catch(() => {}).finally(() => inFlight.delete(work));
  };
  const fetch: typeof app.fetch = (request, env) => {
    const answer = app.fetch(request, { ...env, waitUntil });
    if (answer instanceof Promise) waitUntil(answer);
    return answer;
  };
  const server = serve({ fetch, hostname: host, port }, (info) => resolve(info.port));
  if (!(server instanceof Server)) throw new Error("The server is not an HTTP/1 server");
  const http = server;
  http.once("error", reject);
  const boundPort = await promise;

  async function stop(graceMs: number): Promise<void> {
    const closed = new Promise<void>((done) => http.close(() => done()));
    // A kept-alive connection turns idle only when its last request has been answered.
    const idle = setInterval(() => http.closeIdleConnections(), 50);
    const cutOff = setTimeout(() => http.closeAllConnections(), graceMs);
    await closed;
    clearInterval(idle);
    clearTimeout(cutOff);
    // A client that is gone leaves work behind, such as giving back what it reserved.
    await Promise.race([Promise.allSettled(inFlight), delay(lingerMs, undefined, { ref: false })]);
  }
  return { port: boundPort, stop };
}
