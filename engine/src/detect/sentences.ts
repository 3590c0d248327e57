import type { Span } from "../types.ts";
import { wordSet } from "../word-set.ts";

/** Blocks that are not prose, blanked so that offsets stay: fenced code, inline code, URLs, HTML tags. */
const notProse = /```[\s\S]*?(?:```|$)|`[^`\n]+`|https?:\/\/\S+|www\.\S+|<\/?[a-z][^<>\n]*>/gi;

/** A line that begins a block of its own: heading, list item, quote, table row. */
const blockBreak = /\n[ \t\r]*\n\s*|\n(?=[ \t]*(?:#{1,6}\s|[-*+•]\s|\d{1,3}[.)]\s|>|\|))/g;

const blockMarker = /^[ \t]*(?:#{1,6}\s+|[-*+•]\s+|\d{1,3}[.)]\s+|>\s*)+/;

const sentenceEnd = /[.!?…]+["'”’)\]*_]*(?=\s|$)/g;

const abbreviations = wordSet(
  "mr mrs ms dr prof rev gen col sgt capt lt st sr jr vs etc eg e.g ie i.e cf al fig figs eq no vol inc ltd co corp dept univ approx a.m p.m u.s u.k ph.d jan feb mar apr jun jul aug sep sept oct nov dec",
);

const maxHeadingWords = 12;

/** Whether the full stop at the end of `head` belongs to an abbreviation or an initial. */
function endsInAbbreviation(head: string): boolean {
  const word = /([A-Za-z](?:[A-Za-z.]*[A-Za-z])?)\.$/.exec(head)?.[1];
  if (word === undefined) return false;
  return (word.length === 1 && word !== "I") || abbreviations.has(word.toLowerCase());
}

const countWords = (text: string): number => text.match(/\p{L}[\p{L}'’]*/gu)?.length ?? 0;

function splitBlock(text: string, start: number, end: number, spans: Span[]): void {
  let from = start + (blockMarker.exec(text.slice(start, end))?.[0].length ?? 0);
  const block = text.slice(from, end).trimEnd();
  const terminated = /[.!?…:;]["'”’)\]*_]*$/.test(block);
  // Headings and labels are not sentences: their lengths and capitals say nothing.
  if (!terminated && countWords(block) <= maxHeadingWords) return;
  const push = (to: number) => {
    const piece = text.slice(from, to);
    const lead = piece.length - piece.trimStart().length;
    const body = piece.trim();
    if (/\p{L}/u.test(body)) spans.push({ start: from + lead, end: from + lead + body.length });
    from = to;
  };
  sentenceEnd.lastIndex = from;
  for (let match = sentenceEnd.exec(text); match !== null; match = sentenceEnd.exec(text)) {
    const to = match.index + match[0].length;
    if (to > end) break;
    const stop = text.slice(Math.max(from, match.index - 20), match.index + 1);
    const next = /\S/.exec(text.slice(to, to + 8))?.[0] ?? "";
    // A lower-case word after the stop goes on with the sentence ("e.g. this", '"Why?" he said').
    if (/\p{Ll}/u.test(next) || (match[0] === "." && endsInAbbreviation(stop))) continue;
    push(to);
  }
  push(end);
}

/** The text with what is not prose blanked out; same length, so offsets agree. */
function maskNonProse(text: string): string {
  return text.replace(notProse, (match) => match.replace(/[^\n]/g, " "));
}

/**
 * Sentences of the prose of a plain or Markdown text, ascending, without surrounding white space.
 * Headings, labels, code and URLs are left out. A single line break inside a paragraph is white space.
 *
 * Apart from the document's own `splitSentences`, because the browser loads the detector without a Markdown parser, and
 * because the models were trained on these: after a change here they must be trained anew.
 */
export function splitSentences(text: string): Span[] {
  const masked = maskNonProse(text);
  const spans: Span[] = [];
  let start = 0;
  for (const match of masked.matchAll(blockBreak)) {
    splitBlock(masked, start, match.index, spans);
    start = match.index + match[0].length;
  }
  splitBlock(masked, start, masked.length, spans);
  return spans;
}
