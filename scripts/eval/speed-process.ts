/** Measures the engine on the texts of standard input (a JSON array), in the modes given; prints JSON. */
import { readFileSync } from "node:fs";
import { z } from "zod";
import { modes } from "../../engine/src/types.ts";

const texts = z.array(z.string()).parse(JSON.parse(readFileSync(0, "utf8")));
const countWords = (text: string) => text.match(/\S+/g)?.length ?? 0;

const started = performance.now();
const { loadEngine } = await import("../../engine/src/node.ts");
const engine = loadEngine();
const startMilliseconds = performance.now() - started;

const warmUp = Math.ceil(texts.length / 4);
const wordsPerSecond = Object.fromEntries(
  modes
    .filter((mode) => process.argv.includes(mode))
    .map((mode) => {
      for (const text of texts.slice(0, warmUp)) engine.humanize(text, { mode });
      const from = performance.now();
      let words = 0;
      for (const text of texts.slice(warmUp)) {
        engine.humanize(text, { mode });
        words += countWords(text);
      }
      return [mode, (1000 * words) / (performance.now() - from)];
    }),
);
const memoryMegabytes = process.memoryUsage().rss / 2 ** 20;
process.stdout.write(JSON.stringify({ wordsPerSecond, startMilliseconds, memoryMegabytes }));
