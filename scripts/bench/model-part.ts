import { loadavg } from "node:os";
import { quantile } from "../lib/metrics.ts";
import { startApi, startModel } from "./servers.ts";
import { peakMemory, repeat, streamOnce } from "./streams.ts";
import { text150 } from "./text.ts";

const firstTokenMs = 200;
const tokenMs = 15;
const runs = 80;
const streams = 200;

/**
 * What the API adds to a language model of known speed: how much later the first words come, and the memory that 200 streams
 * at once take. The load of the machine stands beside, because on a busy one the figures are its own.
 */
export async function benchModel(): Promise<void> {
  const model = await startModel({ FIRST_TOKEN_MS: String(firstTokenMs), TOKEN_MS: String(tokenMs) });
  const api = await startApi({ PROVIDER: "openai", OPENAI_BASE_URL: `${model.url}/v1` });
  try {
    console.log(`\nlanguage model of known speed (load of the machine ${loadavg()[0]?.toFixed(1)})`);
    await repeat(10, 2, () => streamOnce(api.url, text150));
    const times = await repeat(runs, 2, () => streamOnce(api.url, text150));
    const added = times.map(({ firstWords }) => firstWords - firstTokenMs);
    const at = (part: number) => quantile(added, part).toFixed(1);
    console.log(`first words later by       p50 ${at(0.5)} ms   p95 ${at(0.95)} ms (goal: p95 under 20 ms)`);

    const peak = await peakMemory(api.pid, async () => {
      await repeat(streams, streams, () => streamOnce(api.url, text150));
    });
    console.log(`${streams} streams at once        ${peak.toFixed(0)} MB resident (goal: under 400 MB)`);
  } finally {
    await api.stop();
    await model.stop();
  }
}
