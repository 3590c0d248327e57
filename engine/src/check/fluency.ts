import type { LanguageModel } from "../language-model/index.ts";

/**
 * Bits a word that an edit may make its surroundings less likely. Most good edits cost some: machines write what is
 * likeliest, people do not. Below this, reading hundreds of edits, half were clumsy.
 */
const leastDifference = -7;

const words = (text: string): string[] =>
  text.match(/[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*|[^\s\p{L}\p{N}]/gu) ?? [];

/** Words that stand next to nearly any other; that a model has not met them there says nothing. */
const sociable = new Set(
  "about again all also always and around but especially every full in just like mainly many more mostly no now often only people really so some sometimes still such that the those too use used uses using very when while whole with".split(
    " ",
  ),
);

/**
 * Whether a sentence reads on as fluently after an edit as a human language model can tell: not much less likely, and
 * people have written the new words next to what stands beside them, no less than the old ones.
 */
export function readsFluently(
  model: LanguageModel,
  before: string,
  after: string,
  replacements: readonly string[],
): boolean {
  const { difference, joins } = model.fluency(words(before), words(after));
  if (difference < leastDifference) return false;
  const isSociable = replacements.every((text) =>
    words(text.toLowerCase()).every((word) => sociable.has(word)),
  );
  return isSociable || (joins.after > 0 && joins.after >= joins.before);
}
