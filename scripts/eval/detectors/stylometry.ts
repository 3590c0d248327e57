import { memoize } from "../../../engine/src/memoize.ts";
import { mean, standardDeviation } from "../../lib/metrics.ts";
import { createRandom } from "../../train/random.ts";
import { fitBoostedTrees, scoreBoostedTrees } from "./boosted-trees.ts";
import type { DetectorKind } from "./detector.ts";
import { functionWords, type TaggedSentence, tagSentences } from "./tagging.ts";

const tags = "ADJ ADP ADV AUX CCONJ DET INTJ NOUN NUM PART PRON PROPN PUNCT SCONJ SYM VERB X".split(" ");
const marks = [",", ";", ":", "—", "-", "(", "!", "?", '"', "'", "…"];

const isWord = (text: string): boolean => /\p{L}/u.test(text);

/** Mean, deviation, their ratio, mean step from one value to the next, largest and smallest. */
function moments(values: readonly number[]): number[] {
  const center = mean(values);
  const deviation = standardDeviation(values);
  const steps = values.slice(1).map((value, i) => Math.abs(value - (values[i] ?? 0)));
  return [
    center,
    deviation,
    deviation / Math.max(center, 1e-6),
    mean(steps),
    Math.max(0, ...values),
    Math.min(999, ...values),
  ];
}

/** Share of different words and of words used once, over at most the first 150 words. */
function variety(words: readonly string[]): number[] {
  const first = words.slice(0, 150);
  const counts = new Map<string, number>();
  for (const word of first) counts.set(word, (counts.get(word) ?? 0) + 1);
  const once = [...counts.values()].filter((count) => count === 1).length;
  const total = Math.max(1, first.length);
  return [counts.size / total, once / total, Math.max(0, ...counts.values()) / total];
}

/** How unevenly the function words fall over the sentences: burstiness of commas, verbs and nouns. */
function unevenness(sentences: readonly TaggedSentence[]): number[] {
  return ["PUNCT", "VERB", "NOUN", "PRON", "ADJ"].flatMap((tag) => {
    const shares = sentences.map(
      (one) => one.tags.filter((own) => own === tag).length / Math.max(1, one.tags.length),
    );
    return moments(shares).slice(0, 2);
  });
}

/** Stylometric measurements of a text. */
function measureStyle(text: string): Float64Array {
  const sentences = tagSentences(text);
  const words = sentences.flatMap((one) => one.words.filter(isWord)).map((word) => word.toLowerCase());
  const allTags = sentences.flatMap((one) => one.tags);
  const total = Math.max(1, words.length);
  const count = (items: readonly string[]): Map<string, number> => {
    const counts = new Map<string, number>();
    for (const item of items) counts.set(item, (counts.get(item) ?? 0) + 1);
    return counts;
  };
  const wordCounts = count(words);
  const tagCounts = count(allTags);
  const pairCounts = count(allTags.slice(1).map((tag, i) => `${allTags[i]} ${tag}`));
  const firstTags = count(sentences.map((one) => one.tags[0] ?? "X"));
  const lengths = words.map((word) => word.length);
  return Float64Array.of(
    ...functionWords.map((word) => (wordCounts.get(word) ?? 0) / total),
    ...tags.map((tag) => (tagCounts.get(tag) ?? 0) / total),
    ...tags.flatMap((a) => tags.slice(0, 14).map((b) => (pairCounts.get(`${a} ${b}`) ?? 0) / total)),
    ...tags.map((tag) => (firstTags.get(tag) ?? 0) / Math.max(1, sentences.length)),
    ...marks.map((mark) => (text.split(mark).length - 1) / total),
    ...moments(sentences.map((one) => one.words.filter(isWord).length)),
    ...moments(lengths).slice(0, 3),
    lengths.filter((length) => length >= 8).length / total,
    words.filter((word) => word.endsWith("ly")).length / total,
    words.filter((word) => word.endsWith("ing")).length / total,
    words.filter((word) => /(?:tion|ment|ness|ity)s?$/.test(word)).length / total,
    ...variety(words),
    ...unevenness(sentences),
  );
}

/** The same texts are used in every turn. */
const measureOnce = memoize(measureStyle, Number.POSITIVE_INFINITY);

export const stylometryDetector: DetectorKind = {
  id: "stylometry",
  title: "Style measurements with part-of-speech tags (boosted trees)",
  version: 1,
  train: (texts) => {
    const trees = fitBoostedTrees(
      texts.map(({ text }) => measureOnce(text)),
      texts.map(({ label }) => label),
      texts.map(({ weight }) => weight),
      { trees: 250, depth: 4, rate: 0.08, featureShare: 0.25, random: createRandom(11) },
    );
    const { features, thresholds, leaves } = trees;
    return { metadata: { depth: trees.depth }, arrays: { features, thresholds, leaves } };
  },
  read: (file) => {
    const trees = {
      depth: Number(file.metadata.depth),
      features: file.array("features", "uint16"),
      thresholds: file.array("thresholds", "float32"),
      leaves: file.array("leaves", "float32"),
    };
    return (text) => scoreBoostedTrees(trees, measureStyle(text));
  },
};
