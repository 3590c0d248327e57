import { hasChatter } from "./chatter.ts";
import { sameMatches } from "./invariants/tally.ts";
import { createAnyLanguageCheck, createSentenceCheck } from "./invariants.ts";
import { lengthOf } from "./length.ts";
import { sentenceSpans } from "./sentence-spans.ts";
import { findSurfaceFault } from "./surface.ts";
import { countShared, topicStems } from "./topic-stems.ts";

/** What a group of sentences is held against. */
export interface GroupRules {
  readonly keep: readonly string[];
  /** False where the text is in another language: checks that know English words are left out. */
  readonly english: boolean;
  /** Stretches of the source that the rewriter did not see; they must stand in the rewrite as often, and in the same order. */
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
 * `createSentenceCheck`, "left out", "chatter", "placeholder", "markup", "unfinished", "grammar", "length", "meaning".
 */
export function findGroupFault(before: string, after: string, rules: GroupRules): string | null {
  if (before === after) return null;
  if (after.trim() === "") return "left out";
  if (hasChatter(before, after)) return "chatter";
  if (after.includes("\uFFFC") && !before.includes("\uFFFC")) return "placeholder";
  if (rules.holes.some((hole) => occurrences(before, hole) !== occurrences(after, hole)))
    return "placeholder";
  if (!sameOrder(before, after, rules)) return "placeholder";
  const createCheck = rules.english ? createSentenceCheck : createAnyLanguageCheck;
  const broken = createCheck(before, rules.keep)(after);
  if (broken !== null) return broken;
  if (emphasis(before) !== emphasis(after) || !sameMatches(before, after, markupOf)) return "markup";
  if (finished.test(before) && !finished.test(after)) return "unfinished";
  const fault = rules.english ? findSurfaceFault(before, after) : null;
  // Whoever writes freely may say a word twice; only an edit must not add an echo.
  if (fault !== null && fault !== "echo") return "grammar";
  const [from, to] = [lengthOf(before), lengthOf(after)];
  if (to > from * longest + slack || to < from * shortest - 1) return "length";
  return hasMeaning(before, after) ? null : "meaning";
}

/** Each sentence of the source must be found again, so that none goes unnoticed beside another. */
function hasMeaning(before: string, after: string): boolean {
  const written = topicStems(after);
  return sentenceSpans(before).every(({ start, end }) => {
    const content = topicStems(before.slice(start, end));
    return content.length < enoughContent || countShared(content, written) >= content.length * leastShared;
  });
}

const occurrences = (text: string, part: string): number => (part === "" ? 0 : text.split(part).length - 1);

/** Whoever mixes up two placeholders mixes up what was quoted or linked. Frozen phrases stand where the sentence needs them. */
function sameOrder(before: string, after: string, { holes, keep }: GroupRules): boolean {
  const frozen = new Set(keep.map((phrase) => phrase.trim().toLowerCase()));
  const places = holes
    .filter((hole) => hole !== "" && before.includes(hole) && !frozen.has(hole.toLowerCase()))
    .toSorted((a, b) => before.indexOf(a) - before.indexOf(b))
    .map((hole) => after.indexOf(hole));
  return places.every((place, i) => place >= (places[i - 1] ?? 0));
}

/** Tags, entities, and marks that make a line a heading, a list item or a quotation. */
const markup = /<\/?[a-z][^<>\n]{0,300}>|&(?:#\w{1,8}|[a-z]\w{1,31});|^\s*(?:#{1,6}|[-+>•])(?=\s)/gi;
const markupOf = (text: string): string[] => text.match(markup) ?? [];
/** An end mark, with what may close after it: quotation marks, brackets, notes. */
const finished =
  /[.!?…。！？؟।](?:[\s"”»’'」』)\]*_~`]|\[[^[\]]{0,60}\]|\([^()]{0,60}\)|[\u00B9\u00B2\u00B3\u2070\u2074-\u2079†‡§])*$/u;
const emphasis = (text: string): number => text.match(/\*|~~|(?<![\p{L}\p{N}])_+(?=\S)/gu)?.length ?? 0;
