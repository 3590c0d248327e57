import { randomUUID } from "node:crypto";
import autocannon from "autocannon";

export interface Load {
  /** Requests answered a second. */
  readonly perSecond: number;
  /** Milliseconds. */
  readonly p50: number;
  readonly p99: number;
}

interface LoadOptions {
  readonly headers?: Record<string, string>;
  /** Requests a second of all connections together; without it, each asks again as soon as it is answered. */
  readonly perSecond?: number;
}

/** Asks for one URL from 50 connections. Throws if any answer was not 2xx. */
export async function load(url: string, seconds: number, options: LoadOptions = {}): Promise<Load> {
  const { headers = {}, perSecond } = options;
  const pace = perSecond === undefined ? {} : { overallRate: perSecond };
  return summary(await autocannon({ url, connections: 50, duration: seconds, headers, ...pace }));
}

/** Humanizes a text over and over, as the user of the headers or, without any, each time as another guest. */
export async function humanizeLoad(
  url: string,
  text: string,
  seconds: number,
  user?: Record<string, string>,
): Promise<Load> {
  const body = JSON.stringify({ text, tone: "casual" });
  const request = {
    method: "POST" as const,
    path: "/api/humanize",
    setupRequest: (each: autocannon.Request) => ({
      ...each,
      body,
      headers: { "content-type": "application/json", ...(user ?? { "x-guest-session": randomUUID() }) },
    }),
  };
  return summary(await autocannon({ url, connections: 8, duration: seconds, requests: [request] }));
}

function summary(result: autocannon.Result): Load {
  const failed = result.non2xx + result.errors + result.timeouts;
  if (failed > 0) throw new Error(`${failed} of ${result.requests.total} requests to ${result.url} failed.`);
  return { perSecond: result["2xx"] / result.duration, p50: result.latency.p50, p99: result.latency.p99 };
}
