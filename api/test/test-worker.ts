import type { HumanizeOutcome } from "../src/engine/jobs.ts";
import { type EngineTask, markStarted } from "../src/engine/task.ts";
import { fakeOutcome } from "./fake-humanizer.ts";

/** A worker that does as the text says: "busy 200" blocks its thread so many ms, "crash" ends it. */
export default function run(task: EngineTask | null): HumanizeOutcome | null {
  if (task === null) return null;
  markStarted(task);
  if (task.job.name !== "humanize") throw new Error("this worker only humanizes");
  const [text] = task.job.args;
  const [command, argument] = text.split(" ");
  if (command === "busy") {
    const end = performance.now() + Number(argument);
    while (performance.now() < end);
  }
  if (command === "crash") process.exit(1);
  if (command === "throw") throw new Error("the engine failed");
  if (command === "language") return { kind: "unsupported-language", language: argument ?? "" };
  return fakeOutcome(text);
}
