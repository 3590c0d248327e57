import { type SentenceFeatures, type TableName, tableBits } from "../../engine/src/detect/features.ts";
import { fitLogistic, type LogisticModel, type SparseMatrix } from "./logistic.ts";
import type { Sample } from "./samples.ts";

export interface FeatureTable {
  readonly name: TableName;
  readonly matrix: SparseMatrix;
}

const smallestSamples = 4;

const wordsOf = (sample: Sample): number => Math.max(1, sample.words);

/** Rates (count per word of the sample) of every hashed n-gram of one kind. Values are not yet scaled. */
export function buildTable(
  samples: readonly Sample[],
  name: TableName,
  pick: (features: SentenceFeatures) => readonly number[],
): FeatureTable {
  const columns = 1 << tableBits[name];
  const offsets = new Uint32Array(samples.length + 1);
  const indices: Uint32Array[] = [];
  const values: Float32Array[] = [];
  let size = 0;
  samples.forEach((sample, row) => {
    const counts = new Map<number, number>();
    for (const { features } of sample.spans) {
      for (const index of pick(features)) counts.set(index, (counts.get(index) ?? 0) + 1);
    }
    indices.push(Uint32Array.from(counts.keys()));
    values.push(Float32Array.from(counts.values(), (count) => count / wordsOf(sample)));
    size += counts.size;
    offsets[row + 1] = size;
  });
  const matrix = { offsets, indices: new Uint32Array(size), values: new Float32Array(size), columns };
  samples.forEach((_, row) => {
    matrix.indices.set(indices[row] ?? [], offsets[row] ?? 0);
    matrix.values.set(values[row] ?? [], offsets[row] ?? 0);
  });
  return { name, matrix };
}

/** How each column is scaled before fitting: rarer n-grams say more, those of too few samples nothing. */
function columnScales(matrix: SparseMatrix, rows: readonly number[]): Float64Array {
  const frequency = new Uint32Array(matrix.columns);
  for (const row of rows) {
    for (let k = matrix.offsets[row] ?? 0; k < (matrix.offsets[row + 1] ?? 0); k++) {
      const index = matrix.indices[k] ?? 0;
      frequency[index] = (frequency[index] ?? 0) + 1;
    }
  }
  return Float64Array.from(frequency, (count) =>
    count < smallestSamples ? 0 : Math.log(1 + rows.length / count) * 10,
  );
}

/** A linear model over raw rates; scaling is folded into the weights. */
export function fitTable(
  { matrix }: FeatureTable,
  rows: readonly number[],
  labels: ArrayLike<number>,
  weights: ArrayLike<number>,
  l2: number,
): LogisticModel {
  const scales = columnScales(matrix, rows);
  const values = matrix.values.map((value, k) => value * (scales[matrix.indices[k] ?? 0] ?? 0));
  const fitted = fitLogistic({ ...matrix, values }, rows, labels, weights, { l2 });
  return { bias: fitted.bias, weights: fitted.weights.map((weight, i) => weight * (scales[i] ?? 0)) };
}
