import type { Sentence } from "../document/types.ts";
import type { Edit, EditKind, Span, Tone } from "../types.ts";

/**
 * A rewrite that may be made: all of its edits or none. Its span takes in every edit and every word the edits
 * rely on; two candidates that claim the same words exclude each other.
 */
export interface Candidate extends Span {
  /** The parts of its span that no other candidate may touch, where that is not all of it. */
  readonly claims?: readonly Span[];
  readonly kind: EditKind;
  readonly reason: string;
  /** On the source, ascending, not overlapping. */
  readonly edits: readonly Edit[];
  /** Content words that are gone from the text. */
  readonly contentLost: number;
  /** What made it: a lexicon line or a rewrite's name. Equal origins are spread over the text. */
  readonly origin: string;
  /** How well it reads beside other choices on the same tokens, 0 (last choice) to 1. */
  readonly preference: number;
  /** Evidence, in log-odds times words, that it takes away beyond what the detector sees in the words: rhythm, tone. */
  readonly prior: number;
  /** Whether it undoes a stock phrase, which gives any text away, also one that otherwise reads as human. */
  readonly stock: boolean;
  /** Whether only some tones make it. */
  readonly isToned?: boolean;
}

/** What a rewrite may know of its surroundings. */
export interface RewriteContext {
  readonly source: string;
  readonly tone: Tone;
  /** The sentences before and after in the same block. */
  readonly previous: Sentence | null;
  readonly next: Sentence | null;
  /** The one behind `next`. */
  readonly afterNext: Sentence | null;
}

/** One kind of rewrite: finds what it could change in one sentence. Pure. */
export type Rewrite = (sentence: Sentence, context: RewriteContext) => Candidate[];
