import type { Detection, SentenceDetection } from "../types.ts";
import { calibrate, readsAsMachine } from "./calibration.ts";
import { type CheckReading, readChecks } from "./checks.ts";
import { documentLogOdds, type Evidence, sentenceEvidence } from "./evidence.ts";
import { type SentenceSpan, textFeatures } from "./features.ts";
import { createGuide, type Guide } from "./guide.ts";
import { sigmoid } from "./math.ts";
import { type DetectorModel, readDetectorModel } from "./model.ts";
import { documentReasons, sentenceReasons } from "./reasons.ts";

/** Under this many words a verdict would be guesswork. */
export const minimumWords = 60;

/** Under this many words, a rewrite of a text that had enough can't be compared with it either. */
export const minimumRewrittenWords = 45;

/** A text whose features were read, for whatever is asked of it. */
export interface Reading {
  /** See `Detector.detect`. */
  readonly detect: (language?: string, least?: number) => Detection;
  /** The six measured checks, in display order. */
  readonly checks: () => readonly CheckReading[];
}

export interface Detector {
  readonly read: (text: string) => Reading;
  /**
   * Whether a text reads as written by a machine, with its reasons. Only English (`language`, "en" if not given) is judged,
   * and no fewer words than `least` (`minimumWords` if not given).
   */
  readonly detect: (text: string, language?: string, least?: number) => Detection;
  /** Scores for the rewriter's search. */
  readonly guide: Guide;
}

interface Features {
  readonly spans: readonly SentenceSpan[];
  readonly evidence: readonly Evidence[];
  readonly words: number;
}

function featuresOf(model: DetectorModel, text: string): Features {
  const spans = textFeatures(text);
  const evidence = spans.map(({ features }) => sentenceEvidence(model, features));
  return { spans, evidence, words: evidence.reduce((total, one) => total + one.words, 0) };
}

/** Standard error of the mean evidence per word, from how much the sentences disagree. */
function samplingError(evidence: readonly Evidence[], words: number): number {
  if (evidence.length < 2) return 1.5;
  const mean = evidence.reduce((total, one) => total + one.total, 0) / words;
  const squares = evidence.reduce((total, one) => total + (one.total - mean * one.words) ** 2, 0);
  return Math.sqrt((squares * evidence.length) / (evidence.length - 1)) / words;
}

const z90 = 1.645;

function sentenceDetections(model: DetectorModel, { spans, evidence }: Features): SentenceDetection[] {
  const { sentenceSlope, sentenceOffset } = model.calibration;
  return spans.map(({ start, end, features }, i) => {
    const one = evidence[i];
    // Short sentences carry little: their evidence is shrunk as if ten neutral words stood beside it.
    const perWord = one === undefined ? 0 : one.total / (one.words + 10);
    const probability = sigmoid(sentenceOffset + sentenceSlope * perWord);
    return { start, end, probability, reasons: sentenceReasons(model, features, probability) };
  });
}

function detectIn(model: DetectorModel, features: Features, language: string, least: number): Detection {
  const { spans, evidence, words } = features;
  const unscored = { language, probability: null, interval: null, words, sentences: [], reasons: [] };
  if (language !== "en") return { ...unscored, verdict: "other-language" };
  if (words < least) return { ...unscored, verdict: "too-short" };
  const raw = documentLogOdds(
    model,
    evidence,
    spans.map(({ features }) => features.tokens),
  );
  const error = Math.hypot(samplingError(evidence, words), model.calibration.modelSpread);
  const at = (logOdds: number) => calibrate(model.calibration, logOdds, words);
  const logOdds = at(raw);
  const verdict = readsAsMachine(model.calibration, logOdds) ? "ai" : logOdds < 0 ? "human" : "mixed";
  return {
    language,
    probability: sigmoid(logOdds),
    interval: [sigmoid(at(raw - z90 * error)), sigmoid(at(raw + z90 * error))],
    verdict,
    words,
    sentences: sentenceDetections(model, features),
    reasons: documentReasons(model, spans, evidence, verdict),
  };
}

/** A detector from the bytes of `detector.bin`. Pure: the same text always gives the same answer. */
export function createDetector(bytes: Uint8Array): Detector {
  const model = readDetectorModel(bytes);
  const read = (text: string): Reading => {
    const features = featuresOf(model, text);
    return {
      detect: (language = "en", least = minimumWords) => detectIn(model, features, language, least),
      checks: () => readChecks(model, features.spans, features.evidence),
    };
  };
  return {
    read,
    detect: (text, language, least) => read(text).detect(language, least),
    guide: createGuide(model),
  };
}
