import { lexWords } from "./lexer.ts";
import type { RawBlock } from "./markdown.ts";
import { readOutline } from "./outline.ts";
import { keepPattern } from "./protect/keep.ts";
import { findNames } from "./protect/names.ts";
import { findInProse } from "./protect/prose.ts";
import { parentheses, splitSentences } from "./sentences.ts";
import { maskSpans, mergeSpans, spanCursor, spansWithin } from "./spans.ts";
import { lemmaOf } from "./tagging/lemma.ts";
import { retag } from "./tagging/retag.ts";
import { tagWords } from "./tagging/tagger.ts";
import type { Block, Document, ProtectedKind, ProtectedSpan, Sentence, Token } from "./types.ts";

export interface ParseOptions {
  /** Words and phrases to protect, matched case-insensitively as whole words. */
  readonly keep?: readonly string[];
}

/** Such spans are one token each: what is in them are no words. */
const opaqueKinds = new Set<ProtectedKind>([
  "code",
  "url",
  "email",
  "file-name",
  "citation",
  "footnote",
  "markup",
]);

/** Reads plain text or Markdown into blocks, sentences and tokens by source offsets. Never throws, linear in length. */
export function parseDocument(source: string, options: ParseOptions = {}): Document {
  const outline = readOutline(source);
  const prose = outline.blocks.filter(hasSentences);
  const fromMarkdown = mergeSpans(outline.spans);
  const keep = keepPattern(options.keep ?? []);
  const fromProse = prose.flatMap((block) =>
    findInProse(source, block, spansWithin(fromMarkdown, block.start, block.end), keep),
  );
  const spans = mergeSpans([...outline.spans, ...fromProse]);
  const opaque = mergeSpans([...outline.spans, ...fromProse].filter((span) => opaqueKinds.has(span.kind)));
  const blocks = outline.blocks.map((block): Block => {
    return { ...block, sentences: hasSentences(block) ? readSentences(source, block, spans, opaque) : [] };
  });
  const names = findNames(blocks.flatMap((block) => block.sentences));
  const protectedSpans = mergeSpans([...spans, ...names]);
  return { source, blocks: markProtected(blocks, protectedSpans), protectedSpans };
}

function hasSentences(block: RawBlock): boolean {
  return block.kind === "paragraph" || block.kind === "list-item";
}

function readSentences(
  source: string,
  block: RawBlock,
  spans: readonly ProtectedSpan[],
  opaque: readonly ProtectedSpan[],
): Sentence[] {
  const blockOpaque = spansWithin(opaque, block.start, block.end);
  const text = maskSpans(
    source.slice(block.start, block.end),
    blockOpaque.map((span) => shift(span, -block.start)),
  );
  const quotes = spansWithin(spans, block.start, block.end).filter((span) => span.kind === "quote");
  const unbroken = [...quotes.map((span) => shift(span, -block.start)), ...parentheses(text)].sort(
    (a, b) => a.start - b.start,
  );
  return splitSentences(text, unbroken).map((span) => {
    const { start, end } = shift(span, block.start);
    return { start, end, tokens: readTokens(source, start, end, spansWithin(blockOpaque, start, end)) };
  });
}

function readTokens(source: string, start: number, end: number, opaque: readonly ProtectedSpan[]): Token[] {
  const lexemes = lexWords(source, start, end, opaque);
  const words = lexemes.map((span) => source.slice(span.start, span.end));
  const kindAt = spanCursor(opaque);
  // What has no words in it is shown to the tagger as a name, and markup not at all.
  const kinds = lexemes.map((span) => kindAt(span.start, span.end));
  const visible = words.flatMap((word, index) =>
    kinds[index] === "markup" ? [] : [kinds[index] ? "X" : word],
  );
  const tags = retag(visible, tagWords(visible));
  let next = 0;
  return lexemes.map((span, index) => {
    const text = words[index] ?? "";
    const lower = text.toLowerCase();
    const pos = kinds[index] === "markup" ? "X" : (tags[next++] ?? "X");
    return { ...span, text, lower, pos, lemma: lemmaOf(lower, pos), protected: null };
  });
}

function markProtected(blocks: readonly Block[], spans: readonly ProtectedSpan[]): Block[] {
  const kindAt = spanCursor(spans);
  return blocks.map((block) => ({
    ...block,
    sentences: block.sentences.map((sentence) => ({
      ...sentence,
      tokens: sentence.tokens.map((token) => ({ ...token, protected: kindAt(token.start, token.end) })),
    })),
  }));
}

function shift<T extends { readonly start: number; readonly end: number }>(span: T, by: number): T {
  return { ...span, start: span.start + by, end: span.end + by };
}
