import type { Sentence } from "../../document/types.ts";
import { nounPhraseAt } from "../../lexicon/context.ts";
import { wordSet } from "../../word-set.ts";

const subjects = wordSet("i you he she it we they there this that everyone everybody anyone anybody");

/** A verb stands before its subject at the head of a question, or behind a question word, comma or conjunction. */
const opens = /^(?:why|how|what|where|when|who|and|but|or|so|,|;|:|—|–|-)$/;

/**
 * Where the subject of an inverted "don't" at `at` ends ("don't you", "isn't the house big?"); `at + 1` where the words
 * stand in order; null where neither is sure.
 */
export function subjectEnd(sentence: Sentence, at: number): number | null {
  const { tokens } = sentence;
  const next = tokens[at + 1];
  const before = tokens[at - 1];
  const isQuestion = tokens.at(-1)?.text.startsWith("?") ?? false;
  const isHead = before === undefined || opens.test(before.lower);
  if (!next || !isHead) return at + 1;
  const isPronoun = subjects.has(next.lower);
  if (!isQuestion) return isPronoun ? null : at + 1;
  if (isPronoun) return at + 2;
  const phrase = nounPhraseAt(sentence, at + 1);
  if (!phrase) return before && /^(?:who|what|and|but|or|so)$/.test(before.lower) ? at + 1 : null;
  const isBe = /^(?:is|are|was|were)n't$/.test(tokens[at]?.lower ?? "");
  const follows = isBe ? /^(?:VERB|ADJ|ADV|ADP|DET)$/ : /^VERB$/;
  return follows.test(tokens[phrase.to]?.pos ?? "") ? phrase.to : null;
}
