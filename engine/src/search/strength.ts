import type { Detection } from "../types.ts";

/** The detector's doubt is a machine's more often than a person's: current models score from 0.1 to 0.9, nearly all people below 0.1. */
const human = 0.1;
const machine = 0.35;

/** One of what `countTells` counts is anybody's. */
const leastTells = 2;
/** So many in 100 words nineteen in twenty people stay below. */
const fewTells = 0.4;
/** So many give a text away, whatever the detector makes of it. */
const manyTells = 2;

/**
 * How much of the limits a text may use, by how machine-like it reads, to the detector or by what
 * `countTells` counts: `least` for a human text, 1 for a machine's.
 */
export function strengthFor(detection: Detection, tells: number, words: number, least: number): number {
  if (detection.probability === null) return 1;
  const scored = (detection.probability - human) / (machine - human);
  const seen = tells < leastTells ? 0 : ((tells / words) * 100 - fewTells) / (manyTells - fewTells);
  return least + (1 - least) * Math.min(1, Math.max(0, scored, seen));
}
