/** A worker thread that humanizes the same text over and over, and tells the thread that started it how often it could. */
import { parentPort, workerData } from "node:worker_threads";
import { loadEngine } from "@ai-humanizer/engine/node";
import { z } from "zod";

const { text, warmUpMs, measureMs } = z
  .object({ text: z.string(), warmUpMs: z.number(), measureMs: z.number() })
  .parse(workerData);
const engine = loadEngine();

function runsWithin(ms: number): number {
  const end = performance.now() + ms;
  let runs = 0;
  for (; performance.now() < end; runs++) engine.humanize(text, { tone: "casual" });
  return runs;
}

runsWithin(warmUpMs);
parentPort?.postMessage((runsWithin(measureMs) * 1000) / measureMs);
