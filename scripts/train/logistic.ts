/** Rows of a sparse matrix: row i holds indices and values from offsets[i] to offsets[i + 1]. */
export interface SparseMatrix {
  readonly offsets: Uint32Array;
  readonly indices: Uint32Array;
  readonly values: Float32Array;
  readonly columns: number;
}

export interface LogisticModel {
  readonly bias: number;
  readonly weights: Float64Array;
}

export interface LogisticOptions {
  /** Strength of the L2 penalty (half the squared norm), against a weighted mean loss. */
  readonly l2: number;
  readonly iterations?: number;
}

/** The matrix of rows given as dense arrays. */
export function denseMatrix(rows: readonly ArrayLike<number>[]): SparseMatrix {
  const columns = rows[0]?.length ?? 0;
  const offsets = Uint32Array.from({ length: rows.length + 1 }, (_, i) => i * columns);
  const indices = Uint32Array.from({ length: rows.length * columns }, (_, i) => i % columns);
  const values = new Float32Array(rows.length * columns);
  rows.forEach((row, i) => {
    values.set(Array.from(row), i * columns);
  });
  return { offsets, indices, values, columns };
}

/** bias + row · weights. */
export function rowScore(model: LogisticModel, matrix: SparseMatrix, row: number): number {
  const { offsets, indices, values } = matrix;
  const { weights } = model;
  let score = model.bias;
  const end = offsets[row + 1] ?? 0;
  for (let k = offsets[row] ?? 0; k < end; k++) score += (weights[indices[k] ?? 0] ?? 0) * (values[k] ?? 0);
  return score;
}

interface Problem {
  readonly matrix: SparseMatrix;
  /** 1 for a machine's text, 0 for a person's. */
  readonly labels: ArrayLike<number>;
  readonly weights: ArrayLike<number>;
  readonly l2: number;
  readonly totalWeight: number;
}

/** Loss at `point` (weights, then the bias) and its gradient, written into `gradient`. */
function evaluate(problem: Problem, point: Float64Array, gradient: Float64Array): number {
  const { matrix, labels, l2 } = problem;
  const { offsets, indices, values, columns } = matrix;
  gradient.fill(0);
  let loss = 0;
  let biasGradient = 0;
  for (let row = 0; row < labels.length; row++) {
    const start = offsets[row] ?? 0;
    const end = offsets[row + 1] ?? 0;
    let score = point[columns] ?? 0;
    for (let k = start; k < end; k++) score += (point[indices[k] ?? 0] ?? 0) * (values[k] ?? 0);
    const label = labels[row] ?? 0;
    const signed = label > 0 ? -score : score;
    const weight = (problem.weights[row] ?? 0) / problem.totalWeight;
    loss += weight * (signed > 30 ? signed : Math.log1p(Math.exp(signed)));
    const slope = weight * (1 / (1 + Math.exp(-score)) - label);
    biasGradient += slope;
    for (let k = start; k < end; k++) {
      const index = indices[k] ?? 0;
      gradient[index] = (gradient[index] ?? 0) + slope * (values[k] ?? 0);
    }
  }
  gradient[columns] = biasGradient;
  for (let i = 0; i < columns; i++) {
    const weight = point[i] ?? 0;
    if (weight === 0) continue;
    loss += 0.5 * l2 * weight * weight;
    gradient[i] = (gradient[i] ?? 0) + l2 * weight;
  }
  return loss;
}

const dot = (a: Float64Array, b: Float64Array): number => {
  let total = 0;
  for (let i = 0; i < a.length; i++) total += (a[i] ?? 0) * (b[i] ?? 0);
  return total;
};

const memory = 6;

interface Step {
  readonly move: Float64Array;
  readonly change: Float64Array;
  readonly inverse: number;
}

/** The L-BFGS direction (Nocedal and Wright, algorithm 7.4), downhill. */
function direction(gradient: Float64Array, steps: readonly Step[]): Float64Array {
  const result = Float64Array.from(gradient);
  const factors: number[] = [];
  for (const step of [...steps].reverse()) {
    const factor = step.inverse * dot(step.move, result);
    factors.unshift(factor);
    for (let i = 0; i < result.length; i++) result[i] = (result[i] ?? 0) - factor * (step.change[i] ?? 0);
  }
  const last = steps.at(-1);
  const scale = last === undefined ? 1 : 1 / (last.inverse * dot(last.change, last.change));
  for (let i = 0; i < result.length; i++) result[i] = (result[i] ?? 0) * scale;
  steps.forEach((step, s) => {
    const factor = (factors[s] ?? 0) - step.inverse * dot(step.change, result);
    for (let i = 0; i < result.length; i++) result[i] = (result[i] ?? 0) + factor * (step.move[i] ?? 0);
  });
  for (let i = 0; i < result.length; i++) result[i] = -(result[i] ?? 0);
  return result;
}

const subtract = (a: Float64Array, b: Float64Array): Float64Array => a.map((value, i) => value - (b[i] ?? 0));

/** The last steps with one more, where its curvature is of use. */
function remember(steps: readonly Step[], move: Float64Array, change: Float64Array): readonly Step[] {
  const curvature = dot(move, change);
  return curvature > 1e-14 ? [...steps, { move, change, inverse: 1 / curvature }].slice(-memory) : steps;
}

/** A point, its loss, and which way to go from it: `slope` is the loss's along `move`. */
interface Descent {
  readonly at: Float64Array;
  readonly loss: number;
  readonly move: Float64Array;
  readonly slope: number;
}

/** A point along the way with a lower loss, and its gradient: halves the step until that falls enough; null where it never does. */
function descend(problem: Problem, { at, loss, move, slope }: Descent, firstStep: number) {
  const gradient = new Float64Array(at.length);
  let point = at;
  let lower = Number.POSITIVE_INFINITY;
  let step = firstStep;
  for (let tries = 0; tries < 25; tries++, step /= 2) {
    const length = step;
    point = at.map((value, i) => value + length * (move[i] ?? 0));
    lower = evaluate(problem, point, gradient);
    if (lower <= loss + 1e-4 * length * slope) break;
  }
  return lower < loss ? { point, gradient, loss: lower } : null;
}

interface Compact {
  readonly matrix: SparseMatrix;
  /** The original column of each compact one. */
  readonly columns: Uint32Array;
}

/** The picked rows with only the columns that hold anything there: hashed tables are mostly empty. */
function compact(matrix: SparseMatrix, rows: ArrayLike<number>): Compact {
  const place = new Int32Array(matrix.columns).fill(-1);
  const offsets = new Uint32Array(rows.length + 1);
  let size = 0;
  let columns = 0;
  const eachEntry = (row: number, visit: (column: number, value: number) => void) => {
    const end = matrix.offsets[row + 1] ?? 0;
    for (let k = matrix.offsets[row] ?? 0; k < end; k++) {
      const value = matrix.values[k] ?? 0;
      if (value !== 0) visit(matrix.indices[k] ?? 0, value);
    }
  };
  for (let r = 0; r < rows.length; r++) {
    eachEntry(rows[r] ?? 0, (column) => {
      if (place[column] === -1) place[column] = columns++;
      size++;
    });
    offsets[r + 1] = size;
  }
  const indices = new Uint32Array(size);
  const values = new Float32Array(size);
  let at = 0;
  for (let r = 0; r < rows.length; r++) {
    eachEntry(rows[r] ?? 0, (column, value) => {
      indices[at] = place[column] ?? 0;
      values[at++] = value;
    });
  }
  const originals = new Uint32Array(columns);
  place.forEach((to, column) => {
    if (to >= 0) originals[to] = column;
  });
  return { matrix: { offsets, indices, values, columns }, columns: originals };
}

/**
 * L2-regularized logistic regression by L-BFGS with backtracking; deterministic. The bias is not penalized.
 * `rows` picks the rows to fit; labels and weights are by row of the matrix.
 */
export function fitLogistic(
  given: SparseMatrix,
  rows: ArrayLike<number>,
  givenLabels: ArrayLike<number>,
  givenWeights: ArrayLike<number>,
  { l2, iterations = 60 }: LogisticOptions,
): LogisticModel {
  const { matrix, columns } = compact(given, rows);
  const labels = Float64Array.from(rows, (row) => givenLabels[row] ?? 0);
  const weights = Float64Array.from(rows, (row) => givenWeights[row] ?? 0);
  const totalWeight = weights.reduce((total, weight) => total + weight, 0);
  const problem: Problem = { matrix, labels, weights, l2, totalWeight };
  const size = matrix.columns + 1;
  let point: Float64Array = new Float64Array(size);
  let gradient: Float64Array = new Float64Array(size);
  let loss = evaluate(problem, point, gradient);
  let steps: readonly Step[] = [];
  for (let iteration = 0; iteration < iterations; iteration++) {
    let move = direction(gradient, steps);
    let slope = dot(move, gradient);
    if (slope >= 0) {
      steps = [];
      move = direction(gradient, steps);
      slope = dot(move, gradient);
    }
    const rate = steps.length === 0 ? Math.min(1e4, 1 / Math.sqrt(-slope + 1e-12)) : 1;
    const next = descend(problem, { at: point, loss, move, slope }, rate);
    if (next === null) break;
    steps = remember(steps, subtract(next.point, point), subtract(next.gradient, gradient));
    const done = loss - next.loss < 1e-6 * Math.abs(loss);
    ({ point, gradient, loss } = next);
    if (done) break;
  }
  const fitted = new Float64Array(given.columns);
  columns.forEach((column, i) => {
    fitted[column] = point[i] ?? 0;
  });
  return { bias: point[matrix.columns] ?? 0, weights: fitted };
}
