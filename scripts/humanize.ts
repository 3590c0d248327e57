/**
 * The engine on the command line.
 *   npm run --silent humanize -- --tone casual < in.txt
 *   npm run --silent humanize -- --jsonl < requests.jsonl > results.jsonl
 * A line of --jsonl is {"text", "tone"?, "mode"?, "preserveLength"?, "keep"?, "seed"?}; a line of its output is
 * {"humanizedText", "report"} or {"error"}, in order, as each is done.
 */
import { once } from "node:events";
import { createInterface } from "node:readline";
import { text as readAll } from "node:stream/consumers";
import { parseArgs } from "node:util";
import { modes, tones } from "@ai-humanizer/engine";
import { loadEngine } from "@ai-humanizer/engine/node";
import { z } from "zod";

const optionsSchema = z.object({
  tone: z.enum(tones).optional(),
  mode: z.enum(modes).optional(),
  preserveLength: z.boolean().optional(),
  keep: z.array(z.string()).optional(),
  seed: z.number().int().optional(),
});
const requestSchema = optionsSchema.extend({ text: z.string() });

const usage = `Usage: npm run --silent humanize -- [--tone ${tones.join("|")}] [--mode ${modes.join("|")}]
         [--preserve-length] [--keep WORDS]... [--seed N] [--report] < in.txt
       npm run --silent humanize -- --jsonl < requests.jsonl`;

function readArguments() {
  const { values } = parseArgs({
    options: {
      tone: { type: "string" },
      mode: { type: "string" },
      "preserve-length": { type: "boolean" },
      keep: { type: "string", multiple: true },
      seed: { type: "string" },
      report: { type: "boolean", default: false },
      jsonl: { type: "boolean", default: false },
      help: { type: "boolean", default: false },
    },
  });
  const options = optionsSchema.parse({
    tone: values.tone,
    mode: values.mode,
    preserveLength: values["preserve-length"],
    keep: values.keep,
    seed: values.seed === undefined ? undefined : Number(values.seed),
  });
  return { options, report: values.report, jsonl: values.jsonl, help: values.help };
}

/** Drops what was not given, so that the engine's defaults hold. */
function given<T extends object>(options: T) {
  return Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined));
}

function message(error: unknown): string {
  return error instanceof z.ZodError
    ? z.prettifyError(error)
    : error instanceof Error
      ? error.message
      : String(error);
}

async function write(line: string): Promise<void> {
  if (!process.stdout.write(line)) await once(process.stdout, "drain");
}

async function main(): Promise<void> {
  const { options, report, jsonl, help } = readArguments();
  if (help) return write(`${usage}\n`);
  const engine = loadEngine();
  if (!jsonl) {
    const result = engine.humanize(await readAll(process.stdin), given(options));
    await write(result.text);
    if (report) process.stderr.write(`${JSON.stringify(result.report, null, 2)}\n`);
    return;
  }
  for await (const line of createInterface({ input: process.stdin })) {
    if (line.trim() === "") continue;
    try {
      const { text, ...requested } = requestSchema.parse(JSON.parse(line));
      const result = engine.humanize(text, { ...given(options), ...given(requested) });
      await write(`${JSON.stringify({ humanizedText: result.text, report: result.report })}\n`);
    } catch (error) {
      process.exitCode = 1;
      await write(`${JSON.stringify({ error: message(error) })}\n`);
    }
  }
}

try {
  await main();
} catch (error) {
  const misused = error instanceof z.ZodError || (error instanceof TypeError && "code" in error);
  process.stderr.write(`${message(error)}\n${misused ? `${usage}\n` : ""}`);
  process.exitCode = 1;
}
