import { clamp } from "./math.ts";
import type { Calibration } from "./model.ts";

type Slope = Pick<Calibration, "slope" | "offset" | "slopePerDoubling">;

/** Calibrated log-odds; a longer text says more, so the slope grows with length. */
export function calibrate(calibration: Slope, logOdds: number, words: number): number {
  const doublings = clamp(Math.log2(Math.max(words, 1) / 150), -2, 2);
  const slope = calibration.slope + calibration.slopePerDoubling * doublings;
  return calibration.offset + Math.max(0.1, slope) * logOdds;
}

/** Whether calibrated log-odds are above what all but 5% of people's texts of unseen sources reach. */
export function readsAsMachine({ machineThreshold }: Pick<Calibration, "machineThreshold">, logOdds: number) {
  return logOdds > Math.max(0, machineThreshold);
}
