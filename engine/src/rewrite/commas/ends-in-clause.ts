import type { Sentence } from "../../document/types.ts";
import { mainVerb, subordinators } from "../clause.ts";
import { opensClause } from "./series.ts";

const longestSubject = 4;

/** "how firms, schools, and markets work": the list is the subject of a clause that its subordinator opens. */
function isSubject({ tokens }: Sentence, before: number): boolean {
  const from = tokens.slice(0, before).findLastIndex(({ pos }) => !/^(NOUN|ADJ|PROPN|DET)$/.test(pos));
  const opener = tokens[from];
  return (
    opener !== undefined &&
    before - from <= longestSubject &&
    (subordinators.has(opener.lower) || opener.lower === "that")
  );
}

/** Pasts that mostly tell of the noun before them: "problems related to rent, noise, and dirt". */
const belongsToNoun = /^(related|linked|based|aimed|associated|caused|used)$/;

/** Whether a clause may have its verb before `at`: a past that the tagger left open ("receded to") counts as one. */
const mayHaveVerb = (sentence: Sentence, at: number): boolean =>
  mainVerb(sentence, 0, at) !== null ||
  sentence.tokens.slice(0, at).some(({ pos, lower }, index) => {
    if (pos !== "VERB" || lower.endsWith("ing") || belongsToNoun.test(lower)) return false;
    // "tailored instruction".
    const before = sentence.tokens[index - 1];
    const attributive = /^(NOUN|ADJ)$/.test(sentence.tokens[index + 1]?.pos ?? "");
    return !(attributive && (before === undefined || /^(PUNCT|DET|ADJ|ADV|CCONJ)$/.test(before.pos)));
  });

/**
 * Whether what follows the comma at `at` is a clause of its own and no item: "He ran, they walked, and we rode". In
 * "Trust, talent, and time have helped" the items are the subject of one clause.
 */
export const endsInClause = (sentence: Sentence, before: number, at: number): boolean =>
  opensClause(sentence, at + 2) && !isSubject(sentence, before) && mayHaveVerb(sentence, at);
