import type { Span } from "../types.ts";
import type { RawBlock } from "./markdown.ts";
import { readOutline } from "./outline.ts";
import { keepPattern } from "./protect/keep.ts";
import { findNames } from "./protect/names.ts";
import { findInProse } from "./protect/prose.ts";
import { termPattern } from "./protect/terms.ts";
import { parentheses, splitSentences } from "./sentences.ts";
import { maskSpans, mergeSpans, spanCursor, spansWithin } from "./spans.ts";
import { readTokens } from "./tokens.ts";
import type { Block, Document, ProtectedKind, ProtectedSpan, Sentence } from "./types.ts";

export interface ParseOptions {
  /** Words and phrases to protect, matched case-insensitively as whole words. */
  readonly keep?: readonly string[];
  /** False for a text that is only measured: its words get no parts of speech, and its names are not looked for. */
  readonly isTagged?: boolean;
}

/** Such spans are one token each: what is in them are no words. Of a link, that is all but its text. */
const opaqueKinds = new Set<ProtectedKind>(
  "code url email file-name citation footnote markup".split(" ") as ProtectedKind[],
);
const linkStart = /^!?\[/;
const linkEnd = /\]\([^()]*(?:\([^()]*\)[^()]*)*\)$|\]\[[^[\]]*\]$|\]$/;

/** Reads plain text or Markdown into blocks, sentences and tokens by source offsets. Never throws, linear in length. */
export function parseDocument(source: string, options: ParseOptions = {}): Document {
  const isTagged = options.isTagged ?? true;
  const outline = readOutline(source);
  const fromMarkdown = mergeSpans(outline.spans);
  const keep = keepPattern(options.keep ?? []);
  const terms = termPattern(source);
  const fromProse = outline.blocks
    .filter(hasSentences)
    .flatMap((block) =>
      findInProse(source, block, spansWithin(fromMarkdown, block.start, block.end), keep, terms),
    );
  const found = [...outline.spans, ...fromProse];
  const spans = mergeSpans(found);
  const opaque = mergeSpans(found.flatMap((span) => opaquePartsOf(source, span)));
  const blocks = outline.blocks.map((block): Block => {
    const sentences = hasSentences(block) ? readSentences(source, block, spans, opaque, isTagged) : [];
    return { ...block, sentences };
  });
  const names = isTagged ? findNames(blocks.flatMap((block) => block.sentences)) : [];
  const protectedSpans = mergeSpans([...spans, ...names]);
  return { source, blocks: markProtected(blocks, protectedSpans), protectedSpans };
}

function hasSentences(block: RawBlock): boolean {
  return block.kind === "paragraph" || block.kind === "list-item";
}

function opaquePartsOf(source: string, span: ProtectedSpan): ProtectedSpan[] {
  if (opaqueKinds.has(span.kind)) return [span];
  if (span.kind !== "link") return [];
  const text = source.slice(span.start, span.end);
  const open = linkStart.exec(text)?.[0].length ?? 0;
  const close = linkEnd.exec(text.slice(open))?.[0].length ?? 0;
  if (open === 0 || close === 0) return [span];
  return [
    { ...span, end: span.start + open },
    { ...span, start: span.end - close },
  ];
}

function readSentences(
  source: string,
  block: RawBlock,
  spans: readonly ProtectedSpan[],
  opaque: readonly ProtectedSpan[],
  isTagged: boolean,
): Sentence[] {
  const local = <T extends Span>(found: readonly T[]) =>
    spansWithin(found, block.start, block.end).map((span) => shift(span, -block.start));
  const text = maskForSentences(source.slice(block.start, block.end), local(opaque));
  const whole = local(spans).filter((span) => span.kind === "quote" || span.kind === "link");
  const unbroken = [...whole, ...parentheses(text)].sort((a, b) => a.start - b.start);
  return splitSentences(text, unbroken).map((span) => {
    const sentence = shift(span, block.start);
    return {
      ...sentence,
      tokens: readTokens(source, sentence, spansWithin(opaque, sentence.start, sentence.end), isTagged),
    };
  });
}

/** Markup becomes asterisks, which may stand between an end mark and its space; the rest is no text at all. */
function maskForSentences(text: string, opaque: readonly ProtectedSpan[]): string {
  const isMarkup = ({ kind }: ProtectedSpan) => kind === "markup";
  const withoutCode = maskSpans(
    text,
    opaque.filter((span) => !isMarkup(span)),
  );
  return maskSpans(withoutCode, opaque.filter(isMarkup), "*");
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

function shift<T extends Span>(span: T, by: number): T {
  return { ...span, start: span.start + by, end: span.end + by };
}
