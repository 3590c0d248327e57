import type { Sentence } from "../../document/types.ts";
import type { Candidate } from "../candidate.ts";
import { endsInClause } from "./ends-in-clause.ts";
import { endsRowInDeed, isAside } from "./look-alikes.ts";
import { serialOrigin } from "./serial.ts";
import { endsInPair, hasInnerPair, isConjunction, sharedForms } from "./series.ts";

/** Words that an item of a plain list has at most; longer ones need their comma in any style. */
const longestPlainItem = 4;

/** The commas before "and" or "or" that seem to end a plain list: short, and no pair in it. */
function listEnds(sentence: Sentence): number[] {
  const { tokens } = sentence;
  return tokens.flatMap(({ text }, at) => {
    if (text !== "," || !isConjunction(sentence, at + 1)) return [];
    const before = tokens.slice(0, at).findLastIndex((token) => token.text === ",");
    if (before < Math.max(0, at - longestPlainItem - 1)) return [];
    if (sharedForms(sentence, before + 1, at + 2).length === 0) return [];
    if (hasInnerPair(sentence, before, at) || endsInPair(sentence, at + 2)) return [];
    const ownVerb = endsInClause(sentence, before, at) || endsRowInDeed(sentence, before, at);
    return ownVerb || isAside(sentence, before, at) ? [] : [at];
  });
}

interface Choices {
  readonly sentence: Sentence;
  readonly candidates: readonly Candidate[];
}

/** The share of a text's plain lists that must be able to lose their comma. */
const enough = 0.8;

/**
 * Leaves the comma before the last item in every list of a text where it can't be dropped in nearly all plain ones, or
 * where the text reads as human (a strength below 1) and its style is its author's.
 */
export function treatListsAlike<C extends Choices>(choices: readonly C[], strength: number): C[] {
  const isSerial = ({ origin }: Candidate) => origin === serialOrigin;
  const open = choices.flatMap(({ sentence, candidates }) => {
    const dropped = new Set(candidates.filter(isSerial).map(({ start }) => start));
    return listEnds(sentence).map((at) => dropped.has(sentence.tokens[at]?.start ?? -1));
  });
  if (strength >= 1 && open.filter(Boolean).length >= open.length * enough) return [...choices];
  return choices.map((choice) => ({
    ...choice,
    candidates: choice.candidates.filter((candidate) => !isSerial(candidate)),
  }));
}
