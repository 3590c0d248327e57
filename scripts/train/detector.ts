import { checkNames } from "../../engine/src/detect/check-names.ts";
import { measure } from "../../engine/src/detect/checks.ts";
import { evidencePerWord, sentenceEvidence } from "../../engine/src/detect/evidence.ts";
import { checkNumberCount, type DetectorModel, readDetectorModel } from "../../engine/src/detect/model.ts";
import { mean } from "../lib/metrics.ts";
import {
  buildTrainingSet,
  type Components,
  componentScores,
  fitScaled,
  type TrainingSet,
  trainComponents,
} from "./components.ts";
import type { Group } from "./corpus.ts";
import { encodeDetector } from "./encode-detector.ts";
import { type FalsePositives, falsePositives, type HeldOutFigures, heldOutFigures } from "./figures.ts";
import { denseMatrix, type LogisticModel } from "./logistic.ts";
import { trainRatioTable } from "./ratio-table.ts";
import type { Sample } from "./samples.ts";
import { averageComponents, fitCalibration, type HeldOutScores, stack, stackedLogOdds } from "./stacking.ts";

type Log = (line: string) => void;

export interface TrainedDetector {
  readonly bytes: Uint8Array;
  readonly heldOut: readonly HeldOutFigures[];
  readonly falsePositives: readonly FalsePositives[];
}

const evidenceOf = (model: DetectorModel, { spans }: Sample) =>
  spans.map(({ features }) => sentenceEvidence(model, features));

/** Bias and weights of each check in turn, fitted on samples that the tables were not trained on. */
function fitChecks(model: DetectorModel, set: TrainingSet, rows: readonly number[]): number[] {
  const samples = rows.flatMap((row) => set.samples[row] ?? []);
  const labels = rows.map((row) => set.labels[row] ?? 0);
  const weights = rows.map((row) => set.weights[row] ?? 0);
  const measured = samples.map((sample) => measure(sample.spans, evidenceOf(model, sample)));
  return checkNames.flatMap((_, i) => {
    const matrix = denseMatrix(measured.map((one) => one[i] ?? []));
    const fitted = fitScaled(
      matrix,
      rows.map((_, r) => r),
      labels,
      weights,
      1e-3,
    );
    return [fitted.bias, ...fitted.weights];
  });
}

/** Slope and offset for single sentences, likewise. */
function fitSentences(model: DetectorModel, set: TrainingSet, rows: readonly number[]) {
  const values: number[][] = [];
  const labels: number[] = [];
  const weights: number[] = [];
  for (const row of rows) {
    const sample = set.samples[row];
    if (sample === undefined) continue;
    for (const one of evidenceOf(model, sample)) {
      values.push([evidencePerWord(one)]);
      labels.push(set.labels[row] ?? 0);
      weights.push((set.weights[row] ?? 0) / sample.spans.length);
    }
  }
  const fitted = fitScaled(
    denseMatrix(values),
    values.map((_, i) => i),
    labels,
    weights,
    1e-4,
  );
  return { sentenceSlope: fitted.weights[0] ?? 1, sentenceOffset: fitted.bias };
}

type RowsWhere = (test: (sample: Sample) => boolean) => number[];

/** Trains the witnesses once without each group in turn, and scores the group that they did not see. */
function trainInTurns(set: TrainingSet, groups: readonly Group[], rowsWhere: RowsWhere, log: Log) {
  const turns: Components[] = [];
  const held = { rows: [] as number[], scores: [] as number[][] };
  for (const group of groups) {
    const components = trainComponents(
      set,
      rowsWhere(({ origin }) => origin.group !== group && origin.split === "train"),
    );
    turns.push(components);
    for (const row of rowsWhere(({ origin }) => origin.group === group)) {
      held.rows.push(row);
      held.scores.push(componentScores(set, components, row));
    }
    log(`trained without ${group}`);
  }
  return { turns, held };
}

/**
 * Root mean square of how far the shipped witnesses, which know every group, are from those of the turns, on texts that
 * neither was trained on.
 */
function spreadOf(
  set: TrainingSet,
  shipped: Components,
  stacked: LogisticModel,
  held: HeldOutScores,
  logOdds: readonly number[],
): number {
  const differences = held.rows.flatMap((row, i) => {
    if (set.samples[row]?.origin.split === "train") return [];
    const scores = [componentScores(set, shipped, row)];
    const [own = 0] = stackedLogOdds(stacked, { rows: [row], scores });
    return [(own - (logOdds[i] ?? 0)) ** 2];
  });
  return Math.sqrt(mean(differences));
}

/**
 * Trains the ensemble: once without each group of sources in turn. What the witnesses say of the group they did
 * not see sets their weights and the calibration; the shipped tables are the mean over the turns.
 */
export function trainDetector(samples: readonly Sample[], log: Log): TrainedDetector {
  const set = buildTrainingSet(samples);
  const groups = [...new Set(samples.map(({ origin }) => origin.group))];
  const rowsWhere: RowsWhere = (test) => samples.flatMap((sample, i) => (test(sample) ? [i] : []));
  const { turns, held } = trainInTurns(set, groups, rowsWhere, log);
  const stacked = stack(set, held);
  log(`weights of the witnesses: ${Array.from(stacked.weights, (weight) => weight.toFixed(2)).join(" ")}`);
  const logOdds = stackedLogOdds(stacked, held);
  const everyTrain = rowsWhere(({ origin }) => origin.split === "train");
  const components = averageComponents(turns, trainRatioTable(samples, set.weights, everyTrain));
  const calibration = fitCalibration(set, held, logOdds);
  const modelSpread = spreadOf(set, components, stacked, held, logOdds);
  const scalars = { ...calibration, modelSpread };
  const noChecks = Array.from({ length: checkNumberCount }, () => 0);
  const numbers = { components, stacked, scalars, checks: noChecks };
  // The checks and the sentences are fitted on the evidence that this draft gives.
  const draft = readDetectorModel(encodeDetector(numbers));
  const unseen = rowsWhere(({ origin }) => origin.split === "validation");
  const checks = fitChecks(draft, set, unseen);
  const bytes = encodeDetector({
    ...numbers,
    checks,
    scalars: { ...scalars, ...fitSentences(draft, set, unseen) },
  });
  return {
    bytes,
    heldOut: heldOutFigures(set, held, logOdds, groups),
    falsePositives: falsePositives(set, held, logOdds, calibration),
  };
}
