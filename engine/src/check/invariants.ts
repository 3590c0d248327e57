import { findAddresses } from "../document/protect/addresses.ts";
import { findCitations } from "../document/protect/citations.ts";
import { findKept, keepPattern } from "../document/protect/keep.ts";
import { findMath } from "../document/protect/math.ts";
import { findQuotes } from "../document/protect/quotes.ts";
import type { ProtectedSpan } from "../document/types.ts";
import { sameModality } from "./invariants/modality.ts";
import { sameNames } from "./invariants/names.ts";
import { findNegations, spellNegations } from "./invariants/negation.ts";
import { findNumbers, spellNumbers } from "./invariants/numbers.ts";
import { sameMatches, sameTally, type Tally, tally } from "./invariants/tally.ts";

const codeSpan = /(`+)[^`]+\1/g;
const linkTarget = /\]\([^)\s]{1,2000}(?:\s[^)]{0,200})?\)|\]\[[^\]]{0,200}\]/g;

/** What is wrong with a rewrite of one sentence: the name of the first thing it does not share with its source, or null. */
export type SentenceCheck = (after: string) => string | null;

type Shared = readonly [
  name: string,
  find: (text: string) => Iterable<string>,
  /** Where the two differ as they stand, they may still say the same: "multiple" and "more than one". */
  spell?: (text: string) => string,
];

/** What every rewrite shares with its source in any language, by name: it needs no word list. */
const shared: readonly Shared[] = [
  ["code", (text) => [...surfaces(text, findMath(text)), ...matches(text, codeSpan)]],
  ["links", (text) => [...surfaces(text, findAddresses(text)), ...matches(text, linkTarget)]],
  ["citations", (text) => surfaces(text, findCitations(text))],
  ["quotes", (text) => surfaces(text, findQuotes(text)).map(straighten)],
  ["numbers", findNumbers, spellNumbers],
];

/**
 * Holds rewrites of one sentence against it: its numbers, names, quotes, links, code, citations, negations, modal verbs
 * and the user's frozen phrases. What is found in the source is found once.
 */
export function createSentenceCheck(before: string, keep: readonly string[]): SentenceCheck {
  const checkShared = createAnyLanguageCheck(before, keep);
  const negations = once(() => findNegations(before));
  return (after) => {
    const broken = checkShared(after);
    if (broken !== null || before === after) return broken;
    if (!sameNames(before, after)) return "names";
    if (
      !sameTally(negations(), findNegations(after)) &&
      !sameTally(findNegations(spellNegations(before)), findNegations(spellNegations(after)))
    )
      return "negation";
    return sameModality(before, after) ? null : "modality";
  };
}

/** The part of `createSentenceCheck` that holds in any language. */
export function createAnyLanguageCheck(before: string, keep: readonly string[]): SentenceCheck {
  const kept = keepPattern(keep);
  const frozen = (text: string) => (kept ? surfaces(text, findKept(text, kept)) : []);
  const finders = [...shared, ["keep", frozen] satisfies Shared].map(([name, find, spell]) => {
    return { name, find, spell, ofBefore: once(() => tally(find(before))) };
  });
  return (after) => {
    if (before === after) return null;
    const broken = finders.find(
      ({ find, spell, ofBefore }) =>
        !sameTally(ofBefore(), tally(find(after))) &&
        !(spell && sameMatches(spell(before), spell(after), find)),
    );
    return broken?.name ?? null;
  };
}

function once(find: () => Tally): () => Tally {
  let found: Tally | null = null;
  return () => {
    found ??= find();
    return found;
  };
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
