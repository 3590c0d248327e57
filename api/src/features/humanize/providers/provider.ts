import type { HumanizeOptions, HumanizeResult } from "@ai-humanizer/engine";
import type { HumanizeProgress, ProviderUse } from "@ai-humanizer/shared";
import type { EngineCaller } from "../../../engine/engine.ts";

/** A run for its caller: once the caller has left, all work for it ends, also on other machines. */
export interface ProviderJob extends EngineCaller {
  readonly text: string;
  readonly options: HumanizeOptions;
  /** Wordings of this text that were given before, newest first. */
  readonly given: readonly string[];
  /** Whether another one than those is wanted, if there is one. */
  readonly another: boolean;
  /** Told how the run goes on; see `humanizeEventSchema`. */
  readonly onProgress: (progress: HumanizeProgress) => void;
}

/** What a run took of a language model. */
export interface Metering {
  readonly model: string | null;
  /** Calls, the failed ones included. */
  readonly attempts: number;
  readonly tokensIn: number;
  readonly tokensOut: number;
  /** Millionths of a US dollar. */
  readonly costMicros: number;
}

export const noMetering: Metering = { model: null, attempts: 0, tokensIn: 0, tokensOut: 0, costMicros: 0 };

/** How a run ended: rewritten, or refused because of the text's language. */
export type ProviderOutcome =
  | {
      readonly kind: "done";
      readonly result: HumanizeResult;
      readonly processingMs: number;
      readonly use: ProviderUse;
      readonly metering: Metering;
    }
  | { readonly kind: "unsupported-language"; readonly language: string };

/** Whatever rewrites a text: the embedded engine, or a language model. */
export interface Provider {
  /**
   * Rewrites a text. Rejects with an AppError that is fit to show where it can't, and with the signal's reason once that
   * is aborted.
   */
  readonly humanize: (job: ProviderJob) => Promise<ProviderOutcome>;
}
