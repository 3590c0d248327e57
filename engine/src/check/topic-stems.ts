import { isSpaceless } from "./length.ts";

const word = /[\p{L}\p{N}]+(?:['’][\p{L}]+)*/gu;
const shortest = 4;
/** Long enough to tell most words apart, short enough that "raining" and "rain" are one. */
const stem = 4;

/** What a text is about, in any language: the stems of its longer words, or pairs of characters. */
export function topicStems(text: string): string[] {
  if (isSpaceless(text)) {
    const letters = text.match(/\p{L}/gu) ?? [];
    return letters.slice(1).map((letter, at) => `${letters[at]}${letter}`);
  }
  const words = text.toLowerCase().match(word) ?? [];
  return words.filter((each) => each.length >= shortest).map((each) => each.slice(0, stem));
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
