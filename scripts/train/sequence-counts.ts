import { textFeatures } from "../../engine/src/detect/features.ts";
import { hashString } from "../../engine/src/hash.ts";
import { bigramKey, trigramKey, unigramKey } from "../../engine/src/language-model/keys.ts";
import type { CorpusText } from "./corpus.ts";

/** A machine's text is grammatical too, so it counts for attestation, but a person's choice counts more. */
const textWeight = { human: 1, ai: 0.3 } as const;
const startHash = hashString("<s>");
const endHash = hashString("</s>");

export interface SequenceCount {
  /** Weighted occurrences. */
  weight: number;
  /** Different texts it stands in. */
  texts: number;
  /** Index of the text that was counted last. */
  lastText: number;
  /** Words in it, 1 to 3. */
  readonly order: number;
  /** Key of the words before its last. */
  readonly context: number;
  /** Key of it without its first word. */
  readonly shorter: number;
}

export interface SequenceCounts {
  readonly sequences: Map<number, SequenceCount>;
  /** Weighted occurrences of each context; that of single words has the key 0. */
  readonly contexts: Map<number, number>;
}

function countText({ sequences, contexts }: SequenceCounts, text: CorpusText, index: number): void {
  const weight = textWeight[text.label];
  const add = (key: number, order: number, context: number, shorter: number): void => {
    let count = sequences.get(key);
    if (count === undefined) {
      count = { weight: 0, texts: 0, lastText: -1, order, context, shorter };
      sequences.set(key, count);
    }
    count.weight += weight;
    if (count.lastText !== index) count.texts++;
    count.lastText = index;
    contexts.set(context, (contexts.get(context) ?? 0) + weight);
  };
  for (const { features } of textFeatures(text.text)) {
    let before2: number | null = null;
    let before1 = startHash;
    for (const token of [...features.hashes, endHash]) {
      const unigram = unigramKey(token);
      const bigram = bigramKey(before1, token);
      add(unigram, 1, 0, 0);
      add(bigram, 2, unigramKey(before1), unigram);
      if (before2 !== null) {
        add(trigramKey(before2, before1, token), 3, bigramKey(before2, before1), bigram);
      }
      before2 = before1;
      before1 = token;
    }
  }
}

/** Counts of all one- to three-word sequences of the texts. */
export function countSequences(texts: readonly CorpusText[]): SequenceCounts {
  const counts: SequenceCounts = { sequences: new Map(), contexts: new Map() };
  for (const [i, text] of texts.entries()) countText(counts, text, i);
  return counts;
}
