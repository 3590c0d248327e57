import { type Alignment, alignSentences } from "./align.ts";
import { findGroupFault, type GroupRules } from "./group.ts";
import { sentenceSpans } from "./sentence-spans.ts";

/** Neighboring sentences of a paragraph with what became of them. Offsets are those of the source paragraph. */
export interface SentenceGroup {
  readonly start: number;
  readonly end: number;
  readonly before: string;
  readonly after: string;
  /** What is wrong with the rewrite; see `findGroupFault`. */
  readonly fault: string | null;
}

/** The smallest groups of sentences that were rewritten together, each checked. What was added to the source is dropped. */
export function checkPassage(before: string, after: string, rules: GroupRules): SentenceGroup[] {
  const [left, right] = [sentenceSpans(before), sentenceSpans(after)];
  const texts = (text: string, spans: typeof left) => spans.map(({ start, end }) => text.slice(start, end));
  const aligned = alignSentences(texts(before, left), texts(after, right));
  const groupOf = (each: Alignment): SentenceGroup => {
    const start = left[each.before.from]?.start ?? 0;
    const end = left[each.before.to - 1]?.end ?? start;
    const written =
      each.after.to > each.after.from
        ? after.slice(right[each.after.from]?.start, right[each.after.to - 1]?.end)
        : "";
    const source = before.slice(start, end);
    return { start, end, before: source, after: written, fault: findGroupFault(source, written, rules) };
  };
  return joinFaulty(aligned, groupOf)
    .filter((each) => each.before.to > each.before.from)
    .map(groupOf);
}

/** What one group lacks its neighbor may have: where both together are sound, they are one group. */
function joinFaulty(groups: readonly Alignment[], groupOf: (each: Alignment) => SentenceGroup): Alignment[] {
  const joined: Alignment[] = [];
  for (const each of groups) {
    const last = joined.at(-1);
    if (last && canJoin(last, each, groupOf)) joined[joined.length - 1] = union(last, each);
    else joined.push(each);
  }
  return joined;
}

function canJoin(a: Alignment, b: Alignment, groupOf: (each: Alignment) => SentenceGroup): boolean {
  const faulty = [a, b].some((each) => isSource(each) && groupOf(each).fault !== null);
  return faulty && groupOf(union(a, b)).fault === null;
}

const isSource = ({ before }: Alignment) => before.to > before.from;

const union = (a: Alignment, b: Alignment): Alignment => ({
  before: { from: a.before.from, to: b.before.to },
  after: { from: a.after.from, to: b.after.to },
});
