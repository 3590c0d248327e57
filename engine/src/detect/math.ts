/** 1 / (1 + e^-x), safe for large |x|. */
export function sigmoid(logOdds: number): number {
  if (logOdds >= 0) return 1 / (1 + Math.exp(-logOdds));
  const power = Math.exp(logOdds);
  return power / (1 + power);
}

/** The value from `low` to `high` nearest to `value`. */
export function clamp(value: number, low: number, high: number): number {
  return Math.min(high, Math.max(low, value));
}
