import type { Assist, HumanizeOptions, HumanizeResult } from "@ai-humanizer/engine";

/** How a run ended: rewritten, or refused because of the text's language. */
export type HumanizeOutcome =
  | { readonly kind: "done"; readonly result: HumanizeResult; readonly processingMs: number }
  | { readonly kind: "unsupported-language"; readonly language: string };

/** The jobs of a worker thread: what each is called with and answers. */
export interface EngineJobs {
  readonly humanize: (text: string, options: HumanizeOptions) => HumanizeOutcome;
  readonly prepare: Assist["prepare"];
  readonly review: Assist["review"];
  readonly settle: Assist["settle"];
  readonly conclude: Assist["conclude"];
}

/** A job by its name and arguments. */
export type Job = {
  readonly [Name in keyof EngineJobs]: {
    readonly name: Name;
    readonly args: Parameters<EngineJobs[Name]>;
  };
}[keyof EngineJobs];
