import type { Sentence } from "../../document/types.ts";
import type { RewriteContext } from "../candidate.ts";
import { subordinators, wordAt } from "../clause.ts";
import { type Denial, formOfBe, ownSubject, pronoun } from "./denied.ts";

const stops = /^[.,;:—–]$/;
/** Adverbs of the second sentence that "but" makes needless. */
const needless = /^(also|rather|instead|actually|really|simply)$/;

/** What is said instead: where it begins, behind the pronoun that takes up the subject and its form of "be". */
function answerAt(next: Sentence, at: number, { be, subject, isNamed }: Denial): number | null {
  const first = next.tokens[at];
  const second = next.tokens[at + 1];
  if (!first) return null;
  const joined = formOfBe(first);
  const taken = joined ? ownSubject(first) : first.lower;
  const verb = joined ?? (second && formOfBe(second));
  if (taken === null || !pronoun.test(taken) || verb !== be || /n['’]t$/.test(second?.lower ?? ""))
    return null;
  const isPlural = be === "are" || be === "were";
  const takesUp = isPlural ? /^they$/ : isNamed ? /^(it|he|she)$/ : /^it$/;
  const isOpen = subject === null || (/^(this|that)$/.test(subject) && taken === "it");
  const agrees = isOpen ? takesUp.test(taken) : taken === subject;
  if (!agrees) return null;
  const said = at + (joined ? 1 : 2);
  return needless.test(wordAt(next, said)) ? said + 1 : said;
}

export interface Answer {
  /** The stop between the two. */
  readonly stopAt: number;
  /** The sentence that holds the answer: the same, or the next one. */
  readonly other: Sentence;
  /** Where what is said instead begins in it. */
  readonly said: number;
}

/** The answer to a denial: behind the first stop that a pronoun with the same form of "be" follows. */
export function answerTo(sentence: Sentence, told: Denial, { next, source }: RewriteContext): Answer | null {
  const last = sentence.tokens.length - 1;
  for (let stopAt = told.from + 1; stopAt <= last; stopAt += 1) {
    const stop = sentence.tokens[stopAt];
    if (!stop || !stops.test(stop.text) || stop.protected !== null) continue;
    // "While it is no cure, it is a help": two clauses of one sentence.
    if (stop.text === "," && sentence.tokens.slice(0, told.at).some(({ lower }) => subordinators.has(lower)))
      return null;
    const goesOn = stopAt === last && next !== null && stop.text === ".";
    if (goesOn && source.slice(stop.end, next.start) !== " ") return null;
    const other = goesOn ? next : sentence;
    const said = answerAt(other, goesOn ? 0 : stopAt + 1, told);
    return said === null ? null : { stopAt, other, said };
  }
  return null;
}
