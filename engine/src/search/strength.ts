import type { Detection } from "../types.ts";

/** A text that surely reads as human is only touched up. */
const least = 0.2;
const human = 0.2;
const machine = 0.6;

/** How much of the limits a text may use, by how machine-like it reads: 0.2 for a human text to 1 for a machine's. */
export function strengthFor(detection: Detection): number {
  if (detection.probability === null) return 1;
  const share = (detection.probability - human) / (machine - human);
  return least + (1 - least) * Math.min(1, Math.max(0, share));
}
