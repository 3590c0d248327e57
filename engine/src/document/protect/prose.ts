import type { Span } from "../../types.ts";
import { maskSpans, mergeSpans } from "../spans.ts";
import type { ProtectedSpan } from "../types.ts";
import { findAddresses } from "./addresses.ts";
import { findCitations } from "./citations.ts";
import { findCode } from "./code.ts";
import { findDates } from "./dates.ts";
import { findEmoji } from "./emoji.ts";
import { findKept } from "./keep.ts";
import { findMarkup } from "./markup.ts";
import { findMath } from "./math.ts";
import { findNumbers } from "./numbers.ts";
import { findQuotes } from "./quotes.ts";
import { findTerms } from "./terms.ts";
import { findVerse } from "./verse.ts";

const hasMarkup = /[&\\<{$`=_*~%-]/;
const hasCode = /[({[$>#]/;
const hasEmoji = /[^ -~\t\r\n]/;

/**
 * Everything protected in one paragraph or list item, by source offsets. `known` are the spans that Markdown found
 * in it; the patterns do not look into those, except for quotes, which may hold them.
 */
export function findInProse(
  source: string,
  block: Span,
  known: readonly ProtectedSpan[],
  keep: RegExp | null,
  terms: RegExp,
): ProtectedSpan[] {
  const local = known.map((span) => ({
    ...span,
    start: span.start - block.start,
    end: span.end - block.start,
  }));
  const raw = source.slice(block.start, block.end);
  const first: ProtectedSpan[] = [...findKept(raw, keep)];
  let text = maskSpans(raw, local);
  const addFirst = (spans: ProtectedSpan[]) => {
    if (spans.length === 0) return;
    first.push(...spans);
    text = maskSpans(text, mergeSpans(spans));
  };
  if (hasMarkup.test(text)) addFirst([...findMath(text), ...findMarkup(text)]);
  if (hasCode.test(text)) addFirst(findCode(text));
  addFirst(findAddresses(text));
  addFirst(findCitations(text));
  const rest = [
    ...findQuotes(text),
    ...findDates(text),
    ...findNumbers(text),
    ...findTerms(text, terms),
    ...findVerse(text),
    ...(hasEmoji.test(text) ? findEmoji(text) : []),
  ];
  return [...first, ...rest].map((span) => ({
    ...span,
    start: span.start + block.start,
    end: span.end + block.start,
  }));
}
