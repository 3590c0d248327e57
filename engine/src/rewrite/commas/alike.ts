import type { Sentence } from "../../document/types.ts";
import type { Candidate } from "../candidate.ts";
import { clauseAt, mainVerb } from "../clause.ts";
import { endsRowInDeed, mayRename, serialOrigin } from "./serial.ts";

/** Words that an item has at most. */
const reach = 10;

/** Whether the words between two commas are one more item: "engineers" of "teachers, engineers, and others are". */
function isItem(sentence: Sentence, from: number, to: number): boolean {
  const item = sentence.tokens.slice(from, to);
  const opens = item[0] !== undefined && !["ADP", "ADV", "SCONJ", "PRON"].includes(item[0].pos);
  return opens && !item.some(({ pos }) => pos === "CCONJ") && mainVerb(sentence, from, to) === null;
}

/** The commas before "and" or "or" that seem to end a list. */
function listEnds(sentence: Sentence): number[] {
  const { tokens } = sentence;
  return tokens.flatMap(({ text }, at) => {
    if (text !== "," || !/^(and|or)$/.test(tokens[at + 1]?.lower ?? "")) return [];
    const before = tokens.slice(0, at).findLastIndex((token) => token.text === ",");
    if (before < at - reach || before < 0 || mayRename(sentence, before, at)) return [];
    if (endsRowInDeed(sentence, before, at)) return [];
    return clauseAt(sentence, at + 2) === null || isItem(sentence, before + 1, at) ? [at] : [];
  });
}

interface Choices {
  readonly sentence: Sentence;
  readonly candidates: readonly Candidate[];
}

/**
 * Leaves the comma before the last item in every list of a text where it can't be dropped in all of them, or where the
 * text reads as human (a strength below 1) and its style is its author's.
 */
export function treatListsAlike<C extends Choices>(choices: readonly C[], strength: number): C[] {
  const isSerial = ({ origin }: Candidate) => origin === serialOrigin;
  const alike =
    strength >= 1 &&
    choices.every(({ sentence, candidates }) => {
      const dropped = new Set(candidates.filter(isSerial).map(({ start }) => start));
      return listEnds(sentence).every((at) => dropped.has(sentence.tokens[at]?.start ?? -1));
    });
  if (alike) return [...choices];
  return choices.map((choice) => ({
    ...choice,
    candidates: choice.candidates.filter((candidate) => !isSerial(candidate)),
  }));
}
