import type { Span } from "../types.ts";
import type { ProtectedSpan } from "./types.ts";

// A word keeps its inner apostrophes, hyphens, dots, slashes, ampersands and decimal marks: "don't", "well-known",
// "Node.js", "and/or", "R&D", "3,500.5"; dotted abbreviations keep their last dot: "e.g.", "U.S.".
const lexeme =
  /(?:\p{L}\.){2,}(?!\p{L})|[\p{L}\p{M}\p{N}]+(?:(?:['’ʼ._/&-]|(?<=\p{N}),(?=\p{N}))[\p{L}\p{M}\p{N}]+)*|\.{2,}|(?:\p{Extended_Pictographic}|\p{Regional_Indicator})(?:[\u200D\uFE0F\u{1F3FB}-\u{1F3FF}\u{E0020}-\u{E007F}]|\p{Extended_Pictographic}|\p{Regional_Indicator})*|[^\s]/gu;
const possessivePlural = /s$/i;
const titleAbbreviation = /^(?:Dr|Mr|Mrs|Ms|Prof|St|Jr|Sr|Inc|Ltd|Co|Corp|Fig|No|vs|etc|al|cf|approx)$/;

/**
 * Words and marks of text[start, end), in order, none with whitespace in it. Each opaque span (code, URL, markup) is
 * one lexeme, whitespace and all.
 */
export function lexWords(text: string, start: number, end: number, opaque: readonly ProtectedSpan[]): Span[] {
  const lexemes: Span[] = [];
  let position = start;
  for (const span of opaque) {
    lexPlain(text, position, span.start, lexemes);
    lexemes.push({ start: span.start, end: span.end });
    position = span.end;
  }
  lexPlain(text, position, end, lexemes);
  return lexemes;
}

function lexPlain(text: string, start: number, end: number, lexemes: Span[]): void {
  if (end <= start) return;
  for (const match of text.slice(start, end).matchAll(lexeme)) {
    const from = start + match.index;
    const to = from + match[0].length;
    const last = lexemes.at(-1);
    if (last && last.end === from && joinsWordBefore(text, last, match[0], to, end)) {
      lexemes[lexemes.length - 1] = { start: last.start, end: to };
    } else {
      lexemes.push({ start: from, end: to });
    }
  }
}

/** "students'" keeps its apostrophe and "Dr." its dot. A dot that closes the sentence stays a mark of its own. */
function joinsWordBefore(text: string, last: Span, mark: string, to: number, end: number): boolean {
  if (mark === ".") return to < end && titleAbbreviation.test(text.slice(last.start, last.end));
  if (mark !== "'" && mark !== "’") return false;
  return possessivePlural.test(text.slice(last.start, last.end)) && /^\s+\p{L}/u.test(text.slice(to, to + 8));
}
