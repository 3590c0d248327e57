import type { Sentence, Token } from "./types.ts";

export const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const isCapitalized = (text: string): boolean => /^\p{Lu}/u.test(text);

/** A word with a capital where the word that it stands for has one. */
export const matchCase = (source: string, word: string): string =>
  isCapitalized(source) ? capitalize(word) : word;

/** The text with its first letter small, unless its first word is "I", a name or an acronym. */
export function uncapitalizeToken(token: Token): string {
  if (token.pos === "PROPN" || token.protected !== null) return token.text;
  if (/^I(['’]|$)/.test(token.text) || /^\p{Lu}{2}/u.test(token.text)) return token.text;
  return token.text.charAt(0).toLowerCase() + token.text.slice(1);
}

/** The first token's index of a sentence that is a word, after quotes and brackets. */
export function firstWord(sentence: Sentence): number {
  const index = sentence.tokens.findIndex((token) => token.pos !== "PUNCT" && token.pos !== "SYM");
  return Math.max(index, 0);
}

/** Whether the token's capital is due to its place: first in its sentence, or after a colon, a quote or markup. */
export function hasOpeningCapital(sentence: Sentence, index: number): boolean {
  const token = sentence.tokens[index];
  if (!token || !isCapitalized(token.text)) return false;
  if (index <= firstWord(sentence)) return true;
  const afterMark = !/[\p{L}\p{N}]/u.test(sentence.tokens[index - 1]?.text ?? "");
  return afterMark && !/^I(['’]|$)/.test(token.text);
}
