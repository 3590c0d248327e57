import type { Sentence } from "../../document/types.ts";
import { nounPhraseAt } from "../../lexicon/context.ts";
import { conjugate } from "../../morphology/verbs.ts";

/** The full stop that takes the place of the mark at `at`: none behind "2 p.m.", which has one. */
export const stopAfter = ({ tokens }: Sentence, at: number) =>
  tokens[at - 1]?.text.endsWith(".") ? "" : ".";

/** "tracers stitched threads": a form in -ed right behind its subject is the verb of a clause, as no list stands here. */
export function opensPastClause(sentence: Sentence, from: number): boolean {
  let at = nounPhraseAt(sentence, from)?.to ?? sentence.tokens.length;
  while (sentence.tokens[at]?.pos === "ADV") at += 1;
  const verb = sentence.tokens[at];
  return verb?.pos === "VERB" && conjugate(verb.lemma).past === verb.lower;
}
