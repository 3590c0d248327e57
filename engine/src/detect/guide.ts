import { documentLogOdds, type Evidence, sentenceEvidence } from "./evidence.ts";
import { sentenceFeatures } from "./features.ts";
import type { DetectorModel } from "./model.ts";
import type { Tokens } from "./tokens.ts";

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

interface Scored {
  readonly evidence: Evidence;
  readonly tokens: Tokens;
}

const maxRemembered = 20_000;

/** The guide of a model; remembers the sentences it has scored. */
export function createGuide(model: DetectorModel): Guide {
  const known = new Map<string, Scored>();
  const score = (sentence: string): Scored => {
    const found = known.get(sentence);
    if (found !== undefined) return found;
    const features = sentenceFeatures(sentence);
    const scored = { evidence: sentenceEvidence(model, features), tokens: features.tokens };
    if (known.size >= maxRemembered) known.clear();
    known.set(sentence, scored);
    return scored;
  };
  return {
    sentenceScore: (sentence) => score(sentence).evidence.total,
    words: (sentence) => score(sentence).evidence.words,
    logOdds: (sentences) => {
      const scored = sentences.map(score);
      return documentLogOdds(
        model,
        scored.map(({ evidence }) => evidence),
        scored.map(({ tokens }) => tokens),
      );
    },
  };
}
