import type { Mode } from "../../engine/src/types.ts";
import type { OwnDetector } from "./own-detector.ts";
import type { Flagged } from "./scores.ts";

/** Before and after of one measurement. */
export interface Change {
  readonly before: number;
  readonly after: number;
}

export interface FlaggedChange {
  readonly before: Flagged;
  readonly after: Flagged;
}

export interface Breakdown extends FlaggedChange {
  readonly name: string;
  readonly texts: number;
}

/** What one mode does to the inputs. All shares 0 to 1. */
export interface ModeReport {
  readonly mode: Mode;
  readonly texts: number;
  /** Mean over the detectors, each with whole sources unseen. */
  readonly detection: FlaggedChange;
  /** Likewise where only the texts were unseen: stronger judges. */
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
    readonly length: number;
    /** Texts in which every number, name and negation stayed. */
    readonly intactTexts: number;
  };
  /** Hard mistakes found by harper.js per 1,000 words. */
  readonly grammar: Change;
  readonly grammarByKind: Readonly<Record<string, Change>>;
  readonly readability: {
    readonly fleschReadingEase: Change;
    readonly meanSentenceLength: Change;
    readonly sentenceLengthSpread: Change;
  } | null;
  readonly edits: {
    readonly perThousandWords: number;
    readonly kinds: readonly EditKindShare[];
  };
}

/** What the edits of one kind bring: what would be flagged at 5% if they alone were taken back. */
export interface EditKindShare {
  readonly kind: string;
  readonly perThousandWords: number;
  readonly flaggedWithout: Flagged;
  /** Of all the fall in detection scores, the share lost without them. */
  readonly share: number;
}

export interface EvaluationReport {
  readonly date: string;
  readonly seed: number;
  readonly humanizer: "engine" | "identity";
  readonly detectors: readonly {
    readonly id: string;
    readonly title: string;
    /** By what was held out: machine texts flagged of those it did not see. */
    readonly unseen: Readonly<Record<string, Flagged>>;
  }[];
  /** Whether the detector that guides the rewriting was trained without the sources it is tried on, too. */
  readonly guideUnseen: boolean;
  readonly ownDetector: OwnDetector;
  readonly professionals: {
    readonly texts: number;
    readonly detection: FlaggedChange;
    readonly contentWords: number;
    readonly numbers: number;
    readonly names: number;
    readonly length: number;
  };
  readonly modes: readonly ModeReport[];
  readonly speed: {
    /** Words a second of processor time, after start. */
    readonly wordsPerSecond: Readonly<Partial<Record<Mode, number>>>;
    /** How long it takes until the engine is ready. */
    readonly startMilliseconds: number;
    /** The processor time that goes into it, of all threads. */
    readonly startProcessorMilliseconds: number;
    readonly memoryMegabytes: number;
  } | null;
}
