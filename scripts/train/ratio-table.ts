import { type RatioTable, ratioBits, ratioKeys } from "../../engine/src/detect/ratio.ts";
import { combine, hashString } from "../../engine/src/hash.ts";
import { placeSlot } from "../../engine/src/hashed-table.ts";
import type { Sample } from "./samples.ts";

interface Count {
  human: number;
  ai: number;
  samples: number;
  last: number;
  order: number;
  /** Key of the context, whose count is the denominator; the shorter sequence to back off to. */
  context: number;
  shorter: number;
}

/** Counts are kept in equivalents of this many words a side, so that smoothing means the same on any corpus. */
const scaleWords = 1_000_000;
/** Pseudo-counts that pull a sequence's ratio to that of the sequence without its first word. */
const prior = 6;
const smallestSamples = 3;
const strongest = 5;
/** Share of slots filled at most; more makes look-ups slow and misses false. */
const load = 0.75;

const startHash = hashString("<s>");

/** Weighted counts of all 1- to 3-word sequences and their contexts. */
function countSequences(samples: readonly Sample[], weights: ArrayLike<number>, rows: readonly number[]) {
  const counts = new Map<number, Count>();
  const contexts = new Map<number, { human: number; ai: number }>();
  for (const row of rows) {
    const sample = samples[row];
    if (sample === undefined) continue;
    const side = sample.origin.label;
    const weight = ((weights[row] ?? 0) * scaleWords) / sample.words;
    const addContext = (key: number) => {
      const context = contexts.get(key) ?? { human: 0, ai: 0 };
      context[side] += weight;
      contexts.set(key, context);
    };
    for (const { features } of sample.spans) {
      let before2: number | null = null;
      let before1 = startHash;
      for (const token of features.hashes) {
        const keys = ratioKeys(before2, before1, token);
        const contextKeys = [combine(0x3c6ef372, before1), 0];
        if (before2 !== null) contextKeys.unshift(combine(combine(0x3c6ef372, before2), before1));
        contextKeys.forEach(addContext);
        keys.forEach((key, k) => {
          let count = counts.get(key);
          if (count === undefined) {
            const order = keys.length - k;
            count = {
              human: 0,
              ai: 0,
              samples: 0,
              last: -1,
              order,
              context: contextKeys[k] ?? 0,
              shorter: keys[k + 1] ?? 0,
            };
            counts.set(key, count);
          }
          count[side] += weight;
          if (count.last !== row) {
            count.samples++;
            count.last = row;
          }
        });
        before2 = before1;
        before1 = token;
      }
    }
  }
  return { counts, contexts };
}

/**
 * The log-ratio table of machine to human probabilities: each sequence's ratio is smoothed towards that of the
 * shorter one, rare sequences are left out, the most frequent ones fill the table.
 */
export function trainRatioTable(
  samples: readonly Sample[],
  weights: ArrayLike<number>,
  rows: readonly number[],
  bits = ratioBits,
): RatioTable {
  const { counts, contexts } = countSequences(samples, weights, rows);
  const kept = [...counts]
    .filter(([, count]) => count.samples >= smallestSamples)
    .sort(([a, x], [b, y]) => x.order - y.order || y.samples - x.samples || a - b)
    .slice(0, Math.floor((1 << bits) * load));
  const ratios = new Map<number, number>();
  const fingerprints = new Uint16Array(1 << bits);
  const values = new Int8Array(1 << bits);
  const step = strongest / 127;
  for (const [key, count] of kept) {
    const context = contexts.get(count.context) ?? { human: 0, ai: 0 };
    const inherited = count.order === 1 ? 0 : (ratios.get(count.shorter) ?? 0);
    // Pseudo-counts in the inherited ratio; context totals cancel the side that merely has more text there.
    const expected = Math.log2((context.ai + prior) / (context.human + prior));
    const pull = 2 ** (inherited + expected);
    const ai = count.ai + prior * 2 * (pull / (1 + pull));
    const human = count.human + prior * 2 * (1 / (1 + pull));
    const ratio = Math.log2(ai / human) - expected;
    ratios.set(key, ratio);
    const slot = placeSlot(fingerprints, key);
    if (slot >= 0) values[slot] = Math.round(Math.max(-strongest, Math.min(strongest, ratio)) / step);
  }
  return { fingerprints, values, step };
}
