import type { Sentence } from "../document/types.ts";
import { memoize } from "../memoize.ts";
import { wordSet } from "../word-set.ts";
import type { LexiconEntry } from "./entry.ts";
import { guardsHold } from "./guards.ts";
import { type CompiledElement, compileElement, matchAt, type PatternMatch, surfacesOf } from "./match.ts";
import { parsePatternElement, patternSpellings } from "./parse.ts";

interface CompiledPattern {
  readonly elements: readonly CompiledElement[];
  /** How many tokens may stand before the anchor: least and most. */
  readonly before: readonly [number, number];
}

interface CompiledEntry {
  readonly entry: LexiconEntry;
  /** Among all entries. */
  readonly place: number;
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
  /** The entry's place among those of the lexicon. */
  readonly place: number;
}

function tokensTaken(element: CompiledElement): readonly [number, number] {
  if (element.type === "start") return [0, 0];
  if (element.type === "slot" && element.slot === "np") return [1, 6];
  return element.type === "words" && element.optional ? [0, 1] : [1, 1];
}

/** Words that stand in nearly every sentence: an entry behind one of them would be tried far too often. */
const frequent = wordSet(
  ", the a an and or but to of in on at by for with from as that this these those it its is are was were be been being have has had not he she they we you i his her their our",
);

/** An element as something to look entries up by. */
interface Landmark {
  /** Null where it may be any word, or none. */
  readonly surfaces: readonly string[] | null;
  readonly isOneToken: boolean;
  readonly isRare: boolean;
}

/** Worked out once for an element that stands in many patterns, by its spelling. */
const landmarkOf = memoize((spelling: string): Landmark => {
  const compiled = compileElement(parsePatternElement(spelling, spelling));
  const surfaces = surfacesOf(compiled);
  return {
    surfaces,
    isOneToken: tokensTaken(compiled).every((count) => count === 1),
    isRare: surfaces?.every((surface) => !frequent.has(surface)) ?? false,
  };
}, Number.POSITIVE_INFINITY);

interface Anchor {
  /** Its place in the pattern. */
  readonly at: number;
  readonly surfaces: readonly string[];
}

/** The first required word; or, of the words that surely stand next to it, the first that is not frequent. */
function anchorOf({ source }: LexiconEntry): Anchor | null {
  let first: Anchor | null = null;
  let at = 0;
  for (const spelling of patternSpellings(source)) {
    const { surfaces, isOneToken, isRare } = landmarkOf(spelling);
    if (surfaces) first ??= { at, surfaces };
    if (first && !isOneToken) break;
    if (surfaces && isRare) return { at, surfaces };
    at += 1;
  }
  return first;
}

function compilePattern(entry: LexiconEntry): CompiledPattern {
  const elements = entry.pattern.map(compileElement);
  const taken = elements.slice(0, anchorOf(entry)?.at ?? -1).map(tokensTaken);
  const [least = 0, most = 0] = [0, 1].map((side) =>
    taken.reduce((sum, range) => sum + (range[side] ?? 0), 0),
  );
  return { elements, before: [least, most] };
}

function patternOf(compiled: CompiledEntry): CompiledPattern {
  compiled.pattern ??= compilePattern(compiled.entry);
  return compiled.pattern;
}

/** Places of entries by the surfaces of their anchors; an anchor's list is kept once, not once for each surface. */
function indexByAnchor(entries: readonly LexiconEntry[]): Map<string, (readonly number[])[]> {
  const groups = new Map<readonly string[], number[]>();
  entries.forEach((entry, place) => {
    const anchor = anchorOf(entry);
    if (!anchor) return;
    const group = groups.get(anchor.surfaces);
    if (group) group.push(place);
    else groups.set(anchor.surfaces, [place]);
  });
  const index = new Map<string, (readonly number[])[]>();
  for (const [surfaces, group] of groups)
    for (const surface of surfaces) {
      const found = index.get(surface);
      if (found) found.push(group);
      else index.set(surface, [group]);
    }
  return index;
}

/** Compiles entries into an index that keeps their order. */
export function compileLexicon(entries: readonly LexiconEntry[]): Lexicon {
  const index = indexByAnchor(entries);
  // A text meets few of the entries: the others are numbers in the index, and no more.
  const met = new Map<string, readonly CompiledEntry[]>();
  const compiled = new Map<number, CompiledEntry>();
  const entryAt = (place: number): CompiledEntry[] => {
    const entry = entries[place];
    const known = compiled.get(place) ?? (entry && { entry, place, pattern: null });
    if (!known) return [];
    compiled.set(place, known);
    return [known];
  };
  const entriesAt = (surface: string): readonly CompiledEntry[] => {
    const groups = index.get(surface);
    if (!groups) return [];
    const known = met.get(surface);
    if (known) return known;
    const found = groups
      .flat()
      .sort((a, b) => a - b)
      .flatMap(entryAt);
    met.set(surface, found);
    return found;
  };
  return { surfaces: () => [...index.keys()], entriesAt };
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
          matches.push({ ...match, entry: compiled.entry, place: compiled.place });
        break;
      }
    }
  });
  return matches;
}
