import { hasChatter } from "./chatter.ts";
import { contentWords, countShared, lengthOf } from "./content-words.ts";
import { checkAnyLanguage, checkSentence } from "./invariants.ts";
import { sentenceSpans } from "./sentence-spans.ts";
import { findSurfaceFault } from "./surface.ts";

/** What a group of sentences is held against. */
export interface GroupRules {
  readonly keep: readonly string[];
  /** False where the text is in another language: checks that know English words are left out. */
  readonly english: boolean;
  /** Stretches of the source that the rewriter did not see; each must stand in the rewrite as often as in the source. */
  readonly holes: readonly string[];
}

/** A rewrite may be so much shorter or longer than its source, in words, and a few words more where it is short. */
const shortest = 0.5;
const longest = 1.7;
const slack = 5;
/** Least share of a source's content words that its rewrite must have, where it has enough to tell. */
const leastShared = 0.2;
const enoughContent = 3;

/**
 * What is wrong with sentences rewritten from others by somebody who was free in their words, or null: the names of
 * `checkSentence`, "left out", "chatter", "placeholder", "markup", "grammar", "length", "meaning".
 */
export function findGroupFault(before: string, after: string, rules: GroupRules): string | null {
  if (before === after) return null;
  if (after.trim() === "") return "left out";
  if (hasChatter(before, after)) return "chatter";
  if (after.includes("\uFFFC") && !before.includes("\uFFFC")) return "placeholder";
  if (rules.holes.some((hole) => occurrences(before, hole) !== occurrences(after, hole)))
    return "placeholder";
  const broken = (rules.english ? checkSentence : checkAnyLanguage)(before, after, rules.keep);
  if (broken !== null) return broken;
  if (emphasis(before) !== emphasis(after)) return "markup";
  const fault = rules.english ? findSurfaceFault(before, after) : null;
  // Whoever writes freely may say a word twice; only an edit must not add an echo.
  if (fault !== null && fault !== "echo") return "grammar";
  const [from, to] = [lengthOf(before), lengthOf(after)];
  if (to > from * longest + slack || to < from * shortest - 1) return "length";
  return hasMeaning(before, after) ? null : "meaning";
}

/** Each sentence of the source must be found again, so that none goes unnoticed beside another. */
function hasMeaning(before: string, after: string): boolean {
  const written = contentWords(after);
  return sentenceSpans(before).every(({ start, end }) => {
    const content = contentWords(before.slice(start, end));
    return content.length < enoughContent || countShared(content, written) >= content.length * leastShared;
  });
}

const occurrences = (text: string, part: string): number => (part === "" ? 0 : text.split(part).length - 1);
const emphasis = (text: string): number => text.match(/\*|~~|(?<![\p{L}\p{N}])_+(?=\S)/gu)?.length ?? 0;
