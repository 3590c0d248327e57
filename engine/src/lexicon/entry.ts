import type { VerbForm } from "../morphology/verbs.ts";
import type { Tone } from "../types.ts";

export type WordClass = "v" | "n" | "a" | "r";

export const slotNames = [
  "np",
  "n",
  "adj",
  "adv",
  "det",
  "poss",
  "num",
  "pron",
  "v",
  "ving",
  "ved",
  "vs",
] as const;
export type SlotName = (typeof slotNames)[number];

/** One element of a pattern. */
export type PatternElement =
  | { readonly type: "start" }
  | { readonly type: "words"; readonly words: ReadonlySet<string>; readonly optional: boolean }
  | { readonly type: "lemma"; readonly lemma: string; readonly class: WordClass }
  | { readonly type: "slot"; readonly slot: SlotName };

/** One element of a replacement. */
export type ReplacementElement =
  | { readonly type: "word"; readonly word: string }
  | { readonly type: "lemma"; readonly lemma: string; readonly class: "v" | "n" | "a" }
  | { readonly type: "slot"; readonly slot: SlotName; readonly form: VerbForm | null };

export interface Replacement {
  /** Empty where the match is dropped. */
  readonly elements: readonly ReplacementElement[];
  readonly tones: ReadonlySet<Tone>;
  /** Adjectives only: directly before a noun, or not. */
  readonly position: "attr" | "pred" | null;
}

export type GuardName =
  | "next"
  | "prev"
  | "with"
  | "object"
  | "subject"
  | "form"
  | "number"
  | "voice"
  | "start";

export interface Guard {
  readonly name: GuardName;
  readonly negated: boolean;
  readonly items: ReadonlySet<string>;
  /** Those of the items that are no plain words: classes ("<noun>") and lemmas ("take/v"). */
  readonly patterns: readonly string[];
}

/** One line of the lexicon, parsed. */
export interface LexiconEntry {
  /** The line as written, for reports and lint. */
  readonly source: string;
  readonly pattern: readonly PatternElement[];
  readonly replacements: readonly Replacement[];
  readonly guards: readonly Guard[];
}
