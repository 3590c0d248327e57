import type {
  Conclusion,
  Draft,
  Preparation,
  Review,
  ReviewRules,
  Rewriting,
  Settled,
} from "./assist/index.ts";
import { conclude, prepareText, reviewRewritings, settleDraft } from "./assist/index.ts";
import { createDetector, type Detector } from "./detect/index.ts";
import { isEnglishWord } from "./document/tagging/vocabulary.ts";
import { humanizeWith, type Rewriter } from "./humanize.ts";
import { detectLanguage, type IdentifyLanguage, type LanguageSources } from "./language/detect-language.ts";
import { createLanguageModel } from "./language-model/index.ts";
import type { ReadData } from "./lexicon/data/index.ts";
import { createRegisters, createRewrites } from "./rewrite/index.ts";
import type { Detection, HumanizeOptions, HumanizeResult } from "./types.ts";

/** What the engine runs on: learned numbers as stored in `models/`, the lexicon's data, and a language identifier. */
export interface EngineModels {
  /** Asked only where a text does not look English; see the package `eld`. */
  readonly identifyLanguage: IdentifyLanguage;
  readonly detector: Uint8Array;
  readonly languageModel: Uint8Array;
  /** Gives the lexicon's files: see `ReadData`. */
  readonly readData: ReadData;
}

export interface Engine {
  /**
   * Rewrites a text so that it reads as human-written. Pure and deterministic: same text, options and seed give
   * the same result. Applying `edits` to the text gives `result.text`.
   * @throws UnsupportedLanguageError where the text is not English.
   */
  readonly humanize: (text: string, options?: HumanizeOptions) => HumanizeResult;
  /** How likely an English text was written by a machine, with its reasons. Never throws: other languages have no score. */
  readonly detect: (text: string) => Detection;
  /** What a rewriter outside the engine, such as a language model, needs of it. */
  readonly assist: Assist;
}

/** The way of a text that is rewritten elsewhere: prepare, then review and settle stretch by stretch, then conclude. */
export interface Assist {
  /** The text's language and the passages to rewrite. */
  readonly prepare: (text: string, keep: readonly string[]) => Preparation;
  /** Holds rewrites against their sources, by groups of sentences. */
  readonly review: (rewritings: readonly Rewriting[], rules: ReviewRules) => Review;
  /** Puts rewrites in their places, with the engine's own last touch. */
  readonly settle: (draft: Draft) => Settled;
  /** The whole result with its report. */
  readonly conclude: (text: string, conclusion: Conclusion) => HumanizeResult;
}

/** Builds an engine from its models; takes some time, so build one and keep it. */
export function createEngine(models: EngineModels): Engine {
  const detector: Detector = createDetector(models.detector);
  const languages: LanguageSources = { identify: models.identifyLanguage, knowsWord: isEnglishWord };
  const rewriter: Rewriter = {
    detector,
    languageModel: createLanguageModel(models.languageModel),
    rewrites: createRewrites(models.readData),
    registers: createRegisters(models.readData),
    languages,
  };
  const humanize = (text: string, options: HumanizeOptions = {}) => humanizeWith(rewriter, text, options);
  return {
    humanize,
    detect: (text) => detector.detect(text, detectLanguage(text, languages)),
    assist: {
      prepare: (text, keep) => prepareText(text, keep, languages),
      review: (rewritings, rules) => reviewRewritings(rewriter, rewritings, rules),
      settle: (draft) => settleDraft(humanize, draft),
      conclude: (text, conclusion) => conclude(detector, text, conclusion),
    },
  };
}
