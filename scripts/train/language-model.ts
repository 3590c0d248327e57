import { textFeatures } from "../../engine/src/detect/features.ts";
import { hashString } from "../../engine/src/hash.ts";
import { placeSlot } from "../../engine/src/hashed-table.ts";
import { bigramKey, logStep, trigramKey, unigramKey } from "../../engine/src/language-model/keys.ts";
import { encodeModelFile } from "../../engine/src/model-file.ts";
import type { CorpusText } from "./corpus.ts";

const tableBits = 20;
/** A machine's text is grammatical too, so it counts for attestation, but a person's choice counts more. */
const textWeight = { human: 1, ai: 0.3 } as const;
const discount = 0.7;
const startHash = hashString("<s>");
const endHash = hashString("</s>");
/** Words of the frequency list kept beside those of the corpus. */
const listedWords = 80_000;
/** Share of the probability of single words taken from the frequency list. */
const listShare = 0.4;

interface Count {
  weight: number;
  texts: number;
  last: number;
}

interface Context {
  weight: number;
  types: number;
}

interface Counts {
  readonly ngrams: Map<number, Count>;
  readonly contexts: Map<number, Context>;
  /** Of a bigram or trigram: the key of its context and of itself without the first word. */
  readonly links: Map<number, { context: number; shorter: number; order: 2 | 3 }>;
  unigramTotal: number;
}

function countText(counts: Counts, text: CorpusText, index: number): void {
  const weight = textWeight[text.label];
  const add = (key: number, context: number): boolean => {
    let count = counts.ngrams.get(key);
    const fresh = count === undefined;
    if (count === undefined) {
      count = { weight: 0, texts: 0, last: -1 };
      counts.ngrams.set(key, count);
    }
    count.weight += weight;
    if (count.last !== index) count.texts++;
    count.last = index;
    const total = counts.contexts.get(context) ?? { weight: 0, types: 0 };
    total.weight += weight;
    if (fresh) total.types++;
    counts.contexts.set(context, total);
    return fresh;
  };
  for (const { features } of textFeatures(text.text)) {
    const tokens = [...features.hashes, endHash];
    let before2: number | null = null;
    let before1 = startHash;
    for (const token of tokens) {
      const unigram = unigramKey(token);
      const bigram = bigramKey(before1, token);
      add(unigram, 0);
      if (add(bigram, unigramKey(before1))) {
        counts.links.set(bigram, { context: unigramKey(before1), shorter: unigram, order: 2 });
      }
      if (before2 !== null) {
        const trigram = trigramKey(before2, before1, token);
        const context = bigramKey(before2, before1);
        if (add(trigram, context)) counts.links.set(trigram, { context, shorter: bigram, order: 3 });
      }
      counts.unigramTotal += weight;
      before2 = before1;
      before1 = token;
    }
  }
}

const quantize = (probability: number): number =>
  Math.max(0, Math.min(255, Math.round(-Math.log2(probability) / logStep)));

/** Probability of each n-gram by interpolated absolute discounting, shorter orders first. */
function probabilities(counts: Counts, frequencies: ReadonlyMap<string, number>): Map<number, number> {
  const result = new Map<number, number>();
  const listed = [...frequencies].slice(0, listedWords);
  const listTotal = listed.reduce((total, [, frequency]) => total + frequency, 0);
  for (const [word, frequency] of listed) {
    result.set(unigramKey(hashString(word)), (listShare * frequency) / listTotal);
  }
  for (const [key, count] of counts.ngrams) {
    if (counts.links.has(key)) continue;
    result.set(key, (result.get(key) ?? 0) + ((1 - listShare) * count.weight) / counts.unigramTotal);
  }
  for (const order of [2, 3]) {
    for (const [key, link] of counts.links) {
      if (link.order !== order) continue;
      const count = counts.ngrams.get(key);
      const context = counts.contexts.get(link.context);
      const shorter = result.get(link.shorter);
      if (count === undefined || context === undefined || shorter === undefined) continue;
      const seen = Math.max(0, count.weight - Math.min(discount, 0.9 * count.weight)) / context.weight;
      result.set(key, seen + backoffWeight(context) * shorter);
    }
  }
  return result;
}

/** The share of a context's probability left to the shorter context. */
function backoffWeight({ weight, types }: Context): number {
  return Math.min(0.98, Math.max(0.02, (discount * types * 0.6) / weight));
}

/**
 * The trigram language model: a hashed table of -log2 probabilities and back-off weights in steps of `logStep`.
 * Longer sequences need to stand in two texts.
 */
export function trainLanguageModel(
  texts: readonly CorpusText[],
  frequencies: ReadonlyMap<string, number>,
  log: (line: string) => void,
  bits = tableBits,
): Uint8Array {
  const counts: Counts = { ngrams: new Map(), contexts: new Map(), links: new Map(), unigramTotal: 0 };
  const learned = texts.filter(({ split }) => split !== "test");
  for (const [i, text] of learned.entries()) countText(counts, text, i);
  const all = probabilities(counts, frequencies);
  const room = Math.floor((1 << bits) * 0.85);
  const longer = [...counts.links.keys()]
    .map((key) => ({ key, order: counts.links.get(key)?.order ?? 3, count: counts.ngrams.get(key) }))
    .filter(
      ({ order, count }) => count !== undefined && (count.texts >= 2 || (order === 2 && count.weight >= 1)),
    )
    .sort((a, b) => a.order - b.order || (b.count?.texts ?? 0) - (a.count?.texts ?? 0) || a.key - b.key)
    .map(({ key }) => key);
  const singles = [...all.keys()].filter((key) => !counts.links.has(key));
  const keys = [...singles, ...longer].slice(0, room);
  log(`language model: ${singles.length} words, ${longer.length} longer sequences, ${keys.length} kept`);
  const fingerprints = new Uint16Array(1 << bits);
  const costs = new Uint8Array(1 << bits);
  const backoffs = new Uint8Array(1 << bits);
  for (const key of keys) {
    const slot = placeSlot(fingerprints, key);
    if (slot < 0) continue;
    costs[slot] = quantize(all.get(key) ?? 1e-9);
    const context = counts.contexts.get(key);
    backoffs[slot] = context === undefined ? 0 : quantize(backoffWeight(context));
  }
  return encodeModelFile({ kind: "language-model", version: 1 }, { fingerprints, costs, backoffs });
}
