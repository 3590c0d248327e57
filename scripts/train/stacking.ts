import { lengthDoublings } from "../../engine/src/detect/calibration.ts";
import type { Calibration } from "../../engine/src/detect/model.ts";
import { mean, standardDeviation, thresholdAt } from "../lib/metrics.ts";
import { type Components, fitScaled, type TrainingSet } from "./components.ts";
import { denseMatrix, type LogisticModel } from "./logistic.ts";

/** Scores of held-out rows by witnesses that never saw their group. */
export interface HeldOutScores {
  readonly rows: readonly number[];
  readonly scores: readonly (readonly number[])[];
}

/**
 * Weights of the witnesses, from held-out scores. Half of each weight is the mean influence of all, so that
 * no single kind of witness carries the guide: detectors to come will look at something else.
 */
export function stack(set: TrainingSet, { rows, scores }: HeldOutScores): LogisticModel {
  const matrix = denseMatrix(scores);
  const every = scores.map((_, i) => i);
  const labels = rows.map((row) => set.labels[row] ?? 0);
  const weights = rows.map((row) => set.weights[row] ?? 0);
  const fitted = fitScaled(matrix, every, labels, weights, 1e-2);
  const deviations = Array.from({ length: matrix.columns }, (_, c) =>
    standardDeviation(scores.map((row) => row[c] ?? 0)),
  );
  const influence = Array.from(fitted.weights, (weight, c) => Math.max(0, weight) * (deviations[c] ?? 0));
  const even = mean(influence);
  const blended = Float64Array.from(influence, (one, c) => (0.5 * one + 0.5 * even) / (deviations[c] ?? 1));
  const combined = scores.map((row) => row.reduce((total, score, c) => total + score * (blended[c] ?? 0), 0));
  const rescaled = fitScaled(denseMatrix(combined.map((score) => [score])), every, labels, weights, 1e-4);
  const factor = rescaled.weights[0] ?? 1;
  return { bias: rescaled.bias, weights: blended.map((weight) => weight * factor) };
}

/** Log-odds of each held-out row by the stack. */
export function stackedLogOdds(model: LogisticModel, { scores }: HeldOutScores): number[] {
  return scores.map((row) =>
    row.reduce((total, score, c) => total + score * (model.weights[c] ?? 0), model.bias),
  );
}

/** Slope, offset and growth with length that turn held-out log-odds into probabilities. */
export function fitCalibration(
  set: TrainingSet,
  held: HeldOutScores,
  logOdds: readonly number[],
): Pick<Calibration, "slope" | "offset" | "slopePerDoubling" | "machineThreshold"> {
  const wordsOf = (row: number) => set.samples[row]?.words ?? 150;
  const rows = held.rows.map((row, i) => [
    logOdds[i] ?? 0,
    (logOdds[i] ?? 0) * lengthDoublings(wordsOf(row)),
  ]);
  const labels = held.rows.map((row) => set.labels[row] ?? 0);
  const weights = held.rows.map((row) => set.weights[row] ?? 0);
  const every = rows.map((_, i) => i);
  const { bias, weights: fitted } = fitScaled(denseMatrix(rows), every, labels, weights, 1e-4);
  const [slope = 1, slopePerDoubling = 0] = fitted;
  const calibrated = rows.map(([value = 0, grown = 0]) => bias + slope * value + slopePerDoubling * grown);
  const groups = [...new Set(held.rows.map((row) => set.samples[row]?.origin.group))];
  const thresholds = groups.map((group) => {
    const humans = held.rows.flatMap((row, i) =>
      set.samples[row]?.origin.group === group && set.labels[row] === 0 ? [calibrated[i] ?? 0] : [],
    );
    return thresholdAt(humans, 0.05);
  });
  return {
    slope,
    offset: bias,
    slopePerDoubling,
    machineThreshold: mean(thresholds.filter(Number.isFinite)),
  };
}

const average = (models: readonly LogisticModel[]): LogisticModel => ({
  bias: mean(models.map(({ bias }) => bias)),
  weights: Float64Array.from({ length: models[0]?.weights.length ?? 0 }, (_, i) =>
    mean(models.map(({ weights }) => weights[i] ?? 0)),
  ),
});

/** One set of witnesses from several trained on different groups; the ratio table is given, trained on all. */
export function averageComponents(all: readonly Components[], ratio: Components["ratio"]): Components {
  return {
    words: average(all.map(({ words }) => words)),
    phrases: average(all.map(({ phrases }) => phrases)),
    characters: average(all.map(({ characters }) => characters)),
    style: average(all.map(({ style }) => style)),
    ratio,
  };
}
