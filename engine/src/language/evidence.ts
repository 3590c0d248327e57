import {
  commonShare,
  countKnown,
  type Known,
  type KnowsWord,
  stretchesOf,
  wordsOf,
} from "./english-words.ts";

/** When few words are taken for those of the language they were identified as. */
const short = { leastScore: 0.7, mostLead: 0.75, leastWords: 2, mostKnown: 0.5 };
/** When English is taken for another language by its letters: full of foreign names, dishes, slang. */
const mistaken = { leastWords: 2, leastKnown: 0.6, leastKnownInList: 0.4, mostScore: 0.75, leastLead: 0.85 };
/** Whether a text is in a language that was not identified. */
const unidentified = { mostCommon: 0.02, leastWords: 8, mostKnown: 0.25, wordsWithout: 30 };

/** What speaks for another language that was found in a text, and what for English. */
export interface Evidence {
  readonly score: number;
  /** The score of English as a share of that. */
  readonly lead: number;
  readonly known: Known;
  readonly isList: boolean;
  readonly hasCommon: boolean;
}

export function weigh(
  text: string,
  language: string,
  scores: Readonly<Record<string, number>>,
  knows: KnowsWord,
): Evidence {
  const score = scores[language] ?? 0;
  return {
    score,
    lead: score === 0 ? 0 : (scores.en ?? 0) / score,
    known: countKnown(text, knows, 3),
    isList: stretchesOf(text) === "",
    hasCommon: commonShare(wordsOf(text)) > 0,
  };
}

/** Whether few words are surely in the language they were identified as. */
export function isSureOfShort({ score, lead, known, hasCommon }: Evidence): boolean {
  if (hasCommon || known.words < short.leastWords) return false;
  return score >= short.leastScore && lead <= short.mostLead && known.share <= short.mostKnown;
}

/** Whether English was taken for another language. */
export function isMistaken({ score, lead, known, isList }: Evidence): boolean {
  if (isList && known.words < mistaken.leastWords) return true;
  const leastKnown = isList ? mistaken.leastKnownInList : mistaken.leastKnown;
  return known.share >= leastKnown && (score < mistaken.mostScore || lead >= mistaken.leastLead);
}

/** Without any mark after a word, a text may be a list of commands, dishes or products. */
const punctuated = /\p{L}[.,;!?](?:\s|$)/u;

/** Whether a text has sentences, and next to no English words in them. */
export function isForeignProse(text: string, knowsWord: KnowsWord | null): boolean {
  if (!punctuated.test(text)) return false;
  const prose = stretchesOf(text);
  const words = wordsOf(prose);
  if (commonShare(words) >= unidentified.mostCommon) return false;
  if (knowsWord === null) return words.length >= unidentified.wordsWithout;
  const known = countKnown(prose, knowsWord, 4);
  return known.words >= unidentified.leastWords && known.share <= unidentified.mostKnown;
}
