import { clamp } from "./math.ts";
import type { Calibration } from "./model.ts";

type Slope = Pick<Calibration, "slope" | "offset" | "slopePerDoubling">;

/** The length, in words, at which a calibration's slope holds as it is. */
const referenceWords = 150;

/** How often a length in words is the double of the reference, from -2 to 2: the unit of `slopePerDoubling`. */
export const lengthDoublings = (words: number): number =>
  clamp(Math.log2(Math.max(words, 1) / referenceWords), -2, 2);

/** Whatever was fitted, more evidence never makes a text read less like a machine's. */
const leastSlope = 0.1;

/** Calibrated log-odds; a longer text says more, so the slope grows with length. */
export function calibrate(calibration: Slope, logOdds: number, words: number): number {
  const slope = calibration.slope + calibration.slopePerDoubling * lengthDoublings(words);
  return calibration.offset + Math.max(leastSlope, slope) * logOdds;
}

/** Whether calibrated log-odds are above what all but 5% of people's texts of unseen sources reach. */
export function readsAsMachine({ machineThreshold }: Pick<Calibration, "machineThreshold">, logOdds: number) {
  return logOdds > Math.max(0, machineThreshold);
}
