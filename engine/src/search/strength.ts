import type { Detection } from "../types.ts";
import type { SentenceChoices } from "./select.ts";

/** A text that surely reads as human is only touched up. */
const least = 0.2;
/** The detector's doubt is a machine's more often than a person's: current models score from 0.1 to 0.9, nearly all people below 0.1. */
const human = 0.1;
const machine = 0.35;

/** One stock phrase is anybody's. */
const leastStock = 2;
/** So many stock phrases in 100 words give a text away, whatever the detector makes of it: people have next to none. */
const muchStock = 2;

/** The stock phrases that a text could lose, each counted once however many wordings there are for it. */
const countStock = (choices: readonly SentenceChoices[]): number =>
  choices.reduce(
    (sum, { candidates }) =>
      sum + new Set(candidates.filter(({ stock }) => stock).map(({ start }) => start)).size,
    0,
  );

/**
 * How much of the limits a text may use, by how machine-like it reads, to the detector or by its stock phrases: 0.2 for
 * a human text to 1 for a machine's.
 */
export function strengthFor(
  detection: Detection,
  choices: readonly SentenceChoices[],
  words: number,
): number {
  if (detection.probability === null) return 1;
  const scored = (detection.probability - human) / (machine - human);
  const stock = countStock(choices);
  const seen = stock < leastStock ? 0 : ((stock / words) * 100) / muchStock;
  return least + (1 - least) * Math.min(1, Math.max(0, scored, seen));
}
