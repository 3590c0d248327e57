import type { HumanizeOutcome } from "../src/engine/humanizer.ts";
import { type EngineTask, markStarted } from "../src/engine/task.ts";
import { fakeOutcome } from "./fake-humanizer.ts";

/** A worker that does as the text says: "busy 200" blocks its thread so many ms, "crash" ends it. */
export default function run(task: EngineTask | null): HumanizeOutcome | null {
  if (task === null) return null;
  markStarted(task);
  const [command, argument] = task.text.split(" ");
  if (command === "busy") {
    const end = performance.now() + Number(argument);
    while (performance.now() < end);
  }
  if (command === "crash") process.exit(1);
  if (command === "throw") throw new Error("the engine failed");
  if (command === "language") return { kind: "unsupported-language", language: argument ?? "" };
  return fakeOutcome(task.text);
}
