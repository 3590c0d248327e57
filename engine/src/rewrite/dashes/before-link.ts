import type { Sentence } from "../../document/types.ts";
import { isDeterminer, isPreposition } from "../../lexicon/context.ts";
import { wordSet } from "../../word-set.ts";
import { clauseAt, hasComma, subordinators, wordAt, wordsBetween } from "../clause.ts";
import type { Mark } from "./mark.ts";
import { isPhrase } from "./phrases.ts";

/** Say by themselves how what follows hangs on what stands before. */
const links = wordSet(
  "namely especially particularly notably mostly usually often perhaps maybe even including just only simply specifically",
);

/** Prepositions of what the word before them needs: "terrified — of what it means", "an answer — to all of it". */
const bound = wordSet("of to about than as that for");

/** "whatever the reason", "no matter how late", "regardless of age": leaves all open. */
const concedes = ({ tokens }: Sentence, at: number): boolean =>
  /^(?:whatever|whoever|whichever|regardless)$/.test(tokens[at]?.lower ?? "") ||
  (tokens[at]?.lower === "no" && tokens[at + 1]?.lower === "matter");

const isConjunction = (sentence: Sentence, at: number): boolean =>
  /^(?:and|but|or|yet|so|nor)$/.test(wordAt(sentence, at)) && sentence.tokens[at]?.pos !== "ADV";

/** "because nobody asked", "as if it knew", not "how it smelled", "while there, wait". */
const opensReason = (sentence: Sentence, at: number): boolean =>
  /^(?:because|although|though|whereas|unless|until)$/.test(wordAt(sentence, at)) ||
  (wordAt(sentence, at) === "as" && /^(?:if|though)$/.test(wordAt(sentence, at + 1)));

/** "no matter how I try, it falls": what is conceded belongs to the clause behind it. */
const leansForward = ({ tokens }: Sentence, at: number): boolean =>
  tokens.slice(at).some(({ text }) => text === ",");

/** "out of many, one": so short, a phrase with a comma in it is a saying. */
const isSaying = (sentence: Sentence, at: number): boolean =>
  wordsBetween(sentence, at, sentence.tokens.length) < 6 && hasComma(sentence, at, sentence.tokens.length);

/** "one of those birds", "something else, something vast": names what was named before. */
const renames = (sentence: Sentence, at: number): boolean =>
  (wordAt(sentence, at) === "one" &&
    wordAt(sentence, at + 1) === "of" &&
    isDeterminer(sentence.tokens[at + 2])) ||
  (/^(?:some|any|every)thing$/.test(wordAt(sentence, at)) &&
    sentence.tokens.slice(0, at).some(({ lower }) => lower === wordAt(sentence, at)));

/** What a comma brings in as well as a dash does, however many commas the sentence has; null for anything else. */
export function markBeforeLink(sentence: Sentence, dash: number): Mark | null {
  const at = dash + 1;
  const first = sentence.tokens[at];
  if (!first || /[?!]$/.test(sentence.tokens[dash - 1]?.text ?? "")) return null;
  if (concedes(sentence, at)) return leansForward(sentence, at) ? null : ", ";
  if (isConjunction(sentence, at) || opensReason(sentence, at)) return ", ";
  if (clauseAt(sentence, at) !== null || subordinators.has(first.lower)) return null;
  const end = sentence.tokens.length;
  if (!isPhrase(sentence, at, end) || isSaying(sentence, at)) return null;
  const leads = links.has(first.lower) || (isPreposition(first) && !bound.has(first.lower));
  return leads || renames(sentence, at) ? ", " : null;
}
