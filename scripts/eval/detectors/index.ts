import type { DetectorKind } from "./detector.ts";
import { skeletonModelDetector } from "./skeleton-models.ts";
import { stylometryDetector } from "./stylometry.ts";
import { characterDetector, wordDetector } from "./tfidf.ts";

/** The detectors that judge: of different kinds, and none of them the engine's. */
export const detectorKinds: readonly DetectorKind[] = [
  wordDetector,
  characterDetector,
  skeletonModelDetector,
  stylometryDetector,
];
