import { combine, hashString } from "../hash.ts";
import { findSlot } from "../hashed-table.ts";

export const ratioBits = 18;
const startHash = hashString("<s>");

/** Log-ratios of machine to human probability of a word after its context, for 1- to 3-word sequences. */
export interface RatioTable {
  readonly fingerprints: Uint16Array;
  readonly values: Int8Array;
  /** Value of one step, in bits. */
  readonly step: number;
}

/** The table keys of a token after its two predecessors, longest sequence first. */
export function ratioKeys(before2: number | null, before1: number, token: number): number[] {
  const pair = combine(before1, token);
  const keys = [pair, combine(0x51ed270b, token)];
  if (before2 !== null) keys.unshift(combine(combine(before2, before1), token));
  return keys;
}

/**
 * How much likelier each token is from a machine than from a person, in bits, by the longest sequence known
 * (0 where even the word is unknown). One value a token.
 */
export function tokenRatios(table: RatioTable, hashes: readonly number[]): Float64Array {
  const ratios = new Float64Array(hashes.length);
  let before2: number | null = null;
  let before1 = startHash;
  for (let i = 0; i < hashes.length; i++) {
    const token = hashes[i] ?? 0;
    for (const key of ratioKeys(before2, before1, token)) {
      const slot = findSlot(table.fingerprints, key);
      if (slot < 0) continue;
      ratios[i] = (table.values[slot] ?? 0) * table.step;
      break;
    }
    before2 = before1;
    before1 = token;
  }
  return ratios;
}
