import type { Sentence } from "../../document/types.ts";
import { isDeterminer, isPossessive } from "../../lexicon/context.ts";
import { clauseAt, wordAt, wordsBetween } from "../clause.ts";
import type { Answer } from "./answer.ts";
import type { Denial } from "./denied.ts";

/** Words of what is denied and of what is said instead, at most: behind more of them "but" no longer finds its "not". */
const longest = { denied: 12, said: 28 };

export const limiting = /^(just|merely|simply|only|solely|mere|really|necessarily|actually)$/;

/** What begins at `at`, told by its first word: two of one kind can stand on either side of "but". */
function kindAt({ tokens }: Sentence, at: number): string | null {
  const token = tokens[at];
  const next = tokens[at + 1];
  if (!token) return null;
  if (/^(this|that|these|those)$/.test(token.lower)) return null;
  const isNamed = token.pos === "NOUN" || (token.pos === "ADJ" && next?.pos === "NOUN");
  if (isDeterminer(token) || isPossessive(token) || isNamed) return "noun";
  if (token.pos === "ADP" || token.lower === "to" || token.lower === "about") return token.lower;
  if (token.pos === "VERB" && token.lower.endsWith("ing")) return "ing";
  if (token.pos === "ADJ" && next?.pos !== "NOUN" && next?.pos !== "ADJ") return "quality";
  return null;
}

const breaks =
  /^(but|not|nor|never|neither|no|because|if|when|although|though|unless|yet|anymore|longer|one|ones)$|n['’]t$/;

/** Whether what is denied and what is said instead go together on either side of "but". */
export function isParallel(
  sentence: Sentence,
  { from }: Denial,
  { stopAt: to, other, said }: Answer,
): boolean {
  const start = limiting.test(wordAt(sentence, from)) ? from + 1 : from;
  const kind = kindAt(sentence, start);
  const end = other.tokens.length;
  const denied = sentence.tokens.slice(start, to);
  const answer = other.tokens.slice(said);
  return (
    kind !== null &&
    kind === kindAt(other, said) &&
    wordsBetween(sentence, from, to) <= longest.denied &&
    wordsBetween(other, said, end) <= longest.said &&
    !denied.some(({ lower, pos }) => breaks.test(lower) || pos === "PUNCT") &&
    !denied.some(({ pos }, i) => pos === "CCONJ" && clauseAt(sentence, start + i + 1) !== null) &&
    !answer.some(({ lower }) => breaks.test(lower))
  );
}
