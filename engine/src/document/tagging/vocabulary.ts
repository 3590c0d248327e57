import { memoize } from "../../memoize.ts";
import type { PartOfSpeech } from "../types.ts";
import { classOf } from "./dictionary.ts";

const noTags: readonly PartOfSpeech[] = [];

/** Whether a lower-case word is in the tagger's dictionary of some 85,000 words (no names). */
export const isKnownWord = (lower: string): boolean => classOf(lower) !== null;

/**
 * The parts of speech a lower-case dictionary word can have; none for an unknown word. The dictionary has gaps in its
 * inflected forms ("harms" as a verb only), so an -s, -ed or -ing form has those of its base as well.
 */
export const possibleTags = memoize((lower: string): readonly PartOfSpeech[] => {
  const listed = listedTags(lower);
  const inherited = inflections(lower).flatMap(([base, tags]) =>
    tags.filter((tag) => listedTags(base).includes(tag)),
  );
  return inherited.length === 0 ? listed : [...new Set([...listed, ...inherited])];
});

/** Whether a lower-case word is English: in the dictionary, or a form of a word that is. */
export const isEnglishWord = (lower: string): boolean => possibleTags(lower).length > 0;

const listedTags = (lower: string): readonly PartOfSpeech[] => classOf(lower)?.possible ?? noTags;

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
export const usualTag = (lower: string): PartOfSpeech | null => classOf(lower)?.usual ?? null;

export function canBe(lower: string, pos: PartOfSpeech): boolean {
  return possibleTags(lower).includes(pos);
}
