import { createDetector, type Detector } from "./detect/index.ts";
import { humanizeWith, type Rewriter } from "./humanize.ts";
import type { IdentifyLanguage } from "./language/detect-language.ts";
import { createLanguageModel } from "./language-model/index.ts";
import { createRewrites } from "./rewrite/index.ts";
import type { Detection, HumanizeOptions, HumanizeResult } from "./types.ts";

/** What the engine runs on: learned numbers as stored in `models/`, and a language identifier. */
export interface EngineModels {
  /** Asked only where a text does not look English; see the package `eld`. */
  readonly identifyLanguage: IdentifyLanguage;
  readonly detector: Uint8Array;
  readonly languageModel: Uint8Array;
}

export interface Engine {
  /**
   * Rewrites a text so that it reads as human-written. Pure and deterministic: same text, options and seed give
   * the same result. Applying `edits` to the text gives `result.text`.
   * @throws UnsupportedLanguageError where the text is not English.
   */
  readonly humanize: (text: string, options?: HumanizeOptions) => HumanizeResult;
  /** How likely a text was written by a machine, with its reasons. Never throws. */
  readonly detect: (text: string) => Detection;
}

/** Builds an engine from its models; takes some 100 ms, so build one and keep it. */
export function createEngine(models: EngineModels): Engine {
  const detector: Detector = createDetector(models.detector);
  const rewriter: Rewriter = {
    detector,
    languageModel: createLanguageModel(models.languageModel),
    rewrites: createRewrites(),
    identifyLanguage: models.identifyLanguage,
  };
  return {
    humanize: (text, options = {}) => humanizeWith(rewriter, text, options),
    detect: (text) => detector.detect(text),
  };
}
