import type { Span } from "../types.ts";
import type { ProtectedKind, ProtectedSpan } from "./types.ts";

/** Spans sorted and without overlap: where two overlap, the one that starts first keeps its kind and grows. */
export function mergeSpans(spans: readonly ProtectedSpan[]): ProtectedSpan[] {
  const sorted = spans
    .filter((span) => span.end > span.start)
    .sort((a, b) => a.start - b.start || b.end - a.end);
  const merged: ProtectedSpan[] = [];
  for (const span of sorted) {
    const last = merged.at(-1);
    if (last && span.start < last.end) {
      if (span.end > last.end) merged[merged.length - 1] = { ...last, end: span.end };
    } else {
      merged.push(span);
    }
  }
  return merged;
}

/** Answers overlap questions over sorted, disjoint spans; `at` must be asked with ascending positions. */
export function spanCursor(
  spans: readonly ProtectedSpan[],
): (start: number, end: number) => ProtectedKind | null {
  let index = 0;
  return (start, end) => {
    while (index < spans.length && (spans[index]?.end ?? 0) <= start) index += 1;
    const span = spans[index];
    return span && span.start < end ? span.kind : null;
  };
}

/** The parts of sorted, disjoint spans that lie within [start, end). */
export function spansWithin<T extends Span>(spans: readonly T[], start: number, end: number): T[] {
  const found: T[] = [];
  for (let index = firstEndingAfter(spans, start); index < spans.length; index += 1) {
    const span = spans[index];
    if (!span || span.start >= end) break;
    found.push({ ...span, start: Math.max(span.start, start), end: Math.min(span.end, end) });
  }
  return found;
}

/** All matches of a global pattern, but those not accepted, as spans of one kind. */
export function matchSpans(
  text: string,
  pattern: RegExp,
  kind: ProtectedKind,
  accept: (match: RegExpExecArray) => boolean = () => true,
): ProtectedSpan[] {
  const spans: ProtectedSpan[] = [];
  for (const match of text.matchAll(pattern)) {
    if (match[0].length > 0 && accept(match)) {
      spans.push({ kind, start: match.index, end: match.index + match[0].length });
    }
  }
  return spans;
}

/** The text with every span overwritten by a filler, so that later patterns keep their offsets but do not see it. */
export function maskSpans(text: string, spans: readonly Span[], filler = "\uFFFC"): string {
  const parts: string[] = [];
  let position = 0;
  for (const span of spans) {
    parts.push(text.slice(position, span.start), filler.repeat(span.end - span.start));
    position = span.end;
  }
  parts.push(text.slice(position));
  return parts.join("");
}

function firstEndingAfter(spans: readonly Span[], position: number): number {
  let low = 0;
  let high = spans.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((spans[middle]?.end ?? 0) <= position) low = middle + 1;
    else high = middle;
  }
  return low;
}
