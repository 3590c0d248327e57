import { type RatioTable, ratioBits, ratioKeys } from "../../engine/src/detect/ratio.ts";
import { combine, hashString } from "../../engine/src/hash.ts";
import { placeSlot } from "../../engine/src/hashed-table.ts";
import type { Sample } from "./samples.ts";

/** Weighted occurrences in people's texts and in machines'. */
interface Sides {
  human: number;
  ai: number;
}

interface Count extends Sides {
  /** Different samples it stands in. */
  samples: number;
  /** Row of the sample that was counted last. */
  lastRow: number;
  /** Words in it, 1 to 3. */
  readonly order: number;
  /** Key of the words before its last, whose count is the denominator. */
  readonly context: number;
  /** Key of it without its first word, the sequence to back off to. */
  readonly shorter: number;
}

interface Counts {
  readonly sequences: Map<number, Count>;
  readonly contexts: Map<number, Sides>;
}

/** Counts are kept in equivalents of this many words a side, so that smoothing means the same on any corpus. */
const scaleWords = 1_000_000;
/** Pseudo-counts that pull a sequence's ratio to that of the sequence without its first word. */
const prior = 6;
/** Sequences of fewer samples are left out. */
const smallestSamples = 3;
/** The strongest ratio that is stored, in bits either way. */
const strongest = 5;
/** Share of slots filled at most; more makes look-ups slow and misses false. */
const load = 0.75;

const startHash = hashString("<s>");

/** Tells a context's key from that of the same words as a sequence. */
const contextSalt = 0x3c6ef372;
const emptyContext = 0;

/** Keys of what stands before a token, in the order of `ratioKeys`: both words, the last, none. */
function contextKeys(before2: number | null, before1: number): number[] {
  const keys = [combine(contextSalt, before1), emptyContext];
  if (before2 !== null) keys.unshift(combine(combine(contextSalt, before2), before1));
  return keys;
}

/** Counts the sequences that end in one token, and their contexts. */
function countToken(
  { sequences, contexts }: Counts,
  keys: readonly number[],
  before: readonly number[],
  { side, weight, row }: { readonly side: keyof Sides; readonly weight: number; readonly row: number },
): void {
  for (const key of before) {
    const context = contexts.get(key) ?? { human: 0, ai: 0 };
    context[side] += weight;
    contexts.set(key, context);
  }
  keys.forEach((key, k) => {
    const count = sequences.get(key) ?? {
      human: 0,
      ai: 0,
      samples: 0,
      lastRow: -1,
      order: keys.length - k,
      context: before[k] ?? emptyContext,
      shorter: keys[k + 1] ?? 0,
    };
    sequences.set(key, count);
    count[side] += weight;
    if (count.lastRow !== row) count.samples++;
    count.lastRow = row;
  });
}

/** Weighted counts of all 1- to 3-word sequences and their contexts. */
function countSequences(
  samples: readonly Sample[],
  weights: ArrayLike<number>,
  rows: readonly number[],
): Counts {
  const counts: Counts = { sequences: new Map(), contexts: new Map() };
  for (const row of rows) {
    const sample = samples[row];
    if (sample === undefined) continue;
    const weight = ((weights[row] ?? 0) * scaleWords) / sample.words;
    const from = { side: sample.origin.label, weight, row };
    for (const { features } of sample.spans) {
      let before2: number | null = null;
      let before1 = startHash;
      for (const token of features.hashes) {
        countToken(counts, ratioKeys(before2, before1, token), contextKeys(before2, before1), from);
        before2 = before1;
        before1 = token;
      }
    }
  }
  return counts;
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
  const { sequences, contexts } = countSequences(samples, weights, rows);
  const kept = [...sequences]
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
