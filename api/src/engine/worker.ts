import { UnsupportedLanguageError } from "@ai-humanizer/engine";
import { loadEngine } from "@ai-humanizer/engine/node";
import type { EngineJobs, Job } from "./jobs.ts";

const engine = loadEngine();

const humanize: EngineJobs["humanize"] = (text, options) => {
  const start = performance.now();
  try {
    const result = engine.humanize(text, options);
    return { kind: "done", result, processingMs: Math.round(performance.now() - start) };
  } catch (error) {
    // An error's own fields do not survive the way between threads.
    if (error instanceof UnsupportedLanguageError)
      return { kind: "unsupported-language", language: error.language };
    throw error;
  }
};

function perform({ name, args }: Job): ReturnType<EngineJobs[keyof EngineJobs]> {
  switch (name) {
    case "humanize":
      return humanize(...args);
    case "prepare":
      return engine.assist.prepare(...args);
    case "review":
      return engine.assist.review(...args);
    case "settle":
      return engine.assist.settle(...args);
    case "conclude":
      return engine.assist.conclude(...args);
  }
}

/** Does one job in a worker thread; null only warms the thread up. */
export default function run(job: Job | null): ReturnType<typeof perform> | null {
  return job === null ? null : perform(job);
}
