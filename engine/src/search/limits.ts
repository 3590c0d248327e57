import type { Mode } from "../types.ts";

/** How far a mode may go. Shares are of the text's own words. */
export interface Limits {
  /** Largest share of content words that may be lost. */
  readonly contentLost: number;
  /** So many content words may be lost in any text: in a short one a share would forbid what gives it away most. */
  readonly freeContent: number;
  /** Largest share of content words of one sentence that may be lost. */
  readonly contentLostPerSentence: number;
  /** Largest share by which the word count may move, either way. */
  readonly length: number;
  /** Edits a sentence takes for each ten of its tokens, which are words and marks. */
  readonly editsPerTenTokens: number;
  /** How much of the limits a text may use that surely reads as human: see `strengthFor`. */
  readonly leastStrength: number;
  /** Least gain that an edit must bring per content word it loses; see `EvidenceOf` for the unit. */
  readonly leastGain: number;
}

/** The limits of each mode. */
export const limitsOf: Readonly<Record<Mode, Limits>> = {
  standard: {
    contentLost: 0.15,
    freeContent: 16,
    contentLostPerSentence: 0.4,
    length: 0.065,
    editsPerTenTokens: 2.5,
    leastStrength: 0.2,
    leastGain: 3,
  },
  supercharge: {
    contentLost: 0.22,
    freeContent: 24,
    contentLostPerSentence: 0.6,
    length: 0.09,
    editsPerTenTokens: 3.5,
    leastStrength: 0.6,
    leastGain: 0,
  },
};
