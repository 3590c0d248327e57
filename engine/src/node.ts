import { readFileSync } from "node:fs";
import { createEngine, type Engine } from "./engine.ts";

const model = (name: string) => readFileSync(new URL(`../models/${name}`, import.meta.url));

/** The engine with its own models, read from the package's folder; for Node only. */
export function loadEngine(): Engine {
  return createEngine({ detector: model("detector.bin"), languageModel: model("language-model.bin") });
}
