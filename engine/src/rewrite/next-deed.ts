import { isKnownWord } from "../document/tagging/vocabulary.ts";
import type { Sentence } from "../document/types.ts";
import { conjugate } from "../morphology/verbs.ts";
import type { TextEdit } from "../text-edit.ts";
import type { Rewrite } from "./candidate.ts";
import { wordAt } from "./clause.ts";
import { goesOn } from "./participle/goes-on.ts";
import { formBeside, lastClauseStart, soleVerb } from "./participle/main-verb.ts";
import {
  hasLooseFinite,
  secondVerbs,
  type TrailingClause,
  trailingClause,
} from "./participle/trailing-clause.ts";
import { noDeed } from "./participle/verbs.ts";
import { structuralCandidate } from "./structural.ts";

/** The verbs of the clause: its own and, in "checking maps and scanning roads", the one that ends the row; null for others. */
function verbsOf(sentence: Sentence, { verb }: TrailingClause): readonly number[] | null {
  const { tokens } = sentence;
  const [second, ...more] = secondVerbs(sentence, verb + 1);
  const comma = tokens.findIndex(({ text }, at) => at > verb && /^[,—–;:]$/.test(text));
  if (second === undefined) return comma < 0 ? [verb] : null;
  const token = tokens[second];
  const before = wordAt(sentence, second - 1) === "and" ? second - 1 : second - 2;
  const isBare = /^(NOUN|ADJ)$/.test(tokens[second + 1]?.pos ?? "");
  const endsRow =
    token !== undefined &&
    more.length === 0 &&
    wordAt(sentence, before) === "and" &&
    (comma < 0 || comma === before - 1) &&
    // "the warm and welcoming looks", "browsers and operating systems"
    !(isBare && /^(ADJ|NOUN)$/.test(tokens[before - 1]?.pos ?? "")) &&
    conjugate(token.lemma).ing === token.lower &&
    !noDeed.has(token.lemma);
  return endsRow ? [verb, second] : null;
}

/** Words from "has" to the comma: behind more of them a second participle no longer finds it. */
const longestPerfect = 6;

/**
 * ", searching for a way" to " and searched for a way", ", checking maps and scanning roads" to ", checked maps and
 * scanned roads", where the subject does one thing and then, or also, the other.
 */
export const nextDeed: Rewrite = (sentence) => {
  const { tokens } = sentence;
  const clause = trailingClause(sentence);
  if (!clause || clause.verb !== clause.comma + 1 || clause.comma < 4 || tokens.at(-1)?.text !== ".")
    return [];
  const tail = tokens.slice(clause.verb);
  if (tokens.some(({ text }) => /["“”]/.test(text)) || tail.some(({ lower }) => lower === "than")) return [];
  const verbs = verbsOf(sentence, clause);
  const main = soleVerb(sentence, clause.comma, lastClauseStart(sentence, clause.comma) ?? undefined);
  if (!verbs || !main || main.tense === "unclear" || hasLooseFinite(sentence, clause.verb + 1)) return [];
  if (!goesOn(sentence, clause, main)) return [];
  // The base of an unknown verb is a guess: "upselling" would give "upselles".
  if (!verbs.every((at) => isKnownWord(tokens[at]?.lemma ?? ""))) return [];
  const form = formBeside(sentence, main);
  // "They have become a part of our lives today and provided comfort": far from its "have" it reads as the past.
  if (form === "part" && clause.comma - main.at > longestPerfect) return [];
  const comma = tokens[clause.comma];
  const edits = verbs.flatMap((at): TextEdit[] => {
    const token = tokens[at];
    if (!token || !comma) return [];
    const finite = conjugate(token.lemma)[form];
    return verbs.length === 1
      ? [{ start: comma.start, end: token.end, replacement: ` and ${finite}` }]
      : [{ start: token.start, end: token.end, replacement: finite }];
  });
  return [
    structuralCandidate(sentence, {
      kind: "clause",
      origin: "-ing to and",
      reason: "machines trail -ing clauses behind their sentences",
      from: clause.comma,
      to: (verbs.at(-1) ?? clause.verb) + 1,
      edits,
      prior: 6,
      spansFreeWords: true,
    }),
  ];
};
