import { parseDocument } from "../document/parse.ts";
import { applyEdits } from "../edits.ts";
import type { Tone } from "../types.ts";
import type { Candidate, Rewrite } from "./candidate.ts";
import { contextAt } from "./context-at.ts";

/** Every candidate of a rewrite in a text, sentence by sentence. For tests and for reading the lexicon's work. */
function candidatesIn(rewrite: Rewrite, source: string, tone: Tone): Candidate[] {
  return parseDocument(source).blocks.flatMap(({ sentences }) =>
    sentences.flatMap((sentence, i) => rewrite(sentence, contextAt(sentences, i, source, tone))),
  );
}

/** The texts that each candidate of a rewrite would give alone, in order. */
export function rewritesOf(rewrite: Rewrite, source: string, tone: Tone = "casual"): string[] {
  return candidatesIn(rewrite, source, tone).map((candidate) => applyEdits(source, candidate.edits));
}
