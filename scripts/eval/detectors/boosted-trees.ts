/** Gradient-boosted regression trees for a binary label: histograms, second-order gains, complete trees. */
export interface BoostingOptions {
  readonly trees: number;
  readonly depth: number;
  readonly rate: number;
  /** Share of the features each tree may use. */
  readonly featureShare: number;
  readonly random: () => number;
}

/** Trees one after another, each 2^depth - 1 splits in heap order and 2^depth leaves. */
export interface BoostedTrees {
  readonly depth: number;
  readonly features: Uint16Array;
  readonly thresholds: Float32Array;
  readonly leaves: Float32Array;
}

/** So many stretches of each feature's values are told apart. */
const bins = 32;
/** Least sum of curvatures on either side of a split. */
const smallestChild = 1;
/** L2 penalty on the leaves. */
const penalty = 2;

/** Bin edges of each feature: quantiles of its values. */
function findEdges(rows: readonly Float64Array[], features: number): Float32Array[] {
  return Array.from({ length: features }, (_, f) => {
    const values = rows.map((row) => row[f] ?? 0).sort((a, b) => a - b);
    const quantiles = Array.from(
      { length: bins - 1 },
      (_, b) => values[Math.floor(((b + 1) * values.length) / bins)] ?? 0,
    );
    return Float32Array.from(new Set(quantiles));
  });
}

const binOf = (edges: Float32Array, value: number): number => {
  let bin = 0;
  while (bin < edges.length && value >= (edges[bin] ?? 0)) bin++;
  return bin;
};

/** First and second derivatives of the loss by the score, of each row or summed over rows. */
interface Derivatives {
  readonly gradients: Float64Array;
  readonly curvatures: Float64Array;
}

const zeros = (length: number): Derivatives => ({
  gradients: new Float64Array(length),
  curvatures: new Float64Array(length),
});

function addRow(sums: Derivatives, at: number, rows: Derivatives, row: number): void {
  sums.gradients[at] = (sums.gradients[at] ?? 0) + (rows.gradients[row] ?? 0);
  sums.curvatures[at] = (sums.curvatures[at] ?? 0) + (rows.curvatures[row] ?? 0);
}

/** Derivatives of the weighted log-loss at each row's score. */
function derivativesAt(
  scores: Float64Array,
  labels: readonly number[],
  weights: readonly number[],
): Derivatives {
  const rows = zeros(scores.length);
  scores.forEach((score, i) => {
    const probability = 1 / (1 + Math.exp(-score));
    const weight = weights[i] ?? 0;
    rows.gradients[i] = weight * (probability - (labels[i] ?? 0));
    rows.curvatures[i] = weight * Math.max(1e-6, probability * (1 - probability));
  });
  return rows;
}

interface Split {
  readonly feature: number;
  readonly bin: number;
}

/** The best split of a node from its histograms, one of `bins` for each feature; null where none gains. */
function bestSplit({ gradients, curvatures }: Derivatives, features: readonly number[]): Split | null {
  let best: Split | null = null;
  let bestGain = 1e-6;
  features.forEach((feature, slot) => {
    const from = slot * bins;
    let totalG = 0;
    let totalH = 0;
    for (let b = 0; b < bins; b++) {
      totalG += gradients[from + b] ?? 0;
      totalH += curvatures[from + b] ?? 0;
    }
    let g = 0;
    let h = 0;
    for (let b = 0; b < bins - 1; b++) {
      g += gradients[from + b] ?? 0;
      h += curvatures[from + b] ?? 0;
      if (h < smallestChild || totalH - h < smallestChild) continue;
      const gain =
        (g * g) / (h + penalty) +
        (totalG - g) ** 2 / (totalH - h + penalty) -
        (totalG * totalG) / (totalH + penalty);
      if (gain > bestGain) {
        bestGain = gain;
        best = { feature, bin: b + 1 };
      }
    }
  });
  return best;
}

/** The bin of each row, by feature. */
type Binned = readonly Uint8Array[];

/** Grows one tree level by level; gives the best split of each node, in heap order, and the leaf of each row. */
function growTree(binned: Binned, features: readonly number[], rows: Derivatives, depth: number) {
  const count = rows.gradients.length;
  const splits: (Split | null)[] = [];
  const node = new Uint16Array(count);
  for (let level = 0; level < depth; level++) {
    const first = 2 ** level - 1;
    const histograms = Array.from({ length: 2 ** level }, () => zeros(features.length * bins));
    features.forEach((feature, slot) => {
      const column = binned[feature];
      for (let i = 0; column && i < count; i++) {
        const own = histograms[(node[i] ?? 0) - first];
        if (own) addRow(own, slot * bins + (column[i] ?? 0), rows, i);
      }
    });
    for (const histogram of histograms) splits.push(bestSplit(histogram, features));
    for (let i = 0; i < count; i++) {
      const own = node[i] ?? 0;
      const split = splits[own];
      const right = split ? (binned[split.feature]?.[i] ?? 0) >= split.bin : false;
      node[i] = 2 * own + (right ? 2 : 1);
    }
  }
  return { splits, leaves: node.map((at) => at - splits.length) };
}

/** Fits boosted trees; `weights` are scaled to a mean of 1. */
export function fitBoostedTrees(
  rows: readonly Float64Array[],
  labels: readonly number[],
  weights: readonly number[],
  { trees, depth, rate, featureShare, random }: BoostingOptions,
): BoostedTrees {
  const edges = findEdges(rows, rows[0]?.length ?? 0);
  const binned = edges.map((one, f) => Uint8Array.from(rows, (row) => binOf(one, row[f] ?? 0)));
  const meanWeight = weights.reduce((total, weight) => total + weight, 0) / weights.length;
  const scaled = weights.map((weight) => weight / meanWeight);
  const splitCount = 2 ** depth - 1;
  const leafCount = 2 ** depth;
  const model: BoostedTrees = {
    depth,
    features: new Uint16Array(trees * splitCount),
    thresholds: new Float32Array(trees * splitCount).fill(Number.POSITIVE_INFINITY),
    leaves: new Float32Array(trees * leafCount),
  };
  const scores = new Float64Array(rows.length);
  for (let tree = 0; tree < trees; tree++) {
    const derivatives = derivativesAt(scores, labels, scaled);
    const features = edges.flatMap((one, f) => (one.length > 0 && random() < featureShare ? [f] : []));
    const { splits, leaves } = growTree(binned, features, derivatives, depth);
    splits.forEach((split, n) => {
      if (split === null) return;
      model.features[tree * splitCount + n] = split.feature;
      model.thresholds[tree * splitCount + n] = edges[split.feature]?.[split.bin - 1] ?? 0;
    });
    const sums = zeros(leafCount);
    leaves.forEach((leaf, row) => {
      addRow(sums, leaf, derivatives, row);
    });
    sums.gradients.forEach((gradient, leaf) => {
      model.leaves[tree * leafCount + leaf] = (-rate * gradient) / ((sums.curvatures[leaf] ?? 0) + penalty);
    });
    leaves.forEach((leaf, row) => {
      scores[row] = (scores[row] ?? 0) + (model.leaves[tree * leafCount + leaf] ?? 0);
    });
  }
  return model;
}

/** Log-odds of one row. */
export function scoreBoostedTrees(
  { depth, features, thresholds, leaves }: BoostedTrees,
  row: ArrayLike<number>,
): number {
  const splits = 2 ** depth - 1;
  let score = 0;
  for (let tree = 0; tree * splits < features.length; tree++) {
    let node = 0;
    for (let level = 0; level < depth; level++) {
      const at = tree * splits + node;
      const right = Math.fround(row[features[at] ?? 0] ?? 0) >= (thresholds[at] ?? 0);
      node = 2 * node + (right ? 2 : 1);
    }
    score += leaves[tree * 2 ** depth + node - splits] ?? 0;
  }
  return score;
}
