import { memoize } from "../memoize.ts";
import type { Detection, SentenceDetection } from "../types.ts";
import { calibrate, readsAsMachine } from "./calibration.ts";
import { type CheckReading, readChecks } from "./checks.ts";
import { documentLogOdds, type Evidence, evidencePerWord, sentenceEvidence } from "./evidence.ts";
import { type SentenceSpan, sentenceFeatures, textFeatures } from "./features.ts";
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
  /**
   * Evidence that a machine wrote the sentence, in log-odds times words; higher reads more machine-like. A text's log-odds
   * are bias + Σ evidence / Σ words + rhythm, so an edit of a sentence moves them by about the difference in its evidence
   * over the words of the text.
   */
  readonly evidenceOf: (sentence: string) => number;
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

/** A wide guess: one sentence tells nothing of how much another would disagree. */
const errorOfOneSentence = 1.5;

/** Standard error of the mean evidence per word, from how much the sentences disagree. */
function samplingError(evidence: readonly Evidence[], words: number): number {
  if (evidence.length < 2) return errorOfOneSentence;
  const mean = evidence.reduce((total, one) => total + one.total, 0) / words;
  const squares = evidence.reduce((total, one) => total + (one.total - mean * one.words) ** 2, 0);
  return Math.sqrt((squares * evidence.length) / (evidence.length - 1)) / words;
}

/** A normal distribution has 90% of its mass within so many standard deviations. */
const z90 = 1.645;

function sentenceDetections(model: DetectorModel, { spans, evidence }: Features): SentenceDetection[] {
  const { sentenceSlope, sentenceOffset } = model.calibration;
  return spans.map(({ start, end, features }, i) => {
    const one = evidence[i];
    const perWord = one === undefined ? 0 : evidencePerWord(one);
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

/** More sentences, and stretches of them, than the rewriting of a text of 1,500 words asks about. */
const mostRemembered = 2_000;

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
    evidenceOf: memoize(
      (sentence: string) => sentenceEvidence(model, sentenceFeatures(sentence)).total,
      mostRemembered,
    ),
  };
}
