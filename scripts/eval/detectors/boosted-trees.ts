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

const bins = 32;
const smallestChild = 1;
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

interface Split {
  readonly feature: number;
  readonly bin: number;
}

/** The best split of a node from its gradient and curvature histograms, or null where none gains. */
function bestSplit(
  gradients: Float64Array,
  curvatures: Float64Array,
  features: readonly number[],
): Split | null {
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

/** Fits boosted trees; `weights` are scaled to a mean of 1. */
export function fitBoostedTrees(
  rows: readonly Float64Array[],
  labels: readonly number[],
  weights: readonly number[],
  { trees, depth, rate, featureShare, random }: BoostingOptions,
): BoostedTrees {
  const featureCount = rows[0]?.length ?? 0;
  const edges = findEdges(rows, featureCount);
  const binned = edges.map((one, f) => Uint8Array.from(rows, (row) => binOf(one, row[f] ?? 0)));
  const meanWeight = weights.reduce((total, weight) => total + weight, 0) / weights.length;
  const splits = 2 ** depth - 1;
  const model: BoostedTrees = {
    depth,
    features: new Uint16Array(trees * splits),
    thresholds: new Float32Array(trees * splits).fill(Number.POSITIVE_INFINITY),
    leaves: new Float32Array(trees * 2 ** depth),
  };
  const scores = new Float64Array(rows.length);
  const gradient = new Float64Array(rows.length);
  const curvature = new Float64Array(rows.length);
  for (let tree = 0; tree < trees; tree++) {
    for (let i = 0; i < rows.length; i++) {
      const probability = 1 / (1 + Math.exp(-(scores[i] ?? 0)));
      const weight = (weights[i] ?? 0) / meanWeight;
      gradient[i] = weight * (probability - (labels[i] ?? 0));
      curvature[i] = weight * Math.max(1e-6, probability * (1 - probability));
    }
    const features = edges.flatMap((one, f) => (one.length > 0 && random() < featureShare ? [f] : []));
    const node = new Uint16Array(rows.length);
    for (let level = 0; level < depth; level++) {
      const first = 2 ** level - 1;
      const nodes = 2 ** level;
      const sumsG = Array.from({ length: nodes }, () => new Float64Array(features.length * bins));
      const sumsH = Array.from({ length: nodes }, () => new Float64Array(features.length * bins));
      features.forEach((f, slot) => {
        const column = binned[f];
        if (column === undefined) return;
        for (let i = 0; i < rows.length; i++) {
          const at = slot * bins + (column[i] ?? 0);
          const own = (node[i] ?? 0) - first;
          const g = sumsG[own];
          const h = sumsH[own];
          if (g === undefined || h === undefined) continue;
          g[at] = (g[at] ?? 0) + (gradient[i] ?? 0);
          h[at] = (h[at] ?? 0) + (curvature[i] ?? 0);
        }
      });
      const chosen = sumsG.map((g, n) => bestSplit(g, sumsH[n] ?? g, features));
      chosen.forEach((split, n) => {
        if (split === null) return;
        model.features[tree * splits + first + n] = split.feature;
        model.thresholds[tree * splits + first + n] = edges[split.feature]?.[split.bin - 1] ?? 0;
      });
      for (let i = 0; i < rows.length; i++) {
        const own = node[i] ?? 0;
        const split = chosen[own - first];
        const right = split ? (binned[split.feature]?.[i] ?? 0) >= split.bin : false;
        node[i] = 2 * own + (right ? 2 : 1);
      }
    }
    const leafG = new Float64Array(2 ** depth);
    const leafH = new Float64Array(2 ** depth);
    for (let i = 0; i < rows.length; i++) {
      const leaf = (node[i] ?? 0) - splits;
      leafG[leaf] = (leafG[leaf] ?? 0) + (gradient[i] ?? 0);
      leafH[leaf] = (leafH[leaf] ?? 0) + (curvature[i] ?? 0);
    }
    leafG.forEach((g, leaf) => {
      model.leaves[tree * 2 ** depth + leaf] = (-rate * g) / ((leafH[leaf] ?? 0) + penalty);
    });
    for (let i = 0; i < rows.length; i++) {
      scores[i] = (scores[i] ?? 0) + (model.leaves[tree * 2 ** depth + (node[i] ?? 0) - splits] ?? 0);
    }
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
