import { readsFluently } from "../check/fluency.ts";
import type { Sentence } from "../document/types.ts";
import { applyEdits } from "../edits.ts";
import type { LanguageModel } from "../language-model/index.ts";
import type { Candidate } from "../rewrite/candidate.ts";
import type { Span } from "../types.ts";

/** As much as the language model sees at once, on either side. */
const contextTokens = 3;

/** The span of a candidate with its nearest words. */
function surroundings({ tokens }: Sentence, { start, end }: Candidate): Span {
  const from = tokens.findIndex((token) => token.end > start);
  const to = tokens.findLastIndex((token) => token.start < end);
  return {
    start: Math.min(start, tokens[Math.max(0, from - contextTokens)]?.start ?? start),
    end: Math.max(end, tokens[Math.min(tokens.length - 1, to + contextTokens)]?.end ?? end),
  };
}

/** Whether a language model of people lets a candidate pass among its nearest words. */
export function isFluent(
  model: LanguageModel,
  source: string,
  sentence: Sentence,
  candidate: Candidate,
): boolean {
  const { start, end } = surroundings(sentence, candidate);
  const before = source.slice(start, end);
  const edits = candidate.edits.map((edit) => ({
    ...edit,
    start: edit.start - start,
    end: edit.end - start,
  }));
  return readsFluently(model, before, applyEdits(before, edits));
}
