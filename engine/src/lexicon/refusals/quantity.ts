/** Replacements that count or measure what cannot be counted or measured so. */
import type { Sentence } from "../../document/types.ts";
import { nounPhraseAt, type TokenRun } from "../context.ts";
import type { Refusal } from "./refusal.ts";

const definite = /^(?:the|th(?:is|at|[eo]se)|my|your|his|her|its|our|their|whose|all|both|us|them)$/;
const counter = /^(?:few|several|many)$/;

/** "A bit of grated cheese" with "a few", "lots of time" with "many": nobody can count it. */
function countsUncountable(words: readonly string[], match: TokenRun, sentence: Sentence): boolean {
  const { tokens } = sentence;
  const counts =
    /^(?:an?|lots|tons|loads|heaps)$/.test(tokens[match.from]?.lower ?? "") &&
    tokens[match.to - 1]?.lower === "of";
  if (!counts || !counter.test(words.at(-1) ?? "")) return false;
  const head = tokens[(nounPhraseAt(sentence, match.to)?.to ?? 0) - 1];
  if (!head || /^(?:people|police|staff|.*[^s]s)$/.test(head.lower)) return false;
  return head.lower === head.lemma || head.pos === "PROPN";
}

/** "Even a handful of these habits" with "a few": a count stands before its noun, not before "these" or "our". */
const countsDefinite = (words: readonly string[], { to }: TokenRun, { tokens }: Sentence): boolean =>
  tokens[to - 1]?.lower === "of" &&
  counter.test(words.at(-1) ?? "") &&
  definite.test(tokens[to]?.lower ?? "");

const measure =
  /^(?:mix|mixture|blend|combination|fusion|hint|touch|trace|tinge|array|range|variety|series|number|din|jumble|chorus|multitude|myriad|host|handful|accent)$/;

/** "Full of a mix of fear and hope": nothing is full of a measure; what holds one is "filled with" it. */
function fillsWithMeasure(words: readonly string[], { to }: TokenRun, { tokens }: Sentence): boolean {
  if (words.at(-2) !== "full" || words.at(-1) !== "of" || !/^an?$/.test(tokens[to]?.lower ?? ""))
    return false;
  return tokens.slice(to + 1, to + 4).some(({ lower }) => measure.test(lower));
}

export const quantityRefusals: readonly Refusal[] = [countsUncountable, countsDefinite, fillsWithMeasure];
