import type { DetectorKind } from "./detector.ts";
import { perplexityDetector } from "./perplexity.ts";
import { stylometryDetector } from "./stylometry.ts";
import { characterDetector, wordDetector } from "./tfidf.ts";

/** The detectors that judge: of different kinds, and none of them the engine's. */
export const detectorKinds: readonly DetectorKind[] = [
  wordDetector,
  characterDetector,
  perplexityDetector,
  stylometryDetector,
];
