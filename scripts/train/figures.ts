import { calibrate, readsAsMachine } from "../../engine/src/detect/calibration.ts";
import type { Calibration } from "../../engine/src/detect/model.ts";
import { auroc, shareAbove, thresholdAt } from "../lib/metrics.ts";
import type { TrainingSet } from "./components.ts";
import type { Group } from "./corpus.ts";
import type { HeldOutScores } from "./stacking.ts";

/** How well machines' texts of a group are told from people's by a detector that saw nothing of the group. */
export interface HeldOutFigures {
  readonly group: Group;
  readonly human: number;
  readonly ai: number;
  readonly auroc: number;
  readonly flaggedAt5: number;
  readonly flaggedAt1: number;
}

/** How often people's texts of a kind are taken for a machine's by a detector that never saw their group. */
export interface FalsePositives {
  readonly source: string;
  readonly domain: string;
  readonly texts: number;
  readonly flagged: number;
}

/** Figures of each group, on samples of at least 100 words. */
export function heldOutFigures(
  set: TrainingSet,
  held: HeldOutScores,
  logOdds: readonly number[],
  groups: readonly Group[],
): HeldOutFigures[] {
  return groups.map((group) => {
    const scores = { human: [] as number[], ai: [] as number[] };
    held.rows.forEach((row, i) => {
      const sample = set.samples[row];
      if (sample?.origin.group === group && sample.words >= 100)
        scores[sample.origin.label].push(logOdds[i] ?? 0);
    });
    const { human, ai } = scores;
    return {
      group,
      human: human.length,
      ai: ai.length,
      auroc: auroc(human, ai),
      flaggedAt5: shareAbove(ai, thresholdAt(human, 0.05)),
      flaggedAt1: shareAbove(ai, thresholdAt(human, 0.01)),
    };
  });
}

/** False positives by source and domain, at the verdict's own threshold, from 60 words. */
export function falsePositives(
  set: TrainingSet,
  held: HeldOutScores,
  logOdds: readonly number[],
  calibration: Pick<Calibration, "slope" | "offset" | "slopePerDoubling" | "machineThreshold">,
): FalsePositives[] {
  const counts = new Map<string, { source: string; domain: string; texts: number; flagged: number }>();
  held.rows.forEach((row, i) => {
    const sample = set.samples[row];
    if (sample === undefined || sample.origin.label === "ai" || sample.words < 60) return;
    const { source, domain } = sample.origin;
    const key = `${source} ${domain}`;
    const count = counts.get(key) ?? { source, domain, texts: 0, flagged: 0 };
    count.texts++;
    if (readsAsMachine(calibration, calibrate(calibration, logOdds[i] ?? 0, sample.words))) count.flagged++;
    counts.set(key, count);
  });
  return [...counts.values()].map((one) => ({ ...one, flagged: one.flagged / one.texts }));
}
