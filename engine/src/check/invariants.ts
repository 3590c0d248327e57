import { findAddresses } from "../document/protect/addresses.ts";
import { findCitations } from "../document/protect/citations.ts";
import { findKept, keepPattern } from "../document/protect/keep.ts";
import { findMath } from "../document/protect/math.ts";
import { findQuotes } from "../document/protect/quotes.ts";
import type { ProtectedSpan } from "../document/types.ts";
import { sameModality } from "./invariants/modality.ts";
import { sameNames } from "./invariants/names.ts";
import { findNegations } from "./invariants/negation.ts";
import { findNumbers } from "./invariants/numbers.ts";
import { sameMatches, sameTally } from "./invariants/tally.ts";

const codeSpan = /(`+)[^`]+\1/g;
const linkTarget = /\]\([^)\s]{1,2000}(?:\s[^)]{0,200})?\)|\]\[[^\]]{0,200}\]/g;

/**
 * What one rewritten sentence must share with its source: numbers, names, quotes, links, code, citations, negations,
 * modal verbs and the user's frozen phrases. Returns the name of the first that differs, or null.
 */
export function checkSentence(before: string, after: string, keep: readonly string[]): string | null {
  const broken = checkAnyLanguage(before, after, keep);
  if (broken !== null || before === after) return broken;
  if (!sameNames(before, after)) return "names";
  if (!sameTally(findNegations(before), findNegations(after))) return "negation";
  if (!sameModality(before, after)) return "modality";
  return null;
}

/** The part of `checkSentence` that holds in any language: what needs no word list. */
export function checkAnyLanguage(before: string, after: string, keep: readonly string[]): string | null {
  if (before === after) return null;
  const same = (find: (text: string) => Iterable<string>) => sameMatches(before, after, find);
  const kept = keepPattern(keep);
  if (!same((text) => [...surfaces(text, findMath(text)), ...matches(text, codeSpan)])) return "code";
  if (!same((text) => [...surfaces(text, findAddresses(text)), ...matches(text, linkTarget)])) return "links";
  if (!same((text) => surfaces(text, findCitations(text)))) return "citations";
  if (!same((text) => surfaces(text, findQuotes(text)).map(straighten))) return "quotes";
  if (!same(findNumbers)) return "numbers";
  if (kept && !same((text) => surfaces(text, findKept(text, kept)))) return "keep";
  return null;
}

function surfaces(text: string, spans: readonly ProtectedSpan[]): string[] {
  return spans.map((span) => text.slice(span.start, span.end));
}

function matches(text: string, pattern: RegExp): string[] {
  return Array.from(text.matchAll(pattern), (match) => match[0]);
}

function straighten(quote: string): string {
  return quote.replace(/[“”„]/g, '"').replace(/[‘’]/g, "'");
}
