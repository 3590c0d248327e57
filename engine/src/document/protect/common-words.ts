import { isKnownWord } from "../tagging/vocabulary.ts";

/** Whether a lower-case word, or its base, is in the dictionary of common words: capitalized at a start it is no name. */
export function isCommonWord(lower: string): boolean {
  if (isKnownWord(lower)) return true;
  const parts = lower.split(/[-'’/]/);
  if (parts.length > 1) return parts.some((part) => part.length > 1 && isKnownWord(part));
  return stems(lower).some((stem) => stem.length > 2 && isKnownWord(stem));
}

function stems(lower: string): string[] {
  const found: string[] = [];
  const ending = /(?:s|es|ed|ing|ly|er|est|d)$/.exec(lower)?.[0];
  if (ending) found.push(lower.slice(0, -ending.length));
  if (/(?:ing|ed)$/.test(lower)) found.push(lower.replace(/(?:ing|ed)$/, "e"));
  if (lower.endsWith("ies")) found.push(`${lower.slice(0, -3)}y`);
  return found;
}
