import { UnsupportedLanguageError } from "@ai-humanizer/engine";
import { loadEngine } from "@ai-humanizer/engine/node";
import type { HumanizeOutcome } from "./humanizer.ts";
import { type EngineTask, markStarted } from "./task.ts";

const engine = loadEngine();

/** Runs one task in a worker thread; null only warms the thread up. */
export default function run(task: EngineTask | null): HumanizeOutcome | null {
  if (task === null) return null;
  markStarted(task);
  const start = performance.now();
  try {
    const result = engine.humanize(task.text, task.options);
    return { kind: "done", result, processingMs: Math.round(performance.now() - start) };
  } catch (error) {
    // An error's own fields do not survive the way between threads.
    if (error instanceof UnsupportedLanguageError)
      return { kind: "unsupported-language", language: error.language };
    throw error;
  }
}
