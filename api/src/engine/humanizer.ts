import type { HumanizeOptions, HumanizeResult } from "@ai-humanizer/engine";

/** How a run ended: rewritten, or refused because of the text's language. */
export type HumanizeOutcome =
  | { readonly kind: "done"; readonly result: HumanizeResult; readonly processingMs: number }
  | { readonly kind: "unsupported-language"; readonly language: string };

/** Whatever rewrites a text: the embedded engine's pool, or a provider over the network. */
export interface Humanizer {
  /**
   * Rewrites a text. Rejects with an AppError when it has no room for another run, and with the signal's reason once
   * that is aborted, whatever becomes of the work.
   */
  readonly humanize: (
    text: string,
    options: HumanizeOptions,
    signal: AbortSignal,
  ) => Promise<HumanizeOutcome>;
  /** Resolves when the first run can start without delay. */
  readonly ready: () => Promise<void>;
  readonly close: () => Promise<void>;
}
