import { wordsAdded } from "../check/length.ts";
import type { Sentence } from "../document/types.ts";
import type { Candidate } from "../rewrite/candidate.ts";
import { isContentWord } from "../rewrite/content-words.ts";
import type { Limits } from "./limits.ts";

export interface BudgetOptions {
  readonly limits: Limits;
  /** Words of the whole text. */
  readonly words: number;
  /** Whether the word count must stay within 90% to 110%, however short the text. */
  readonly preserveLength: boolean;
  /** Scales the limits down for a text that already reads as human; 1 is full, 0 allows nothing. Stock phrases go at any. */
  readonly strength: number;
}

/** What the limits still leave to be changed, as candidates are chosen one by one. */
export interface Budget {
  /** Whether there is room for a candidate of the sentence with that index. */
  readonly allows: (candidate: Candidate, sentence: number) => boolean;
  readonly spend: (candidate: Candidate, sentence: number) => void;
}

/** So many content words of a sentence may go, however short it is: "Leverage check-ins to foster belonging" has but four. */
const freePerSentence = 3;

/** So many words may come or go in any text: in a short one a share would forbid every edit. */
const freeWords = 6;

/** The words of a stock phrase say little: they count half against the limit of content. */
const stockWeight = 0.5;

/** A stock phrase may take twice as much of the length: it is long, and says nothing. */
const stockLength = 2;

const countContentWords = ({ tokens }: Sentence): number => tokens.filter(isContentWord).length;

/** Nothing of the budget is spent yet. `sentences` are those of `source`, in order. */
export function createBudget(
  source: string,
  sentences: readonly Sentence[],
  { limits, words, preserveLength, strength }: BudgetOptions,
): Budget {
  const content = sentences.map(countContentWords);
  const contentTotal = content.reduce((sum, count) => sum + count, 0);
  const contentLimit = Math.max(limits.contentLost * contentTotal, limits.freeContent);
  const lengthLimit = Math.max(limits.length * words, preserveLength ? 0 : freeWords);
  const spent = sentences.map(() => ({ edits: 0, content: 0 }));
  let contentSpent = 0;
  let lengthMoved = 0;

  const strengthFor = ({ stock }: Candidate) => (stock ? 1 : strength);
  const contentCost = ({ stock, contentLost }: Candidate) => contentLost * (stock ? stockWeight : 1);
  // "Furthermore," is one word that gives a text away: it goes from a short text as well, whose limit is soon reached.
  const lengthAdded = ({ kind, edits }: Candidate) =>
    preserveLength || kind !== "connective" ? wordsAdded(source, edits) : 0;

  function allowsEdit(candidate: Candidate, sentence: number): boolean {
    const tokens = sentences[sentence]?.tokens.length ?? 0;
    const most = Math.round((limits.editsPerTenTokens * strengthFor(candidate) * tokens) / 10);
    return (spent[sentence]?.edits ?? 0) < Math.max(1, most);
  }

  function allowsContent(candidate: Candidate, sentence: number): boolean {
    if (candidate.contentLost === 0) return true;
    if (contentSpent + contentCost(candidate) > contentLimit * strengthFor(candidate)) return false;
    const limit = Math.max(freePerSentence, limits.contentLostPerSentence * (content[sentence] ?? 0));
    return candidate.stock || (spent[sentence]?.content ?? 0) + candidate.contentLost <= limit;
  }

  function allowsLength(candidate: Candidate): boolean {
    const moved = Math.abs(lengthMoved + lengthAdded(candidate));
    const limit = candidate.stock && !preserveLength ? stockLength * lengthLimit : lengthLimit;
    return moved <= limit || moved <= Math.abs(lengthMoved);
  }

  return {
    allows: (candidate, sentence) =>
      allowsEdit(candidate, sentence) && allowsContent(candidate, sentence) && allowsLength(candidate),
    spend: (candidate, sentence) => {
      const here = spent[sentence];
      if (here) {
        here.edits += 1;
        if (!candidate.stock) here.content += candidate.contentLost;
      }
      contentSpent += contentCost(candidate);
      lengthMoved += lengthAdded(candidate);
    },
  };
}
