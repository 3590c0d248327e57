/**
 * Measures the engine on the texts of standard input (a JSON array), in the modes given, in a thread with the limits that
 * the API sets; prints JSON.
 */
import { readFileSync } from "node:fs";
import { isMainThread, Worker } from "node:worker_threads";
import { z } from "zod";
import { countWords } from "../../engine/src/check/length.ts";
import { engineThreadLimits } from "../../engine/src/thread-limits.ts";
import { modes } from "../../engine/src/types.ts";

async function measure(): Promise<void> {
  const texts = z.array(z.string()).parse(JSON.parse(readFileSync(0, "utf8")));

  /** Milliseconds of processor time, all threads: a busy machine does not count. */
  const spent = (): number => {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1000;
  };

  const begun = performance.now();
  const started = spent();
  const { loadEngine } = await import("../../engine/src/node.ts");
  const engine = loadEngine();
  const startMilliseconds = performance.now() - begun;
  const startProcessorMilliseconds = spent() - started;

  const measured = modes.filter((mode) => process.argv.includes(mode));
  const warmUp = Math.ceil(texts.length / 4);
  // In every mode before any is measured: the first would pay for what all share.
  for (const mode of measured) for (const text of texts.slice(0, warmUp)) engine.humanize(text, { mode });
  const wordsPerSecond = Object.fromEntries(
    measured.map((mode) => {
      const from = spent();
      let words = 0;
      for (const text of texts.slice(warmUp)) {
        engine.humanize(text, { mode });
        words += countWords(text);
      }
      return [mode, (1000 * words) / (spent() - from)];
    }),
  );
  const memoryMegabytes = process.memoryUsage().rss / 2 ** 20;
  process.stdout.write(
    JSON.stringify({ wordsPerSecond, startMilliseconds, startProcessorMilliseconds, memoryMegabytes }),
  );
}

if (isMainThread)
  new Worker(import.meta.filename, { argv: process.argv.slice(2), resourceLimits: engineThreadLimits });
else await measure();
