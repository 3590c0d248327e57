import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";

/** When a stream brought its first words and its result, in ms after it was asked for. */
export interface StreamTimes {
  readonly firstWords: number;
  readonly result: number;
}

/** Humanizes a text as a stream, as another guest each time. Throws if it ends without a result. */
export async function streamOnce(url: string, text: string): Promise<StreamTimes> {
  const start = performance.now();
  const response = await fetch(`${url}/api/humanize`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      accept: "text/event-stream",
      "x-guest-session": randomUUID(),
    },
    body: JSON.stringify({ text, tone: "casual" }),
  });
  if (!response.ok || response.body === null) throw new Error(`${url} answered ${response.status}.`);
  const decoder = new TextDecoder();
  let firstWords = Number.NaN;
  let tail = "";
  for await (const part of response.body) {
    tail += decoder.decode(part, { stream: true });
    if (Number.isNaN(firstWords) && tail.includes("event: draft")) firstWords = performance.now() - start;
    if (tail.includes("event: result")) return { firstWords, result: performance.now() - start };
    if (tail.includes("event: error")) throw new Error(tail.slice(tail.indexOf("event: error")));
    if (!Number.isNaN(firstWords)) tail = tail.slice(-20);
  }
  throw new Error("The stream ended without a result.");
}

/** Runs something so many times, so many at once. */
export async function repeat<T>(times: number, atOnce: number, run: () => Promise<T>): Promise<T[]> {
  const results: T[] = [];
  let begun = 0;
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      while (begun++ < times) results.push(await run());
    }),
  );
  return results;
}

/** The most resident memory a process has while something runs, in MB; read from Linux's /proc. */
export async function peakMemory(pid: number, during: () => Promise<unknown>): Promise<number> {
  let peak = 0;
  const look = () => {
    const kilobytes = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1];
    peak = Math.max(peak, Number(kilobytes) / 1024);
  };
  const timer = setInterval(look, 50);
  try {
    look();
    await during();
  } finally {
    clearInterval(timer);
  }
  return peak;
}
