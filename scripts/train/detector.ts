import { checkNames } from "../../engine/src/detect/check-names.ts";
import { measure } from "../../engine/src/detect/checks.ts";
import { sentenceEvidence } from "../../engine/src/detect/evidence.ts";
import {
  type DetectorModel,
  readDetectorModel,
  type ScalarName,
  scalarNames,
} from "../../engine/src/detect/model.ts";
import { localStyleNames } from "../../engine/src/detect/style.ts";
import { encodeModelFile } from "../../engine/src/model-file.ts";
import {
  buildTrainingSet,
  type Components,
  componentScores,
  fitScaled,
  type TrainingSet,
  trainComponents,
} from "./components.ts";
import type { Group } from "./corpus.ts";
import { denseMatrix, type LogisticModel } from "./logistic.ts";
import { auroc, shareAbove, thresholdAt } from "./metrics.ts";
import { trainRatioTable } from "./ratio-table.ts";
import type { Sample } from "./samples.ts";
import { averageComponents, fitCalibration, type HeldOutScores, stack, stackedLogOdds } from "./stacking.ts";

/** How well machines' texts of a group are told from people's by a detector that saw nothing of the group. */
export interface HeldOutFigures {
  readonly group: Group;
  readonly human: number;
  readonly ai: number;
  readonly auroc: number;
  readonly flaggedAt5: number;
  readonly flaggedAt1: number;
}

export interface TrainedDetector {
  readonly bytes: Uint8Array;
  readonly heldOut: readonly HeldOutFigures[];
}

/** An int8 table and its step; the few largest weights are clipped. */
function quantize(weights: Float64Array, factor: number): { values: Int8Array; step: number } {
  const sizes = Array.from(weights, Math.abs)
    .filter((size) => size > 0)
    .sort((a, b) => b - a);
  const largest = (sizes[Math.floor(sizes.length * 0.001)] ?? 1) * Math.abs(factor);
  const step = Math.max(largest, 1e-9) / 127;
  const values = Int8Array.from(weights, (weight) => {
    const scaled = Math.round((weight * factor) / step);
    return Math.max(-127, Math.min(127, scaled));
  });
  return { values, step };
}

interface Numbers {
  readonly components: Components;
  readonly stacked: LogisticModel;
  readonly scalars: Partial<Record<ScalarName, number>>;
  readonly checks: readonly number[];
}

function encode({ components, stacked, scalars, checks }: Numbers): Uint8Array {
  const [words = 0, phrases = 0, characters = 0, ratio = 0, style = 0] = stacked.weights;
  const tables = {
    words: quantize(components.words.weights, words),
    phrases: quantize(components.phrases.weights, phrases),
    characters: quantize(components.characters.weights, characters),
  };
  const bias =
    stacked.bias +
    words * components.words.bias +
    phrases * components.phrases.bias +
    characters * components.characters.bias +
    style * components.style.bias;
  const all: Partial<Record<ScalarName, number>> = {
    ...scalars,
    bias,
    ratioWeight: ratio,
    ratioStep: components.ratio.step,
    wordsStep: tables.words.step,
    phrasesStep: tables.phrases.step,
    charactersStep: tables.characters.step,
  };
  const styleWeights = components.style.weights.map((weight) => weight * style);
  return encodeModelFile(
    { kind: "detector", version: 1 },
    {
      scalars: Float32Array.from(scalarNames, (name) => all[name] ?? 0),
      words: tables.words.values,
      phrases: tables.phrases.values,
      characters: tables.characters.values,
      ratioFingerprints: components.ratio.fingerprints,
      ratioValues: components.ratio.values,
      style: Float32Array.from(styleWeights.subarray(0, localStyleNames.length)),
      rhythm: Float32Array.from(styleWeights.subarray(localStyleNames.length)),
      checks: Float32Array.from(checks),
    },
  );
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
      values.push([one.total / (one.words + 10)]);
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

function figures(
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

/**
 * Trains the ensemble: once without each group of sources in turn. What the witnesses say of the group they did
 * not see sets their weights and the calibration; the shipped tables are the mean over the turns.
 */
export function trainDetector(samples: readonly Sample[], log: (line: string) => void): TrainedDetector {
  const set = buildTrainingSet(samples);
  const groups = [...new Set(samples.map(({ origin }) => origin.group))];
  const rowsWhere = (test: (sample: Sample) => boolean) =>
    samples.flatMap((sample, i) => (test(sample) ? [i] : []));
  const trained: Components[] = [];
  const held = { rows: [] as number[], scores: [] as number[][] };
  for (const group of groups) {
    const components = trainComponents(
      set,
      rowsWhere(({ origin }) => origin.group !== group && origin.split === "train"),
    );
    trained.push(components);
    for (const row of rowsWhere(({ origin }) => origin.group === group)) {
      held.rows.push(row);
      held.scores.push(componentScores(set, components, row));
    }
    log(`trained without ${group}`);
  }
  const stacked = stack(set, held);
  log(`weights of the witnesses: ${Array.from(stacked.weights, (weight) => weight.toFixed(2)).join(" ")}`);
  const logOdds = stackedLogOdds(stacked, held);
  const everyTrain = rowsWhere(({ origin }) => origin.split === "train");
  const components = averageComponents(trained, trainRatioTable(samples, set.weights, everyTrain));
  const calibration = fitCalibration(set, held, logOdds);
  const differences = held.rows.flatMap((row, i) => {
    if (samples[row]?.origin.split === "train") return [];
    const scores = componentScores(set, components, row);
    const shipped = scores.reduce(
      (total, score, c) => total + score * (stacked.weights[c] ?? 0),
      stacked.bias,
    );
    return [(shipped - (logOdds[i] ?? 0)) ** 2];
  });
  const modelSpread = Math.sqrt(
    differences.reduce((total, one) => total + one, 0) / Math.max(1, differences.length),
  );
  const scalars = { ...calibration, modelSpread };
  const numbers = { components, stacked, scalars, checks: Array.from({ length: 40 }, () => 0) };
  const draft = readDetectorModel(encode(numbers));
  const unseen = rowsWhere(({ origin }) => origin.split === "validation");
  const checks = fitChecks(draft, set, unseen);
  const bytes = encode({ ...numbers, checks, scalars: { ...scalars, ...fitSentences(draft, set, unseen) } });
  return { bytes, heldOut: figures(set, held, logOdds, groups) };
}
