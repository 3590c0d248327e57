/** A probability in whole per cent, as "98". No detector is certain, so one is never shown as 0 or 100. */
export function points(probability: number): string {
  const whole = Math.round(probability * 100);
  if (whole > 99) return ">99";
  return whole < 1 ? "<1" : String(whole);
}

/** A probability as "98%". */
export const likelihood = (probability: number): string => `${points(probability)}%`;
