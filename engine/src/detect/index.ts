export { type CheckName, checkNames } from "./check-names.ts";
export type { CheckReading } from "./checks.ts";
export {
  createDetector,
  type Detector,
  minimumRewrittenWords,
  minimumWords,
  type Reading,
} from "./detector.ts";
export { splitSentences } from "./sentences.ts";
