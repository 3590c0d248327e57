import type { Sentence } from "../../document/types.ts";
import type { TokenRun } from "../context.ts";

/**
 * Whether the words of a replacement would break the sentence in which they stand for the match. A rule quotes what it
 * refuses: first the source, then, behind "with", the words that would take the place of the match.
 */
export type Refusal = (words: readonly string[], match: TokenRun, sentence: Sentence) => boolean;

export const joining = new Set(["and", "or", "but"]);
export const article = /^(?:an?|the)$/;
export const beForm = /^(?:is|are|was|were|be|been|being)$/;
