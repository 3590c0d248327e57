import { isCommonWord } from "../../document/tagging/common-words.ts";
import { wordSet } from "../../word-set.ts";

const word = /[\p{L}\p{N}][\p{L}\p{M}\p{N}]*(?:[.&'’/-][\p{L}\p{N}][\p{L}\p{M}\p{N}]*)*/gu;
const opens = /(?:^|[.!?…:;"“”‘«*_>–—-]|["'”’)]\s)\s*$/u;
const alwaysCapital = wordSet("i i'm i've i'll i'd ok asap fyi btw");

/**
 * Whether both texts have the same names, equally often: words capitalized within a sentence, acronyms, and capitalized
 * first words that are no common words. A name may move to or from the start of a sentence, and so may a rare word that
 * stands in small letters in the other text: "Cyberbullying".
 */
export function sameNames(before: string, after: string): boolean {
  const names = new Set([...findNames(before, after), ...findNames(after, before)]);
  if (names.size === 0) return true;
  const [first, second] = [countWords(before), countWords(after)];
  return [...names].every((name) => first.get(name) === second.get(name));
}

function* findNames(text: string, other: string): Generator<string> {
  for (const match of text.matchAll(word)) {
    const name = bareName(match[0]);
    if (!/^\p{Lu}|^\p{Ll}+\p{Lu}/u.test(name) || alwaysCapital.has(name.toLowerCase())) continue;
    const isAcronym = /\p{Lu}.*\p{Lu}/u.test(name);
    const begins = opens.test(text.slice(Math.max(0, match.index - 8), match.index));
    const isWord = () => isCommonWord(name.toLowerCase()) || countWords(other).has(name.toLowerCase());
    if (isAcronym || !begins || !isWord()) yield name;
  }
}

function countWords(text: string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const match of text.matchAll(word)) {
    const name = bareName(match[0]);
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return counts;
}

/** Without a possessive or a contraction: "Paris's" and "NASA'll" are "Paris" and "NASA". */
function bareName(text: string): string {
  return text
    .replaceAll("’", "'")
    .replace(/'(?:s|ll|d|ve|re|m)?$/, "")
    .replace(/'(?:s|ll|d|ve|re|m)$/, "");
}
