import type { Sentence } from "../document/types.ts";
import type { Tone } from "../types.ts";
import type { RewriteContext } from "./candidate.ts";

/** What a rewrite may know of the surroundings of the sentence with that index in its block. */
export const contextAt = (
  sentences: readonly Sentence[],
  index: number,
  source: string,
  tone: Tone,
): RewriteContext => ({
  source,
  tone,
  previous: sentences[index - 1] ?? null,
  next: sentences[index + 1] ?? null,
  afterNext: sentences[index + 2] ?? null,
});
