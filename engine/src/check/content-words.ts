/** Scripts that put no spaces between words: their texts are compared by pairs of characters. */
const spaceless =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}]/gu;
const word = /[\p{L}\p{N}]+(?:['’][\p{L}]+)*/gu;
const shortest = 4;
/** Long enough to tell most words apart, short enough that "raining" and "rain" are one. */
const stem = 4;

const isSpaceless = (text: string): boolean => (text.match(spaceless)?.length ?? 0) > text.length / 4;

/** What a text is about, in any language: the stems of its longer words, or pairs of characters. */
export function contentWords(text: string): string[] {
  if (isSpaceless(text)) {
    const letters = text.match(/\p{L}/gu) ?? [];
    return letters.slice(1).map((letter, at) => `${letters[at]}${letter}`);
  }
  const words = text.toLowerCase().match(word) ?? [];
  return words.filter((each) => each.length >= shortest).map((each) => each.slice(0, stem));
}

/** A text's length in words, or in half its letters where words have no spaces between them. */
export function lengthOf(text: string): number {
  if (isSpaceless(text)) return Math.ceil((text.match(/\p{L}/gu)?.length ?? 0) / 2);
  return text.match(/\S+/gu)?.length ?? 0;
}

/** Of a text's words, what a rewrite of kept length may have. */
const kept = { least: 0.9, most: 1.1 };

/** Whether a rewrite has 90% to 110% of its source's words. */
export function keepsLength(before: string, after: string): boolean {
  const words = lengthOf(before);
  const now = lengthOf(after);
  return now >= words * kept.least && now <= words * kept.most;
}

/** How many of a list's items stand in another list too, each as often as it stands there. */
export function countShared(items: readonly string[], others: readonly string[]): number {
  const left = new Map<string, number>();
  for (const each of others) left.set(each, (left.get(each) ?? 0) + 1);
  let shared = 0;
  for (const each of items) {
    const count = left.get(each) ?? 0;
    if (count === 0) continue;
    shared += 1;
    left.set(each, count - 1);
  }
  return shared;
}
