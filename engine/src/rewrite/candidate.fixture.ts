import type { Candidate } from "./candidate.ts";

/** A candidate that puts other words where the words first stand in the source. */
export function swapIn(
  source: string,
  words: string,
  replacement: string,
  more: Partial<Candidate> = {},
): Candidate {
  const start = source.indexOf(words);
  const span = { start, end: start + words.length };
  return {
    ...span,
    kind: "word",
    reason: "",
    edits: [{ ...span, replacement, kind: "word", reason: "" }],
    contentLost: 1,
    origin: words,
    preference: 1,
    prior: 1,
    stock: false,
    ...more,
  };
}
