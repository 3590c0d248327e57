import { UnsupportedLanguageError } from "@ai-humanizer/engine";
import { loadEngine } from "@ai-humanizer/engine/node";
import { engineTaskSchema } from "./engine-messages.ts";

const engine = loadEngine();

// The engine's own process: a long text holds up neither the window nor the menu.
process.parentPort.on("message", ({ data }) => {
  const { id, text, options } = engineTaskSchema.parse(data);
  const { keep, ...rest } = options;
  process.parentPort.postMessage(
    run(id, () => engine.humanize(text, { ...rest, ...(keep ? { keep } : {}) })),
  );
});

function run(id: number, work: () => ReturnType<typeof engine.humanize>) {
  try {
    return { id, kind: "done", result: work() };
  } catch (error) {
    if (error instanceof UnsupportedLanguageError) {
      return { id, kind: "unsupported-language", language: error.language };
    }
    return { id, kind: "failed", message: String(error) };
  }
}
