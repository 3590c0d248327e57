import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { z } from "zod";
import type { Mode } from "../../engine/src/types.ts";
import { apiCommand } from "../lib/app.ts";
import type { EvaluationReport } from "./report.ts";

const measured = z.object({
  wordsPerSecond: z.record(z.string(), z.number()),
  startMilliseconds: z.number(),
  startProcessorMilliseconds: z.number(),
  memoryMegabytes: z.number(),
});

/**
 * Speed (in processor time), start and memory of the engine in a process of its own, with the API's environment, fed the
 * texts on standard input. The first run on a machine fills the compile cache.
 */
export function measureSpeed(texts: readonly string[], modes: readonly Mode[]): EvaluationReport["speed"] {
  const output = execFileSync(
    process.execPath,
    [fileURLToPath(new URL("./speed-process.ts", import.meta.url)), ...modes],
    {
      input: JSON.stringify(texts),
      encoding: "utf8",
      maxBuffer: 1 << 20,
      env: { ...process.env, ...apiCommand.env },
    },
  );
  return measured.parse(JSON.parse(output));
}
