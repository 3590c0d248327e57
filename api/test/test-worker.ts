import type { HumanizeOutcome, Job } from "../src/engine/jobs.ts";
import { fakeOutcome } from "./fake-humanizer.ts";

/** A worker that does as the text says: "busy 200" blocks its thread so many ms, "crash" ends it. */
export default function run(job: Job | null): HumanizeOutcome | null {
  if (job === null) return null;
  if (job.name !== "humanize") throw new Error("this worker only humanizes");
  const [text] = job.args;
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
