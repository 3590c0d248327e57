/**
 * `npm run bench:engine`: words a second and 95th percentile by length and mode, start time and memory, in a thread with
 * the limits, and a process with the environment, that the API has; the first run on a machine fills the compile cache.
 */
import { spawnSync } from "node:child_process";
import { isMainThread, Worker } from "node:worker_threads";
import { engineThreadLimits } from "@ai-humanizer/engine/thread-limits";
import { modes } from "@ai-humanizer/engine/types";
import { sampleText } from "./bench/sample-text.ts";
import { apiCommand } from "./lib/app.ts";
import { quantile } from "./lib/metrics.ts";

const lengths = [
  { words: 150, runs: 120 },
  { words: 1_000, runs: 40 },
  { words: 10_000, runs: 6 },
];

async function bench(): Promise<void> {
  const begun = performance.now();
  const { loadEngine } = await import("@ai-humanizer/engine/node");
  const engine = loadEngine();
  const start = performance.now() - begun;
  const first = performance.now();
  engine.humanize(sampleText(150, 0));
  console.log(`start ${start.toFixed(0)} ms, first 150 words ${(performance.now() - first).toFixed(0)} ms`);
  for (let i = 1; i <= 40; i += 1) engine.humanize(sampleText(300, i));

  console.log("\nmode          words   words/s   p50 ms   p95 ms");
  for (const mode of modes) {
    for (const { words, runs } of lengths) {
      const times: number[] = [];
      for (let run = 0; run < runs; run += 1) {
        const text = sampleText(words, run + 100);
        const at = performance.now();
        engine.humanize(text, { mode });
        times.push(performance.now() - at);
      }
      const total = times.reduce((sum, time) => sum + time, 0);
      const row = [
        mode.padEnd(12),
        String(words).padStart(6),
        ((words * runs * 1_000) / total).toFixed(0).padStart(9),
        quantile(times, 0.5).toFixed(1).padStart(8),
        quantile(times, 0.95).toFixed(1).padStart(8),
      ];
      console.log(row.join(" "));
    }
  }
  const { rss, heapUsed } = process.memoryUsage();
  console.log(
    `\nmemory: ${(rss / 2 ** 20).toFixed(0)} MB resident, ${(heapUsed / 2 ** 20).toFixed(0)} MB heap`,
  );
}

const isInside = process.argv.includes("inside");

if (!isMainThread) await bench();
else if (isInside) new Worker(import.meta.filename, { argv: ["inside"], resourceLimits: engineThreadLimits });
else {
  const { status } = spawnSync(process.execPath, [import.meta.filename, "inside"], {
    stdio: "inherit",
    env: { ...process.env, ...apiCommand.env },
  });
  process.exitCode = status ?? 1;
}
