import type { SentenceFeatures } from "../../engine/src/detect/features.ts";
import { type RatioTable, tokenRatios } from "../../engine/src/detect/ratio.ts";
import { localStyleNames, rhythm } from "../../engine/src/detect/style.ts";
import { denseMatrix, fitLogistic, type LogisticModel, rowScore, type SparseMatrix } from "./logistic.ts";
import { trainRatioTable } from "./ratio-table.ts";
import { type Sample, sampleWeights } from "./samples.ts";
import { buildTable, type FeatureTable, fitTable } from "./tables.ts";

/** The witnesses of the ensemble. */
export interface Components {
  readonly words: LogisticModel;
  readonly phrases: LogisticModel;
  readonly characters: LogisticModel;
  readonly ratio: RatioTable;
  /** Over local habits per word, then rhythm; scaling folded in. */
  readonly style: LogisticModel;
}

export interface TrainingSet {
  readonly samples: readonly Sample[];
  /** 1 for a machine's. */
  readonly labels: Float64Array;
  readonly weights: Float64Array;
  readonly tables: readonly FeatureTable[];
  readonly style: SparseMatrix;
}

/** Strength of regularization of each witness, tuned by the mean AUROC over held-out groups. */
const l2 = { words: 5e-4, phrases: 1e-3, characters: 3e-3, style: 3e-3 } as const;

const tablePicks: Record<
  "words" | "phrases" | "characters",
  (features: SentenceFeatures) => readonly number[]
> = {
  words: ({ words }) => words,
  phrases: ({ phrases }) => phrases,
  characters: ({ characters }) => characters,
};

function styleRow({ spans, words }: Sample): Float64Array {
  const counts = new Float64Array(localStyleNames.length);
  for (const { features } of spans) {
    features.style.forEach((count, i) => {
      counts[i] = (counts[i] ?? 0) + count / Math.max(1, words);
    });
  }
  return Float64Array.of(...counts, ...rhythm(spans.map(({ features }) => features.tokens)));
}

/** All features of the samples, ready to fit. */
export function buildTrainingSet(samples: readonly Sample[]): TrainingSet {
  return {
    samples,
    labels: Float64Array.from(samples, ({ origin }) => (origin.label === "ai" ? 1 : 0)),
    weights: sampleWeights(samples),
    tables: (["words", "phrases", "characters"] as const).map((name) =>
      buildTable(samples, name, tablePicks[name]),
    ),
    style: denseMatrix(samples.map(styleRow)),
  };
}

/** Standard deviations from a column's mean beyond which a value counts no more. */
const clip = 4;

/**
 * Logistic regression, with an L2 penalty of that strength, on columns brought to equal spread; the weights of the model
 * apply to the raw columns. `rows` picks the rows to fit; labels and weights are by row of the matrix.
 */
export function fitScaled(
  matrix: SparseMatrix,
  rows: readonly number[],
  labels: ArrayLike<number>,
  weights: ArrayLike<number>,
  strength: number,
): LogisticModel {
  const { columns } = matrix;
  const sums = new Float64Array(columns);
  const squares = new Float64Array(columns);
  for (const row of rows) {
    for (let k = matrix.offsets[row] ?? 0; k < (matrix.offsets[row + 1] ?? 0); k++) {
      const value = matrix.values[k] ?? 0;
      const column = matrix.indices[k] ?? 0;
      sums[column] = (sums[column] ?? 0) + value;
      squares[column] = (squares[column] ?? 0) + value * value;
    }
  }
  const n = rows.length;
  const means = sums.map((sum) => sum / n);
  const scales = squares.map(
    (square, i) => 1 / Math.sqrt(Math.max(square / n - (means[i] ?? 0) ** 2, 1e-12)),
  );
  const values = matrix.values.map((value, k) => {
    const column = matrix.indices[k] ?? 0;
    const scaled = (value - (means[column] ?? 0)) * (scales[column] ?? 0);
    return Math.max(-clip, Math.min(clip, scaled));
  });
  const fitted = fitLogistic({ ...matrix, values }, rows, labels, weights, { l2: strength });
  const raw = fitted.weights.map((weight, i) => weight * (scales[i] ?? 0));
  const shift = raw.reduce((total, weight, i) => total + weight * (means[i] ?? 0), 0);
  return { bias: fitted.bias - shift, weights: raw };
}

/** Trains every witness on the given rows. */
export function trainComponents(set: TrainingSet, rows: readonly number[]): Components {
  const { samples, labels, weights, tables } = set;
  const learn = (name: "words" | "phrases" | "characters"): LogisticModel => {
    const table = tables.find((one) => one.name === name);
    if (table === undefined) throw new Error(`No table "${name}"`);
    return fitTable(table, rows, labels, weights, l2[name]);
  };
  return {
    words: learn("words"),
    phrases: learn("phrases"),
    characters: learn("characters"),
    ratio: trainRatioTable(samples, weights, rows),
    style: fitScaled(set.style, rows, labels, weights, l2.style),
  };
}

/** Mean machine-to-human ratio per word of a sample, in bits. */
function meanRatio(table: RatioTable, { spans, words }: Sample): number {
  let total = 0;
  for (const { features } of spans) for (const ratio of tokenRatios(table, features.hashes)) total += ratio;
  return total / Math.max(1, words);
}

/** Scores of one row by each witness, in the order of `Components`. */
export function componentScores(set: TrainingSet, components: Components, row: number): number[] {
  const sample = set.samples[row];
  if (sample === undefined) throw new RangeError(`No sample ${row}`);
  const byTable = set.tables.map(({ name, matrix }) => rowScore(components[name], matrix, row));
  return [...byTable, meanRatio(components.ratio, sample), rowScore(components.style, set.style, row)];
}
