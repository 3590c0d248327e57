import { capitalize, firstWord, hasOpeningCapital, isCapitalized } from "./document/capitals.ts";
import type { Sentence, Token } from "./document/types.ts";
import { articleFor } from "./morphology/article.ts";
import type { Span } from "./types.ts";

/** A replacement of a span before it has a kind and a reason. */
export interface TextEdit extends Span {
  readonly replacement: string;
}

const attachesLeft = /^[,.;:!?)%\]]/;

/** Joins words with single spaces, punctuation attached to the word before. */
export function joinWords(words: readonly string[]): string {
  let text = "";
  for (const word of words) text += text === "" || attachesLeft.test(word) ? word : ` ${word}`;
  return text;
}

/** A word with the apostrophe that the text is typed with. */
export const withApostropheOf = (source: string, word: string): string =>
  word.includes("'") && source.includes("’") && !source.includes("'") ? word.replaceAll("'", "’") : word;

/** Deletes tokens `[from, to)` with the space that is left over, moving a capital on; null where it can't be done cleanly. */
function deleteTokens(sentence: Sentence, from: number, to: number): TextEdit | null {
  const first = sentence.tokens[from];
  const last = sentence.tokens[to - 1];
  const next = sentence.tokens[to];
  if (!first || !last) return null;
  if (from > firstWord(sentence)) {
    const previous = sentence.tokens[from - 1];
    return previous ? { start: previous.end, end: last.end, replacement: "" } : null;
  }
  if (!next || next.pos === "PUNCT") return null;
  // A number needs no capital, a name has its own.
  if (!isCapitalized(first.text) || isCapitalized(next.text) || /^\d/u.test(next.text))
    return { start: first.start, end: next.start, replacement: "" };
  if (next.protected !== null) return null;
  return { start: first.start, end: next.start + 1, replacement: next.text.charAt(0).toUpperCase() };
}

/**
 * Replaces tokens `[from, to)` by words, or deletes them where there are none; the case of the first word and the
 * space before it follow what stands there.
 */
export function replaceTokens(
  sentence: Sentence,
  from: number,
  to: number,
  words: readonly string[],
): TextEdit | null {
  const first = sentence.tokens[from];
  const last = sentence.tokens[to - 1];
  if (!first || !last) return null;
  if (words.length === 0) return deleteTokens(sentence, from, to);
  const text = joinWords(words);
  const atStart = hasOpeningCapital(sentence, from);
  const previous = sentence.tokens[from - 1];
  if (previous && attachesLeft.test(text)) return { start: previous.end, end: last.end, replacement: text };
  const freed = previous?.end === first.start && attachesLeft.test(first.text);
  return {
    start: first.start,
    end: last.end,
    replacement: (freed ? " " : "") + (atStart ? capitalize(text) : text),
  };
}

const opensAround = (token: Token | undefined) =>
  token?.protected === "markup" || /^[("'“‘[]$/.test(token?.text ?? "");

/**
 * Mends "a" and "an" where an edit changed the word after the article; the edit grows to take it in. Null where markup
 * or a bracket stands between the two, which no edit takes in: "a *crucial* step".
 * `from` and `to` are the tokens the edit stands on.
 */
export function mendArticle(sentence: Sentence, from: number, to: number, edit: TextEdit): TextEdit | null {
  let at = from - 1;
  while (opensAround(sentence.tokens[at])) at -= 1;
  const article = sentence.tokens[at];
  if (!article || article.protected !== null || (article.lower !== "a" && article.lower !== "an"))
    return edit;
  const follows = /[\p{L}\p{N}][^\s]*/u.exec(edit.replacement)?.[0] ?? sentence.tokens[to]?.text ?? "";
  const right = articleFor(follows);
  if (right === article.lower) return edit;
  if (at < from - 1) return null;
  const text = isCapitalized(article.text) ? capitalize(right) : right;
  const gap = edit.start > article.end ? " " : "";
  return { start: article.start, end: edit.end, replacement: text + gap + edit.replacement };
}

/** Whether an edit would change a line end: such edits are not made. */
export function crossesLine(source: string, edit: Span): boolean {
  return /[\n\r]/.test(source.slice(edit.start, edit.end));
}
