import { memoize } from "../memoize.ts";
import { documentLogOdds, sentenceEvidence } from "./evidence.ts";
import { sentenceFeatures } from "./features.ts";
import type { DetectorModel } from "./model.ts";

/**
 * Local scores for the search. A sentence's evidence is additive: a document's log-odds are
 * bias + Σ evidence / Σ words + rhythm, so an edit moves them by about
 * (sentenceScore(after) - sentenceScore(before)) / words of the document.
 */
export interface Guide {
  /** Evidence that a machine wrote the sentence, in log-odds times words; higher reads more machine-like. */
  readonly sentenceScore: (sentence: string) => number;
  /** Words of the sentence as the detector counts them. */
  readonly words: (sentence: string) => number;
  /** Uncalibrated log-odds of a text given as its sentences, rhythm included. */
  readonly logOdds: (sentences: readonly string[]) => number;
}

/** More than a text of 1,500 words asks for. */
const maxRemembered = 2_000;

/** The guide of a model; remembers the evidence of sentences it has met. */
export function createGuide(model: DetectorModel): Guide {
  const evidenceOf = memoize(
    (sentence: string) => sentenceEvidence(model, sentenceFeatures(sentence)),
    maxRemembered,
  );
  return {
    sentenceScore: (sentence) => evidenceOf(sentence).total,
    words: (sentence) => evidenceOf(sentence).words,
    logOdds: (sentences) =>
      documentLogOdds(
        model,
        sentences.map(evidenceOf),
        sentences.map((sentence) => sentenceFeatures(sentence).tokens),
      ),
  };
}
