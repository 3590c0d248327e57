import type { Sentence } from "../document/types.ts";
import type { LexiconEntry } from "./entry.ts";
import { guardsHold } from "./guards.ts";
import { type CompiledElement, compileElement, matchAt, type PatternMatch, surfacesOf } from "./match.ts";
import { parsePattern } from "./parse.ts";

interface CompiledPattern {
  readonly elements: readonly CompiledElement[];
  /** How many tokens may stand before the anchor: least and most. */
  readonly before: readonly [number, number];
}

interface CompiledEntry {
  readonly entry: LexiconEntry;
  /** Its place among all entries: those that stand first win where several match the same tokens. */
  readonly order: number;
  /** Compiled when it is first looked at. */
  pattern: CompiledPattern | null;
}

/** Entries by the surface of their anchor: a required word of the pattern, by which it is looked up. */
export interface Lexicon {
  readonly surfaces: () => string[];
  /** The entries whose anchor has the surface, in order. */
  readonly entriesAt: (surface: string) => readonly CompiledEntry[];
}

export interface LexiconMatch extends PatternMatch {
  readonly entry: LexiconEntry;
}

function tokensTaken(element: CompiledElement): readonly [number, number] {
  if (element.type === "start") return [0, 0];
  if (element.type === "slot" && element.slot === "np") return [1, 6];
  return element.type === "words" && element.optional ? [0, 1] : [1, 1];
}

/** Words that stand in nearly every sentence: an entry behind one of them would be tried far too often. */
const frequent = new Set(
  ", the a an and or but to of in on at by for with from as that this these those it its is are was were be been being have has had not he she they we you i his her their our".split(
    " ",
  ),
);

const knownSurfaces = new Map<CompiledElement, readonly string[] | null>();

/** `surfacesOf`, worked out once for an element that stands in many patterns. */
function surfacesOnce(element: CompiledElement): readonly string[] | null {
  let surfaces = knownSurfaces.get(element);
  if (surfaces === undefined) {
    surfaces = surfacesOf(element);
    knownSurfaces.set(element, surfaces);
  }
  return surfaces;
}

/** The first required word; or, of the words that surely stand next to it, the first that is not frequent. */
function anchorOf(elements: readonly CompiledElement[]): number {
  const first = elements.findIndex((element) => surfacesOnce(element) !== null);
  for (let at = first; at < elements.length; at += 1) {
    const element = elements[at];
    if (!element || tokensTaken(element).some((count) => count !== 1)) break;
    if (surfacesOnce(element)?.every((surface) => !frequent.has(surface))) return at;
  }
  return first;
}

function compilePattern(elements: readonly CompiledElement[]): CompiledPattern {
  const taken = elements.slice(0, anchorOf(elements)).map(tokensTaken);
  const [least = 0, most = 0] = [0, 1].map((side) =>
    taken.reduce((sum, range) => sum + (range[side] ?? 0), 0),
  );
  return { elements, before: [least, most] };
}

function patternOf(compiled: CompiledEntry): CompiledPattern {
  compiled.pattern ??= compilePattern(compiled.entry.pattern.map(compileElement));
  return compiled.pattern;
}

/** Entries by their anchors; an anchor's entries are kept once, not once for each of its surfaces. */
function groupByAnchor(entries: readonly LexiconEntry[]): Map<CompiledElement, CompiledEntry[]> {
  const groups = new Map<CompiledElement, CompiledEntry[]>();
  entries.forEach((entry, order) => {
    const elements = parsePattern(entry.source).map(compileElement);
    const anchor = elements[anchorOf(elements)];
    if (!anchor) return;
    const compiled: CompiledEntry = { entry, order, pattern: null };
    const group = groups.get(anchor);
    if (group) group.push(compiled);
    else groups.set(anchor, [compiled]);
  });
  return groups;
}

/** Compiles entries into an index; entries that stand first win where several match the same tokens. */
export function compileLexicon(entries: readonly LexiconEntry[]): Lexicon {
  const index = new Map<string, (readonly CompiledEntry[])[]>();
  for (const [anchor, group] of groupByAnchor(entries))
    for (const surface of surfacesOnce(anchor) ?? []) {
      const groups = index.get(surface);
      if (groups) groups.push(group);
      else index.set(surface, [group]);
    }
  return {
    surfaces: () => [...index.keys()],
    entriesAt: (surface) => {
      const groups = index.get(surface);
      if (groups === undefined || groups.length < 2) return groups?.[0] ?? [];
      const merged = groups.flat().sort((a, b) => a.order - b.order);
      index.set(surface, [merged]);
      return merged;
    },
  };
}

/** Every match of the lexicon in a sentence whose guards hold. Shape: one per entry and start token. */
export function matchLexicon(lexicon: Lexicon, sentence: Sentence): LexiconMatch[] {
  const matches: LexiconMatch[] = [];
  sentence.tokens.forEach((token, at) => {
    for (const compiled of lexicon.entriesAt(token.lower)) {
      const { elements, before } = patternOf(compiled);
      const [least, most] = before;
      for (let from = at - least; from >= Math.max(0, at - most); from -= 1) {
        const match = matchAt(elements, sentence, from);
        if (!match || match.to <= at) continue;
        if (guardsHold(compiled.entry.guards, match, sentence))
          matches.push({ ...match, entry: compiled.entry });
        break;
      }
    }
  });
  return matches;
}
