import model from "wink-eng-lite-web-model";
import type { PartOfSpeech } from "../types.ts";

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

const remembered = new Map<string, readonly PartOfSpeech[]>();
const mostRemembered = 10_000;
const noTags: readonly PartOfSpeech[] = [];
const clusterTags = core.features.posClusters.list.map((cluster) =>
  [...cluster].flatMap((index) => core.pos.list[index] ?? []),
);

/** Whether a lower-case word is in the tagger's dictionary of some 87,000 words (no names). */
export function isKnownWord(lower: string): boolean {
  const index = core.features.lexeme.hash[lower];
  return index !== undefined && index < core.features.lexeme.intrinsicSize;
}

/**
 * The parts of speech a lower-case dictionary word can have; none for an unknown word. The dictionary has gaps in its
 * inflected forms ("harms" as a verb only), so an -s, -ed or -ing form has those of its base as well.
 */
export function possibleTags(lower: string): readonly PartOfSpeech[] {
  const known = remembered.get(lower);
  if (known) return known;
  const listed = listedTags(lower);
  const inherited = inflections(lower).flatMap(([base, tags]) =>
    tags.filter((tag) => listedTags(base).includes(tag)),
  );
  const found = inherited.length === 0 ? listed : [...new Set([...listed, ...inherited])];
  if (remembered.size >= mostRemembered) remembered.clear();
  remembered.set(lower, found);
  return found;
}

/** Whether a lower-case word is English: in the dictionary, or a form of a word that is. */
export const isEnglishWord = (lower: string): boolean => possibleTags(lower).length > 0;

function listedTags(lower: string): readonly PartOfSpeech[] {
  return isKnownWord(lower) ? (clusterTags[feature(lower, "lexemeCID")] ?? noTags) : noTags;
}

/** The bases that a form may have, each with the tags that the form takes from it. */
function inflections(lower: string): (readonly [base: string, tags: readonly PartOfSpeech[]])[] {
  if (/[^s]s$/.test(lower)) {
    const bases = [lower.slice(0, -1)];
    if (lower.endsWith("ies")) bases.push(`${lower.slice(0, -3)}y`);
    else if (/(?:s|x|z|ch|sh|o)es$/.test(lower)) bases.push(lower.slice(0, -2));
    return bases.map((base) => [base, ["NOUN", "VERB"]]);
  }
  const stem = /^(.{2,})(?:ed|ing)$/.exec(lower)?.[1];
  if (!stem) return [];
  const bases = [stem, `${stem}e`];
  if (stem.at(-1) === stem.at(-2)) bases.push(stem.slice(0, -1));
  if (lower.endsWith("ied")) bases.push(`${lower.slice(0, -3)}y`);
  return bases.map((base) => [base, ["VERB"]]);
}

/** The likeliest part of speech of a dictionary word; null for an unknown word. */
export function usualTag(lower: string): PartOfSpeech | null {
  return isKnownWord(lower) ? (core.pos.list[feature(lower, "pos")] ?? null) : null;
}

export function canBe(lower: string, pos: PartOfSpeech): boolean {
  return possibleTags(lower).includes(pos);
}

function feature(lower: string, name: string): number {
  const index = core.features.lexeme.hash[lower] ?? 0;
  const [word, mask, shift] = core.packing.layout[name] ?? [0, 0, 0];
  return ((core.lexicon[index * core.packing.size + word] ?? 0) & mask) >>> shift;
}
