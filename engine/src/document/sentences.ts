import type { Span } from "../types.ts";
import {
  closingAbbreviations,
  leadingAbbreviations,
  numberAbbreviations,
  sentenceStarters,
  timeAbbreviations,
} from "./abbreviations.ts";

// A run of end marks with what closes after it, or an ideographic full stop, which needs no space after it.
const candidate = /(?:[.!?…]+[)\]}"'”’»*_~]*(?=\s|$)|[。！？]+[”’」』）]*)/g;
const opener = /["'“‘«([{*_~]/;
const longestWord = 40;

/**
 * Sentences of one paragraph, without the whitespace around them. `text` is the paragraph, with code and links masked
 * by U+FFFC; `unbroken` are spans (quotes, parentheses) that no sentence ends within.
 */
export function splitSentences(text: string, unbroken: readonly Span[]): Span[] {
  const sentences: Span[] = [];
  let start = skipSpace(text, 0);
  let spanIndex = 0;
  for (const match of text.matchAll(candidate)) {
    const end = match.index + match[0].length;
    if (match.index < start) continue;
    while ((unbroken[spanIndex]?.end ?? Number.POSITIVE_INFINITY) < end) spanIndex += 1;
    const around = unbroken[spanIndex];
    if (around && around.start < match.index && end < around.end) continue;
    if (!endsSentence(text, match.index, end, start)) continue;
    sentences.push({ start, end });
    start = skipSpace(text, end);
  }
  const last = text.trimEnd().length;
  if (last > start) sentences.push({ start, end: last });
  return sentences;
}

/** The parenthesized stretches of a text, up to 400 characters each, innermost only. */
export function parentheses(text: string): Span[] {
  const spans: Span[] = [];
  for (const match of text.matchAll(/\([^()]{1,400}\)/g)) {
    spans.push({ start: match.index, end: match.index + match[0].length });
  }
  return spans;
}

function endsSentence(text: string, mark: number, end: number, sentenceStart: number): boolean {
  const next = nextWord(text, end);
  if (next === null) return true;
  const first = String.fromCodePoint(next.codePointAt(0) ?? 0);
  if (/^\p{Ll}/u.test(first)) return false;
  const marks = text.slice(mark, end);
  if (!marks.startsWith(".")) return true;
  if (marks.startsWith("..")) return true;
  const word = wordBefore(text, mark);
  const lower = word.toLowerCase();
  if (/^\d{1,3}$|^[a-z]$/i.test(word) && mark - word.length <= sentenceStart && !/^i$/i.test(word))
    return false;
  const begins = sentenceStarters.has(next.toLowerCase());
  if (marks.length > 1 && /[)\]}"”»]/.test(marks)) return true;
  if (numberAbbreviations.has(lower) && /^(?:\d|[IVXLC]+\b)/.test(next)) return false;
  if (lower === "al") return begins;
  if (leadingAbbreviations.has(lower)) return false;
  if (timeAbbreviations.has(lower))
    return !/^(?:[A-Z]{2,4}|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|\d)/.test(next);
  if (closingAbbreviations.has(lower)) return begins;
  if (/^\p{Lu}$/u.test(word)) return begins || (word === "I" && !/^\p{Lu}\.?$/u.test(next));
  if (/^(?:\p{L}\.)+\p{L}$/u.test(word)) return begins;
  return true;
}

function skipSpace(text: string, position: number): number {
  const rest = /\S/g;
  rest.lastIndex = position;
  return rest.exec(text)?.index ?? text.length;
}

/** The word that follows, past spaces and what opens a quotation or a bracket; null at the end. */
function nextWord(text: string, position: number): string | null {
  let index = skipSpace(text, position);
  while (index < text.length && opener.test(text[index] ?? "")) index += 1;
  if (index >= text.length) return null;
  const word = /^[\p{L}\p{N}'’.]*/u.exec(text.slice(index, index + longestWord))?.[0] ?? "";
  return word.replace(/[.'’]+$/, "") || text.slice(index, index + 2);
}

/** The word that a dot closes, with its inner dots ("e.g", "U.S", "3.5"). */
function wordBefore(text: string, mark: number): string {
  return (
    /[\p{L}\p{N}.&'’-]*$/u
      .exec(text.slice(Math.max(0, mark - longestWord), mark))?.[0]
      ?.replace(/^[.'’-]+/, "") ?? ""
  );
}
