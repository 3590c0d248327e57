import model from "wink-eng-lite-web-model";
import type { PartOfSpeech } from "./types.ts";

/** The part of the tagger's language model that is read here; its own types keep it opaque. */
interface CoreModel {
  readonly packing: {
    readonly size: number;
    readonly layout: Readonly<Record<string, readonly [word: number, mask: number, shift: number]>>;
  };
  readonly lexicon: Uint32Array;
  readonly pos: { readonly list: readonly PartOfSpeech[] };
  readonly features: {
    readonly lexeme: { readonly hash: Readonly<Record<string, number>>; readonly intrinsicSize: number };
    readonly posClusters: { readonly list: readonly ReadonlySet<number>[] };
  };
}

// The model's typings say `unknown`; it is a function, and its shape is fixed by the exact version in package.json.
const core = (model.core as () => CoreModel)();

/** The language model with its core loaded once, for the tagger and for the questions below. */
export const sharedModel: typeof model = { ...model, core: () => core };

const noTags: readonly PartOfSpeech[] = [];
const clusterTags = core.features.posClusters.list.map((cluster) =>
  [...cluster].flatMap((index) => core.pos.list[index] ?? []),
);

/** Whether a lower-case word is in the tagger's dictionary of some 87,000 words (no names). */
export function isKnownWord(lower: string): boolean {
  const index = core.features.lexeme.hash[lower];
  return index !== undefined && index < core.features.lexeme.intrinsicSize;
}

/** The parts of speech a lower-case dictionary word can have; none for an unknown word. */
export function possibleTags(lower: string): readonly PartOfSpeech[] {
  return isKnownWord(lower) ? (clusterTags[feature(lower, "lexemeCID")] ?? noTags) : noTags;
}

export function canBe(lower: string, pos: PartOfSpeech): boolean {
  return possibleTags(lower).includes(pos);
}

function feature(lower: string, name: string): number {
  const index = core.features.lexeme.hash[lower] ?? 0;
  const [word, mask, shift] = core.packing.layout[name] ?? [0, 0, 0];
  return ((core.lexicon[index * core.packing.size + word] ?? 0) & mask) >>> shift;
}
