/** Whether an interval of probabilities, each 0 to 1, is so wide that it says little. */
export function isWide(low: number, high: number): boolean {
  return high - low > 0.4;
}
