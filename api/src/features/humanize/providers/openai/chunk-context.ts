import type { HumanizeOptions, Passage, Review } from "@ai-humanizer/engine";
import type { EngineCaller, RemoteEngine } from "../../../../engine/engine.ts";
import { ModelFailure } from "./failure.ts";
import type { Meter } from "./meter.ts";
import type { Model } from "./model.ts";
import type { Hider } from "./placeholders.ts";
import type { Messages } from "./prompt.ts";

/** What the rewriting of a chunk works with. */
export interface ChunkContext {
  readonly engine: RemoteEngine;
  readonly model: Model;
  readonly meter: Meter;
  readonly options: Required<Omit<HumanizeOptions, "seed">>;
  readonly language: { readonly code: string; readonly name: string };
  /** How many first rewrites are made, of which the best goes on. */
  readonly candidates: number;
  /** How often a rewrite that still reads as a machine's is asked for again. */
  readonly revisions: number;
  /** See `Material`. */
  readonly nonce: string;
  readonly caller: EngineCaller;
  /** Told how far the first rewrite has come. */
  readonly onDraft: (answer: string, hider: Hider) => void;
  readonly onPhase: (phase: "checking" | "repairing") => void;
}

/** Asks the model. Rejects with a ModelFailure or the signal's reason. */
export function ask(context: ChunkContext, messages: Messages, onText: (text: string) => void = () => {}) {
  const { model, meter, caller } = context;
  return model.ask({ messages, meter, signal: caller.signal, onText });
}

/** Holds written paragraphs, placeholders and all, against their sources. Throws a ModelFailure where they are a refusal. */
export async function review(
  { engine, options, language, caller }: ChunkContext,
  hider: Hider,
  sources: readonly Passage[],
  written: readonly string[],
): Promise<Review> {
  const rewritings = sources.map(({ text, holes }, i) => ({
    before: text,
    after: hider.restore(written[i] ?? ""),
    holes,
  }));
  const found = await engine.review(rewritings, { keep: options.keep, language: language.code }, caller);
  if (found.refused) throw new ModelFailure("refused", "the model declined");
  return found;
}
