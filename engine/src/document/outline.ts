import { isInColumns } from "./columns.ts";
import { type MarkdownOutline, type RawBlock, readMarkdown } from "./markdown.ts";
import { deepestList } from "./nesting.ts";
import { isTitleLike, splitPlainLines } from "./plain-lines.ts";
import type { ProtectedSpan } from "./types.ts";

/** Front matter: only at the very start, and only with a `key:` line, so that a rule over a text is none. */
const frontMatter = /^\uFEFF?---[ \t]*\r?\n(?:[^\n]*\n){0,200}?---[ \t]*(?:\r?\n|$)/;
/** What can reach over a blank line, so that the text must be read in one piece. */
const spansBlankLines = /```|~~~|<|\]:|\$\$/;
const markdownLine = /^(?:[ \t]|#{1,6}[ \t]|>|[-*+](?:[ \t]|$)|\d{1,9}[.)](?:[ \t]|$)|[-=_*][-=_* \t]*$|\|)/m;
const inlineMarkup = /[*_`[\]<>&\\~|]/;
const markupCharacter = /[*_`[\]>~]/g;
/** More markup than any paragraph and any line has: reading it as Markdown could take time out of proportion. */
const mostInParagraph = 8000;
const mostInLine = 500;
/** Deeper than anybody nests lists: the parser reads a list anew for each list around it. */
const deepestNesting = 50;

/** Blocks of a text and the spans protected by its Markdown. Plain paragraphs skip the Markdown parser for speed. */
export function readOutline(source: string): MarkdownOutline {
  const outline: MarkdownOutline = { blocks: [], spans: [] };
  let position = readFrontMatter(source, outline);
  if (source.charCodeAt(position) === 0xfeff) position += 1;
  if (spansBlankLines.test(source)) {
    append(outline, readSafely(source.slice(position), position));
  } else {
    readByParagraph(source, position, outline);
  }
  const blocks = markColumns(source, outline).flatMap((block) => splitPlainLines(source, block));
  return markTitles(source, blocks, outline.spans);
}

function markColumns(source: string, { blocks, spans }: MarkdownOutline): RawBlock[] {
  return blocks.map((block): RawBlock => {
    if (block.kind !== "paragraph" || !isInColumns(source.slice(block.start, block.end))) return block;
    spans.push({ start: block.start, end: block.end, kind: "table" });
    return { ...block, kind: "table" };
  });
}

/** A title without Markdown's marks is a heading all the same, unless it is the whole text. */
function markTitles(source: string, blocks: RawBlock[], spans: ProtectedSpan[]): MarkdownOutline {
  if (blocks.length < 2) return { blocks, spans };
  const marked = blocks.map((block): RawBlock => {
    if (block.kind !== "paragraph" || block.end - block.start > 200) return block;
    if (!isTitleLike(source.slice(block.start, block.end))) return block;
    spans.push({ start: block.start, end: block.end, kind: "heading" });
    return { ...block, kind: "heading" };
  });
  return { blocks: marked, spans };
}

function readFrontMatter(source: string, outline: MarkdownOutline): number {
  const match = frontMatter.exec(source);
  if (!match || !/^[\w-]+:/m.test(match[0])) return 0;
  outline.blocks.push({ kind: "other", start: 0, end: match[0].length });
  outline.spans.push({ kind: "code", start: 0, end: match[0].length });
  return match[0].length;
}

/** A plain paragraph at the margin ends every list and quote, so the pieces between such paragraphs stand alone. */
function readByParagraph(source: string, from: number, outline: MarkdownOutline): void {
  let pending = from;
  for (const { start, end } of paragraphs(source, from)) {
    const text = source.slice(start, end);
    if (inlineMarkup.test(text) || markdownLine.test(text)) continue;
    if (start > pending) append(outline, readSafely(source.slice(pending, start), pending));
    outline.blocks.push({ kind: "paragraph", start, end });
    pending = end;
  }
  if (pending < source.length) append(outline, readSafely(source.slice(pending), pending));
}

/** Runs of lines that are not blank, without the last line's end. */
function* paragraphs(source: string, from: number): Generator<{ start: number; end: number }> {
  const line = /[^\r\n]*(?:\r\n|\r|\n|$)/y;
  let start = -1;
  let end = from;
  for (let position = from; position < source.length; position = line.lastIndex) {
    line.lastIndex = position;
    const text = line.exec(source)?.[0] ?? "";
    if (text.length === 0) break;
    const visible = text.trimEnd();
    if (visible.length > 0) {
      if (start < 0) start = position;
      end = position + visible.length;
    } else if (start >= 0) {
      yield { start, end };
      start = -1;
    }
  }
  if (start >= 0) yield { start, end };
}

function readSafely(text: string, offset: number): MarkdownOutline {
  if (text.trim().length === 0) return { blocks: [], spans: [] };
  if (!hasAbsurdMarkup(text) && deepestList(text) <= deepestNesting) {
    try {
      return readMarkdown(text, offset);
    } catch (error) {
      // Absurd nesting overflows the parser's stack; the text is then read as plain.
      if (!(error instanceof RangeError)) throw error;
    }
  }
  const blocks: RawBlock[] = [];
  for (const { start, end } of paragraphs(text, 0)) {
    blocks.push({ kind: "paragraph", start: start + offset, end: end + offset });
  }
  return { blocks, spans: [] };
}

function hasAbsurdMarkup(text: string): boolean {
  const count = (part: string) => part.match(markupCharacter)?.length ?? 0;
  if (count(text) <= mostInLine) return false;
  for (const { start, end } of paragraphs(text, 0)) {
    const paragraph = text.slice(start, end);
    if (count(paragraph) > mostInParagraph) return true;
    if (count(paragraph) > mostInLine && paragraph.split("\n").some((line) => count(line) > mostInLine))
      return true;
  }
  return false;
}

function append(target: MarkdownOutline, more: MarkdownOutline): void {
  for (const block of more.blocks) target.blocks.push(block);
  for (const span of more.spans) target.spans.push(span);
}
