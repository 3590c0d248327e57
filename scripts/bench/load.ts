import { randomUUID } from "node:crypto";
import { Agent, get } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import autocannon from "autocannon";
import { quantile } from "../lib/metrics.ts";

export interface Load {
  /** Requests answered a second. */
  readonly perSecond: number;
  /** Milliseconds. */
  readonly p50: number;
  readonly p99: number;
}

/** Asks for one URL from 50 connections, each again as soon as it is answered. Throws if any answer was not 2xx. */
export async function load(url: string, seconds: number): Promise<Load> {
  return summary(await autocannon({ url, connections: 50, duration: seconds }));
}

/**
 * Asks for one URL as 50 users do who each look at it `eachPerSecond` times a second, evenly apart. A request's time
 * counts from when it was due, so that a slow answer does not hide how long the next one waited.
 */
export async function pacedLoad(
  url: string,
  seconds: number,
  eachPerSecond: number,
  headers: Record<string, string>,
): Promise<Load> {
  const users = 50;
  const agent = new Agent({ keepAlive: true, maxSockets: users });
  const everyMs = 1000 / eachPerSecond;
  const start = performance.now();
  const times = await Promise.all(
    Array.from({ length: users }, async (_, user) => {
      const own: number[] = [];
      for (let turn = 0; turn < seconds * eachPerSecond; turn++) {
        const due = start + (user / users + turn) * everyMs;
        await sleep(Math.max(0, due - performance.now()));
        await ask(url, headers, agent);
        own.push(performance.now() - due);
      }
      return own;
    }),
  );
  const all = times.flat();
  const perSecond = (all.length * 1000) / (performance.now() - start);
  agent.destroy();
  return { perSecond, p50: quantile(all, 0.5), p99: quantile(all, 0.99) };
}

function ask(url: string, headers: Record<string, string>, agent: Agent): Promise<void> {
  return new Promise((resolve, reject) => {
    get(url, { headers, agent }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${url} answered ${response.statusCode}.`));
      response.resume().once("end", resolve).once("error", reject);
    }).once("error", reject);
  });
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
