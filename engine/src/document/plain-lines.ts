import type { Span } from "../types.ts";
import type { RawBlock } from "./markdown.ts";

const terminalEnd = /[.!?…:;。！？](?:[)\]"'”’»*_]|\[\^?[\w-]{1,20}\])*$/;
const openEnd = /[,;:\-–—(&/]$/;
const longestTitle = 70;
const mostTitleWords = 12;

/**
 * Pasted plain text often has a paragraph a line, or a title right above its paragraph, where Markdown sees one
 * paragraph. Such a paragraph is cut at its lines; hard-wrapped text stays whole.
 */
export function splitPlainLines(source: string, block: RawBlock): RawBlock[] {
  if (block.kind !== "paragraph") return [block];
  const lines = linesOf(source, block);
  if (lines.length < 2) return [block];
  const texts = lines.map((line) => source.slice(line.start, line.end));
  const longest = Math.max(...texts.slice(0, 500).map((text) => text.length));
  const closed = texts.map(
    (text, index) => terminalEnd.test(text) || isTitleOver(text, texts[index - 1], texts[index + 1], longest),
  );
  const everyLineCloses = closed.slice(0, -1).every(Boolean);
  const blocks: RawBlock[] = [];
  let start = block.start;
  lines.forEach((line, index) => {
    const isLast = index === lines.length - 1;
    const cutHere = everyLineCloses || (closed[index] && !terminalEnd.test(texts[index] ?? ""));
    const nextIsTitle = !everyLineCloses && closed[index + 1] && !terminalEnd.test(texts[index + 1] ?? "");
    if (isLast || cutHere || nextIsTitle) {
      blocks.push({ kind: "paragraph", start, end: line.end });
      start = lines[index + 1]?.start ?? line.end;
    }
  });
  return blocks;
}

/** A paragraph of one short line without an end mark, such as "Conclusion" or "Why Teams Fail". */
export function isTitleLike(text: string): boolean {
  const line = text.trim();
  if (line.length > longestTitle || /[\r\n]/.test(line) || terminalEnd.test(line) || openEnd.test(line))
    return false;
  const words = line.match(/[\p{L}\p{N}'’-]+/gu) ?? [];
  if (words.length === 0 || words.length > mostTitleWords) return false;
  if (/^\d+(?:\.\d+)*[.)]?\s+\p{Lu}/u.test(line)) return true;
  if (!/^["“‘'(*_]*[\p{Lu}\p{N}]/u.test(line)) return false;
  const long = words.filter((word) => word.length > 3);
  const capital = long.filter((word) => /^[\p{Lu}\p{N}]/u.test(word));
  return words.length <= 4 || capital.length >= long.length * 0.7;
}

function isTitleOver(
  text: string,
  before: string | undefined,
  after: string | undefined,
  longest: number,
): boolean {
  if (!isTitleLike(text) || text.length > Math.max(longest * 0.6, 15)) return false;
  if (before !== undefined && !terminalEnd.test(before)) return false;
  return after === undefined || /^["“‘'(*_]*[\p{Lu}\p{N}]/u.test(after);
}

function linesOf(source: string, block: Span): Span[] {
  const lines: Span[] = [];
  for (const match of source.slice(block.start, block.end).matchAll(/[^\r\n]+/g)) {
    const text = match[0];
    const visible = text.trim();
    if (visible.length === 0) continue;
    const start = block.start + match.index + text.indexOf(visible);
    lines.push({ start, end: start + visible.length });
  }
  return lines;
}
