import type { Detection } from "../types.ts";

/** A text that surely reads as human is only touched up. */
const least = 0.2;
/** The detector's doubt is a machine's more often than a person's: current models score from 0.1 to 0.9, nearly all people below 0.1. */
const human = 0.1;
const machine = 0.35;

/** How much of the limits a text may use, by how machine-like it reads: 0.2 for a human text to 1 for a machine's. */
export function strengthFor(detection: Detection): number {
  if (detection.probability === null) return 1;
  const share = (detection.probability - human) / (machine - human);
  return least + (1 - least) * Math.min(1, Math.max(0, share));
}
