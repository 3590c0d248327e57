import type { ProtectedKind } from "../document/types.ts";
import type { Edit, HeldBack, Mode, Note, Span, Tone } from "../types.ts";

/** A stretch of a passage that a rewriter need not see, by offsets into the passage. */
export interface Hole extends Span {
  readonly kind: ProtectedKind;
}

/** A paragraph or list item to rewrite; offsets are those of the clean text. */
export interface Passage extends Span {
  readonly text: string;
  readonly holes: readonly Hole[];
}

/** A text made ready for a rewriter outside the engine. */
export interface Preparation {
  readonly language: { readonly code: string; readonly name: string };
  /** The text without hidden characters. */
  readonly clean: string;
  /** In order; what stands between them is not to be rewritten. */
  readonly passages: readonly Passage[];
}

/** Sentences and their rewrite to be checked. */
export interface Rewriting {
  readonly before: string;
  readonly after: string;
  readonly holes: readonly Hole[];
}

export interface ReviewRules {
  readonly keep: readonly string[];
  /** The code of `Preparation.language`. */
  readonly language: string;
}

/** A group of sentences by offsets into `Rewriting.before`, with what stands for it now. */
export interface ReviewedGroup extends Span {
  readonly after: string;
  /** The check that the rewrite fails, or null; see `findGroupFault`, and "language". */
  readonly fault: string | null;
}

export interface Review {
  /** One list a rewriting. */
  readonly groups: readonly (readonly ReviewedGroup[])[];
  /** Probability that the rewrite reads as AI-written; null where it is too short or not English. */
  readonly probability: number | null;
  /** Why it reads so, for people and for prompts. */
  readonly reasons: readonly string[];
  /** Whether a rewrite declines the work instead of doing it. */
  readonly refused: boolean;
  /** Whether the rewrites together have 90% to 110% of their sources' words. */
  readonly keepsLength: boolean;
}

/** Some of a text's passages after their rewrite. */
export interface Draft {
  /** From the first of the passages to the end of the last, what stands between them included. */
  readonly source: string;
  /** What to put where in `source`; ascending and apart. */
  readonly replacements: readonly (Span & { readonly replacement: string })[];
  readonly tone: Tone;
  readonly mode: Mode;
  readonly keep: readonly string[];
  readonly preserveLength: boolean;
  /** Whether the engine's own rewrite goes over it at the end; never where the text is not English. */
  readonly polish: boolean;
}

/** A finished stretch of text: the edits applied to `Draft.source` give `text`. */
export interface Settled {
  readonly text: string;
  readonly edits: readonly Edit[];
  /** Replacements that were taken back, because with them the text would not keep its length. */
  readonly takenBack: readonly Span[];
}

/** What a finished rewrite is reported with. */
export interface Conclusion {
  readonly keep: readonly string[];
  readonly language: string;
  /** On the clean text. */
  readonly edits: readonly Edit[];
  readonly heldBack: readonly HeldBack[];
  readonly notes: readonly Note[];
}
