import { hashString } from "../../../engine/src/hash.ts";
import { mean, standardDeviation } from "../../lib/metrics.ts";
import { fitScaled } from "../../train/components.ts";
import { denseMatrix } from "../../train/logistic.ts";
import type { DetectorKind, LabeledText } from "./detector.ts";
import { emptyModel, learnSequence, logProbability, type SequenceModel } from "./sequence-model.ts";
import { functionWords, tagSentences } from "./tagging.ts";

const known = new Set(functionWords);

/** Function words and marks as they stand, every other word as its part of speech and ending: blind to topic. */
function skeletonOf(word: string, tag: string): string {
  const lower = word.toLowerCase();
  if (known.has(lower) || !/\p{L}/u.test(lower)) return /\d/.test(lower) ? "0" : lower;
  return tag + (/(?:ing|ed|ly|s)$/.exec(lower)?.[0] ?? "");
}

interface View {
  readonly id: string;
  readonly order: number;
  readonly sentences: (text: string) => string[][];
}

/** The ways to look at a text; each has a model of people's and one of machines' sentences. */
const views: readonly View[] = [
  {
    id: "word",
    order: 2,
    sentences: (text) => tagSentences(text).map(({ words }) => words.map((word) => word.toLowerCase())),
  },
  {
    id: "skeleton",
    order: 4,
    sentences: (text) =>
      tagSentences(text).map(({ words, tags }) => words.map((word, i) => skeletonOf(word, tags[i] ?? "X"))),
  },
  {
    id: "character",
    order: 6,
    sentences: (text) => tagSentences(text).map(({ words }) => [...words.join(" ").toLowerCase()]),
  },
];

const bits = 20;
const start = hashString("<s>");
const clip = 3;
const labels = ["human", "machine"] as const;

type Models = ReadonlyMap<string, SequenceModel>;

const hashedSentences = (view: View, text: string): number[][] =>
  view.sentences(text).map((sentence) => [start, ...sentence.map(hashString)]);

/** Weights scaled so that both sides hold the same mass, one unit a text on average. */
function balanced(texts: readonly LabeledText[]): LabeledText[] {
  const total = [0, 1].map((label) =>
    texts.filter((one) => one.label === label).reduce((sum, { weight }) => sum + weight, 0),
  );
  return texts.map((one) => ({
    ...one,
    weight: (one.weight * texts.length) / 2 / (total[one.label] || 1),
  }));
}

function learnModels(texts: readonly LabeledText[]): Models {
  const models = new Map<string, SequenceModel>();
  for (const view of views) {
    for (const label of labels) models.set(`${view.id} ${label}`, emptyModel(view.order, bits));
    for (const { text, label, weight } of texts) {
      const model = models.get(`${view.id} ${labels[label]}`);
      if (model === undefined) continue;
      for (const items of hashedSentences(view, text)) learnSequence(model, items, weight);
    }
  }
  return models;
}

/** For each view: both perplexities, how much one model beats the other, and how unevenly over the sentences. */
function measure(models: Models, text: string): number[] {
  return views.flatMap((view) => {
    const human = models.get(`${view.id} human`);
    const machine = models.get(`${view.id} machine`);
    if (human === undefined || machine === undefined) return [];
    const surprise: number[] = [];
    const differences: number[] = [];
    const perSentence: number[] = [];
    for (const items of hashedSentences(view, text)) {
      const from = differences.length;
      for (let at = 1; at < items.length; at++) {
        const difference = logProbability(machine, items, at) - logProbability(human, items, at);
        surprise.push(-logProbability(human, items, at));
        differences.push(Math.max(-clip, Math.min(clip, difference)));
      }
      perSentence.push(mean(differences.slice(from)));
    }
    const positive = mean(differences.map((one) => (one > 0 ? 1 : 0)));
    return [mean(surprise), mean(differences), positive, standardDeviation(perSentence)];
  });
}

const isModelHalf = (_: unknown, i: number): boolean => i % 2 === 0;

export const perplexityDetector: DetectorKind = {
  id: "perplexity",
  title:
    "Perplexities under language models of people's and of machines' texts (words, skeletons, characters)",
  version: 1,
  // The models learn from one half of the texts, the weights from the other: on its own texts a model is too sure.
  train: (texts) => {
    const models = learnModels(balanced(texts.filter(isModelHalf)));
    const judged = texts.filter((text, i) => !isModelHalf(text, i));
    const fitted = fitScaled(
      denseMatrix(judged.map(({ text }) => measure(models, text))),
      judged.map((_, i) => i),
      judged.map(({ label }) => label),
      judged.map(({ weight }) => weight),
      1e-3,
    );
    return {
      metadata: {},
      arrays: {
        ...Object.fromEntries([...models].map(([name, { counts }]) => [name, counts])),
        weights: Float32Array.from(fitted.weights),
      },
    };
  },
  read: (file) => {
    const models: Models = new Map(
      views.flatMap((view) =>
        labels.map((label) => {
          const name = `${view.id} ${label}`;
          return [name, { order: view.order, counts: file.array(name, "float32") }] as const;
        }),
      ),
    );
    const weights = file.array("weights", "float32");
    return (text) => measure(models, text).reduce((sum, value, i) => sum + value * (weights[i] ?? 0), 0);
  },
};
