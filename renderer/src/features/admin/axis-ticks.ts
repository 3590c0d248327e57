/**
 * Round and even ticks from 0 to `highest` or a little above, each a 1, 2 or 5 of `unit` or a power of ten of it: three
 * steps of `unit` at least, and never more than four.
 */
export function axisTicks(highest: number, unit: number): number[] {
  const top = Math.max(highest, 3 * unit);
  const least = top / 4 / unit;
  const power = 10 ** Math.floor(Math.log10(least));
  const step = unit * power * ([1, 2, 5].find((round) => round * power >= least) ?? 10);
  return Array.from({ length: Math.ceil(top / step) + 1 }, (_, i) => i * step);
}
