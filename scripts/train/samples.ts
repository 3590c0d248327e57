import { type SentenceSpan, textFeatures } from "../../engine/src/detect/features.ts";
import type { CorpusText } from "./corpus.ts";

/** A stretch of whole sentences of one text. */
export interface Sample {
  readonly origin: CorpusText;
  readonly spans: readonly SentenceSpan[];
  readonly words: number;
}

const smallest = 50;
const largest = 320;

/**
 * One to `most` stretches of a text, of 50 to about 300 words: detectors trained on whole texts learn
 * how long the texts of a source are.
 */
export function cutSamples(origin: CorpusText, random: () => number, most = 3): Sample[] {
  const samples: Sample[] = [];
  let spans: SentenceSpan[] = [];
  let words = 0;
  let goal = 60 + Math.floor(random() * 240);
  for (const span of textFeatures(origin.text)) {
    const count = span.features.tokens.words;
    // Unpunctuated walls of text are not sentences.
    if (count > 120) continue;
    if (words + count > largest && words >= smallest) {
      samples.push({ origin, spans, words });
      spans = [];
      words = 0;
    }
    spans.push(span);
    words += count;
    if (words >= goal) {
      samples.push({ origin, spans, words });
      spans = [];
      words = 0;
      goal = 60 + Math.floor(random() * 240);
    }
    if (samples.length === most) return samples;
  }
  if (words >= smallest) samples.push({ origin, spans, words });
  return samples.slice(0, most);
}

const cellOf = ({ origin }: Sample): string => `${origin.source}/${origin.domain}`;

/** Sources whose writers are no model to follow weigh less: school essays full of spelling errors. */
const discounts: Readonly<Record<string, number>> = { outfox: 0.5 };

/**
 * A weight for each sample: every source and domain counts by the square root of its size, people and machines
 * alike inside it; then people and machines alike over all. So neither source nor topic predicts the label.
 */
export function sampleWeights(samples: readonly Sample[]): Float64Array {
  const counts = new Map<string, number>();
  const key = (sample: Sample) => `${cellOf(sample)}/${sample.origin.label}`;
  for (const sample of samples) counts.set(key(sample), (counts.get(key(sample)) ?? 0) + 1);
  const weights = Float64Array.from(samples, (sample) => {
    const human = counts.get(`${cellOf(sample)}/human`) ?? 0;
    const machine = counts.get(`${cellOf(sample)}/ai`) ?? 0;
    const target = (human > 0 && machine > 0 ? 2 * Math.min(human, machine) : human + machine) ** 0.25;
    return ((discounts[sample.origin.source] ?? 1) * target) / (counts.get(key(sample)) ?? 1);
  });
  const totals = { human: 0, ai: 0 };
  samples.forEach(({ origin }, i) => {
    totals[origin.label] += weights[i] ?? 0;
  });
  return weights.map((weight, i) => weight / (totals[samples[i]?.origin.label ?? "ai"] || 1));
}
