/** The evaluation's report, as far as the page shows it. Shares are 0 to 1. */

/** Texts flagged as AI-written where the judge is set to flag 5%, or 1%, of people's texts. */
export interface Flagged {
  readonly at5: number;
  readonly at1: number;
}

export interface FlaggedChange {
  readonly before: Flagged;
  readonly after: Flagged;
}

export interface Breakdown extends FlaggedChange {
  readonly name: string;
  readonly texts: number;
}

export interface ModeReport {
  readonly mode: string;
  readonly texts: number;
  readonly detection: FlaggedChange;
  readonly detectionKnownSources: FlaggedChange;
  readonly byDetector: readonly Breakdown[];
  readonly byDomain: readonly Breakdown[];
  readonly byGenerator: readonly Breakdown[];
  readonly preserved: {
    readonly contentWords: number;
    readonly numbers: number;
    readonly names: number;
    readonly negations: number;
    readonly paragraphs: number;
    readonly intactTexts: number;
  };
  /** Hard mistakes per 1,000 words. */
  readonly grammar: { readonly before: number; readonly after: number };
  readonly edits: { readonly perThousandWords: number };
}

export interface Report {
  /** "2026-11-21". */
  readonly date: string;
  readonly detectors: readonly { readonly id: string; readonly title: string }[];
  readonly professionals: {
    readonly texts: number;
    readonly detection: FlaggedChange;
    readonly contentWords: number;
    readonly numbers: number;
    readonly names: number;
  };
  readonly modes: readonly ModeReport[];
  readonly ownDetector: {
    readonly heldOut: readonly {
      readonly group: string;
      readonly human: number;
      readonly ai: number;
      readonly auroc: number;
      readonly flaggedAt5: number;
      readonly flaggedAt1: number;
    }[];
    readonly falsePositives: readonly {
      readonly source: string;
      readonly domain: string;
      readonly texts: number;
      readonly flagged: number;
    }[];
    readonly unusual: readonly {
      readonly name: string;
      readonly stretches: number;
      readonly flagged: number;
    }[];
  };
}
