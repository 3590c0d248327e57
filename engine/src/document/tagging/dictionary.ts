import data from "../../../models/dictionary.json" with { type: "json" };
import { memoize } from "../../memoize.ts";
import type { PartOfSpeech } from "../types.ts";

/** What the tagger sees of a word, or of a part of one: "don't" is two. */
export interface Piece {
  /** Its part of speech where the words around it don't tell otherwise. */
  readonly tag: PartOfSpeech;
  readonly possible: readonly PartOfSpeech[];
  /** Named where corrections look for this very word and not for its tag. */
  readonly hint?: string;
  /** Whether its tag stays whatever is around it. */
  readonly fixed?: boolean;
}

/** What words have in common that are the same to the tagger. */
export interface WordClass {
  readonly usual: PartOfSpeech;
  readonly possible: readonly PartOfSpeech[];
  readonly pieces: readonly Piece[];
  /** Its pieces where it is written with a capital. */
  readonly capitalized: readonly Piece[];
}

/** The new tag of a piece, counted from where the pattern begins. */
export interface Change {
  readonly at: number;
  readonly tag: PartOfSpeech;
  /** Else only where the piece can be such. */
  readonly surely: boolean;
}

/** Patterns of tags and hints that change a tag, as a state machine that begins at 0. */
export interface Correction {
  readonly next: Readonly<Record<number, Readonly<Record<string, number>>>>;
  /** The state of a shorter pattern, which holds where none that goes on from here does. */
  readonly shorter: Readonly<Record<number, number>>;
  /** What the pattern that ends in a state changes. */
  readonly changes: Readonly<Record<number, Change>>;
}

interface Dictionary {
  readonly classes: Readonly<Record<string, WordClass>>;
  /** Of what is no word: marks, numbers, and stand-ins for unknown words. */
  readonly shapes: Readonly<Record<string, readonly Piece[]>>;
  readonly corrections: readonly Correction[];
  /** A line for each word, sorted: the word in lower case and, in upper case, the code of its class. */
  readonly words: string;
}

// The compiler takes the file's tags for any strings; `npm run dictionary` writes it by these types.
const dictionary = data as unknown as Dictionary;
const shapes = new Map(Object.entries(dictionary.shapes));

export const { corrections } = dictionary;

/** What the tagger sees of a mark, a number or a stand-in for an unknown word; see shapes.ts. */
export const piecesOfShape = (shape: string): readonly Piece[] | undefined => shapes.get(shape);

/** The class of a lower-case word; null where it is not in the dictionary. */
export const classOf = memoize((word: string): WordClass | null => dictionary.classes[codeOf(word)] ?? null);

/** The code at the end of a word's line, found by halving what is left of the sorted lines; "" for an unknown word. */
function codeOf(word: string): string {
  const { words } = dictionary;
  // Both stand at the end of a line.
  let before = 0;
  let last = words.length - 1;
  while (before < last) {
    const start = words.lastIndexOf("\n", (before + last) >> 1) + 1;
    const end = words.indexOf("\n", start);
    let code = end;
    while (words.charCodeAt(code - 1) >= 65 && words.charCodeAt(code - 1) <= 90) code -= 1;
    const found = words.slice(start, code);
    if (found === word) return words.slice(code, end);
    if (found < word) before = end;
    else last = start - 1;
  }
  return "";
}
