import { hashString } from "../../engine/src/hash.ts";
import { placeSlot } from "../../engine/src/hashed-table.ts";
import { logStep, unigramKey } from "../../engine/src/language-model/keys.ts";
import { encodeModelFile } from "../../engine/src/model-file.ts";
import type { CorpusText } from "./corpus.ts";
import { countSequences, type SequenceCount, type SequenceCounts } from "./sequence-counts.ts";

const tableBits = 20;
/** Share of slots filled at most. */
const load = 0.85;
/** Taken from each count for what was not seen after the same words (absolute discounting). */
const discount = 0.85;
/** Words of the frequency list kept beside those of the corpus. */
const listedWords = 80_000;
/** Share of the probability of single words taken from the frequency list. */
const listShare = 0.4;

/** What a count loses; small ones, of sequences seen in machines' texts only, keep a tenth. */
const discountOf = (weight: number): number => Math.min(discount, 0.9 * weight);

const quantize = (probability: number): number =>
  Math.max(0, Math.min(255, Math.round(-Math.log2(probability) / logStep)));

/** Probabilities of single words, of the corpus and of the list. */
function wordProbabilities(
  { sequences, contexts }: SequenceCounts,
  frequencies: ReadonlyMap<string, number>,
): Map<number, number> {
  const result = new Map<number, number>();
  const listed = [...frequencies].slice(0, listedWords);
  const listTotal = listed.reduce((total, [, frequency]) => total + frequency, 0);
  for (const [word, frequency] of listed) {
    result.set(unigramKey(hashString(word)), (listShare * frequency) / listTotal);
  }
  const total = contexts.get(0) ?? 1;
  for (const [key, { order, weight }] of sequences) {
    if (order === 1) result.set(key, (result.get(key) ?? 0) + ((1 - listShare) * weight) / total);
  }
  return result;
}

/** Sequences of two and three words worth a slot, the most telling first: those of two texts, pairs of a person's. */
function worthKeeping({ sequences }: SequenceCounts, room: number): number[] {
  const candidates: (readonly [number, SequenceCount])[] = [];
  for (const entry of sequences) {
    const { order, texts, weight } = entry[1];
    if (order > 1 && (texts >= 2 || (order === 2 && weight >= 1))) candidates.push(entry);
  }
  return candidates
    .sort(([a, x], [b, y]) => x.order - y.order || y.texts - x.texts || a - b)
    .slice(0, room)
    .map(([key]) => key);
}

/** The share of each context's probability that its kept sequences leave to the shorter context. */
function backoffShares(
  { sequences, contexts }: SequenceCounts,
  kept: readonly number[],
): Map<number, number> {
  const claimed = new Map<number, number>();
  for (const key of kept) {
    const count = sequences.get(key);
    if (count === undefined) continue;
    const own = count.weight - discountOf(count.weight);
    claimed.set(count.context, (claimed.get(count.context) ?? 0) + own);
  }
  return new Map(
    [...claimed].map(([context, own]) => [context, Math.max(1e-3, 1 - own / (contexts.get(context) ?? own))]),
  );
}

/**
 * The trigram language model: a hashed table of -log2 probabilities and back-off weights in steps of `logStep`,
 * interpolated with absolute discounting. What is left out adds to the back-off, so probabilities still sum to 1.
 */
export function trainLanguageModel(
  texts: readonly CorpusText[],
  frequencies: ReadonlyMap<string, number>,
  log: (line: string) => void,
  bits = tableBits,
): Uint8Array {
  const counts = countSequences(texts.filter(({ split }) => split !== "test"));
  const probabilities = wordProbabilities(counts, frequencies);
  const words = [...probabilities.keys()];
  const kept = worthKeeping(counts, Math.floor((1 << bits) * load) - words.length);
  const backoff = backoffShares(counts, kept);
  for (const key of kept) {
    const { sequences, contexts } = counts;
    const count = sequences.get(key);
    if (count === undefined) continue;
    const seen = (count.weight - discountOf(count.weight)) / (contexts.get(count.context) ?? 1);
    // A pair that was left out has the probability that its own back-off gives.
    const pair = sequences.get(count.shorter);
    const shorter =
      probabilities.get(count.shorter) ??
      (backoff.get(pair?.context ?? 0) ?? 1) * (probabilities.get(pair?.shorter ?? 0) ?? 0);
    probabilities.set(key, seen + (backoff.get(count.context) ?? 1) * shorter);
  }
  log(`language model: ${words.length} words, ${kept.length} longer sequences`);
  const fingerprints = new Uint16Array(1 << bits);
  const costs = new Uint8Array(1 << bits);
  const backoffs = new Uint8Array(1 << bits);
  for (const key of [...words, ...kept]) {
    const slot = placeSlot(fingerprints, key);
    if (slot < 0) continue;
    costs[slot] = quantize(probabilities.get(key) ?? 0);
    backoffs[slot] = quantize(backoff.get(key) ?? 1);
  }
  return encodeModelFile({ kind: "language-model", version: 1 }, { fingerprints, costs, backoffs });
}
