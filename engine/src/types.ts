/** The engine's public shapes. Offsets are UTF-16 code units into the source text; spans are half-open. */

export const tones = ["casual", "formal", "academic", "conversational"] as const;
export type Tone = (typeof tones)[number];

export const modes = ["standard", "supercharge"] as const;
export type Mode = (typeof modes)[number];

export interface Span {
  readonly start: number;
  readonly end: number;
}

/** What an edit does, in the words shown to people. */
export type EditKind =
  | "word"
  | "phrase"
  | "connective"
  | "contraction"
  | "split"
  | "join"
  | "order"
  | "clause"
  | "trim"
  | "function-word"
  | "punctuation"
  | "hidden-character"
  /** Sentences rewritten as a whole, by a language model. */
  | "sentence";

/** One change to the source. Applying all edits of a result to the source gives its text. */
export interface Edit extends Span {
  readonly replacement: string;
  readonly kind: EditKind;
  /** Why, in a short sentence for the reader: "“utilize” is a word machines overuse". */
  readonly reason: string;
  /** Shared by the edits of one rewrite where it has several: they read right together only, all of them or none. */
  readonly group?: number;
}

export interface HumanizeOptions {
  /** Default "casual". */
  readonly tone?: Tone;
  /** "standard" is balanced, "supercharge" the strongest rewrite. Default "standard". */
  readonly mode?: Mode;
  /** Keep the output within 90% to 110% of the input's words. Default false. */
  readonly preserveLength?: boolean;
  /** Words and phrases that must stay as they are, matched case-insensitively. */
  readonly keep?: readonly string[];
  /** Chooses among equally good rewrites. Same input, options and seed: same output. Default 0. */
  readonly seed?: number;
}

/** Sentence lengths and readability of a text. */
export interface Readability {
  readonly words: number;
  readonly sentences: number;
  /** Mean words a sentence. */
  readonly meanSentenceLength: number;
  /** Standard deviation of words a sentence: the rhythm. */
  readonly sentenceLengthSpread: number;
  /** Flesch reading ease, higher is easier. */
  readonly fleschReadingEase: number;
}

/** One of the six measured checks, 0 (reads human) to 1 (reads as a machine's). */
export interface CheckScore {
  readonly name: string;
  readonly before: number;
  readonly after: number;
}

export interface HeldBack {
  readonly kind: EditKind;
  readonly start: number;
  readonly end: number;
  /** Which check refused it: "numbers", "negation", "grammar"... */
  readonly reason: string;
}

/** What a note says, whatever its words: what shows a report may go by it. */
export type NoteCode =
  /** An assistant's words to its user stand in the text. */
  | "assistant-talk"
  /** The text is formal throughout, and stays so under the default tone. */
  | "formal-kept"
  /** Nothing needed changing for the tone. */
  | "tone-met"
  /** The text is all code or HTML. */
  | "left-as-code"
  /** No rewrite was clearly better. */
  | "nothing-better"
  /** The text read as human-written before, so that little was changed, besides its tone or at all. */
  | "little-changed"
  | "little-but-tone-changed"
  /** A detector may still flag the result. */
  | "may-be-flagged"
  /** There are too few words for a score. */
  | "unscored"
  /** The result has fewer words than a sure score takes. */
  | "less-certain"
  /** The text is in another language, in which not all is checked. */
  | "other-language"
  /** Said by a rewriter outside the engine. */
  | "rewriter";

export interface Note {
  readonly code: NoteCode;
  /** A plain sentence for the reader: "This text already reads as human-written, so little was changed." */
  readonly text: string;
}

export interface HumanizeReport {
  readonly language: string;
  readonly before: Readability;
  readonly after: Readability;
  /** Hidden characters are counted one by one, also those that another edit took along. */
  readonly editsByKind: Readonly<Partial<Record<EditKind, number>>>;
  /** How many spans of each kind were protected: "number", "quote", "link"... */
  readonly protected: Readonly<Record<string, number>>;
  readonly heldBack: readonly HeldBack[];
  /** Six measured checks, in display order; none where the detection has no score to set beside them. */
  readonly checks: readonly CheckScore[];
  /** Probability that the text reads as AI-written; null where it is too short to say. */
  readonly detection: {
    readonly before: number | null;
    readonly after: number | null;
    /** 90% interval of `after`; null where that is. */
    readonly interval?: readonly [number, number] | null;
  };
  /** What a reader should know beside the result, in display order. */
  readonly notes: readonly Note[];
}

export interface HumanizeResult {
  readonly text: string;
  /** Ascending, not overlapping. */
  readonly edits: readonly Edit[];
  readonly report: HumanizeReport;
}

export interface DetectionReason {
  /** Stable id: "overused-words", "even-sentence-lengths"... */
  readonly id: string;
  /** For people: "Words that machines overuse: “delve”, “tapestry”". */
  readonly message: string;
}

export interface SentenceDetection extends Span {
  readonly probability: number;
  readonly reasons: readonly DetectionReason[];
}

export interface Detection {
  /** ISO 639-1 code of the text's language; "und" where it is not English and was not identified. */
  readonly language: string;
  /** Probability that the text was written by a machine, calibrated; null under 60 words of prose, and if not English. */
  readonly probability: number | null;
  /** 90% interval; null where the probability is. */
  readonly interval: readonly [number, number] | null;
  readonly verdict: "human" | "mixed" | "ai" | "too-short" | "other-language";
  /** Words of running prose: headings, short list items, code and addresses do not count. */
  readonly words: number;
  readonly sentences: readonly SentenceDetection[];
  readonly reasons: readonly DetectionReason[];
}
