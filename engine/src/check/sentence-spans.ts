import { findAddresses } from "../document/protect/addresses.ts";
import { findQuotes } from "../document/protect/quotes.ts";
import { parentheses, splitSentences } from "../document/sentences.ts";
import { maskSpans, mergeSpans } from "../document/spans.ts";
import type { Span } from "../types.ts";

const code = /(`+)[^`]+\1/g;

/** The sentences of one paragraph by its letters alone, as quick as a check must be. */
export function sentenceSpans(paragraph: string): Span[] {
  const opaque = mergeSpans([
    ...findAddresses(paragraph),
    ...Array.from(paragraph.matchAll(code), ({ index, 0: text }) => ({
      kind: "code" as const,
      start: index,
      end: index + text.length,
    })),
  ]);
  const text = maskSpans(paragraph, opaque);
  const unbroken = [...findQuotes(text), ...parentheses(text)].sort((a, b) => a.start - b.start);
  return splitSentences(text, unbroken);
}
