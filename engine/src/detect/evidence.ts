import type { SentenceFeatures } from "./features.ts";
import type { DetectorModel, WeightTable } from "./model.ts";
import { tokenRatios } from "./ratio.ts";
import { rhythm } from "./style.ts";
import type { Tokens } from "./tokens.ts";

/** What one sentence says of its writer, by the kind of feature; each but `words` in log-odds times words. */
export interface Evidence {
  readonly wordChoice: number;
  readonly phrasing: number;
  readonly openers: number;
  readonly characters: number;
  readonly ratio: number;
  readonly style: number;
  readonly total: number;
  readonly words: number;
}

/** Short sentences carry little: their evidence is shrunk as if so many neutral words stood beside it. */
const neutralWords = 10;

/** What a sentence on its own is judged by, in log-odds. */
export const evidencePerWord = ({ total, words }: Evidence): number => total / (words + neutralWords);

/** Sum of a table's weights over indices [from, to). */
function tableSum(table: WeightTable, indices: readonly number[], from = 0, to = indices.length): number {
  let sum = 0;
  for (let i = from; i < to; i++) sum += table.values[indices[i] ?? 0] ?? 0;
  return sum * table.step;
}

const sum = (values: Float64Array): number => values.reduce((total, value) => total + value, 0);

/** Dot product over the shorter of the two. */
export function dot(weights: ArrayLike<number>, values: ArrayLike<number>): number {
  let total = 0;
  for (let i = 0; i < weights.length && i < values.length; i++) total += (weights[i] ?? 0) * (values[i] ?? 0);
  return total;
}

/** Evidence of one sentence; sums over sentences. */
export function sentenceEvidence(model: DetectorModel, features: SentenceFeatures): Evidence {
  const { tables } = model;
  const wordChoice = tableSum(tables.words, features.words);
  const openers = tableSum(tables.phrases, features.phrases, 0, features.openers);
  const phrasing = tableSum(tables.phrases, features.phrases, features.openers);
  const characters = tableSum(tables.characters, features.characters);
  const ratio = sum(tokenRatios(model.ratio, features.hashes)) * model.ratioWeight;
  const style = dot(model.style, features.style);
  return {
    wordChoice,
    phrasing,
    openers,
    characters,
    ratio,
    style,
    total: wordChoice + phrasing + openers + characters + ratio + style,
    words: features.tokens.words,
  };
}

/** Log-odds, not yet calibrated, that the whole was written by a machine. */
export function documentLogOdds(
  model: DetectorModel,
  evidence: readonly Evidence[],
  sentences: readonly Tokens[],
): number {
  let total = 0;
  let words = 0;
  for (const one of evidence) {
    total += one.total;
    words += one.words;
  }
  return model.bias + (words > 0 ? total / words : 0) + dot(model.rhythm, rhythm(sentences));
}
