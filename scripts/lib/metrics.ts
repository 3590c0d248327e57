/** Area under the ROC curve: the chance that a positive scores above a negative, ties half. */
export function auroc(negatives: readonly number[], positives: readonly number[]): number {
  const all = [
    ...negatives.map((score) => ({ score, positive: 0 })),
    ...positives.map((score) => ({ score, positive: 1 })),
  ].sort((a, b) => a.score - b.score);
  let rankSum = 0;
  for (let i = 0; i < all.length; ) {
    let j = i;
    while (j < all.length && all[j]?.score === all[i]?.score) j++;
    const rank = (i + j + 1) / 2;
    for (let k = i; k < j; k++) rankSum += (all[k]?.positive ?? 0) * rank;
    i = j;
  }
  const n = positives.length;
  return (rankSum - (n * (n + 1)) / 2) / (n * negatives.length);
}

/** The score that a share `rate` of the negatives exceeds. */
export function thresholdAt(negatives: readonly number[], rate: number): number {
  const sorted = [...negatives].sort((a, b) => b - a);
  return sorted[Math.floor(sorted.length * rate)] ?? Number.POSITIVE_INFINITY;
}

/** The share of scores above a threshold; 0 of none. */
export function shareAbove(scores: readonly number[], threshold: number): number {
  return scores.length === 0 ? 0 : scores.filter((score) => score > threshold).length / scores.length;
}

/** Standard deviation of a whole population (over n); 0 of none. */
export function standardDeviation(values: readonly number[]): number {
  const center = mean(values);
  return Math.sqrt(mean(values.map((value) => (value - center) ** 2)));
}

/** The arithmetic mean; 0 of none. */
export const mean = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((total, value) => total + value, 0) / values.length;

/** The q-th quantile (0 to 1) by nearest rank. */
export function quantile(values: readonly number[], q: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(q * sorted.length))] ?? Number.NaN;
}
