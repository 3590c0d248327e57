import { type CheckName, checkNames } from "./check-names.ts";
import { dot, type Evidence } from "./evidence.ts";
import type { SentenceSpan } from "./features.ts";
import { sigmoid } from "./math.ts";
import type { DetectorModel } from "./model.ts";
import { localStyleNames, rhythm, rhythmNames } from "./style.ts";

export interface CheckReading {
  readonly name: CheckName;
  /** 0 reads human, 1 reads as a machine's. */
  readonly score: number;
}

const punctuationMarks = [
  "comma",
  "semicolon",
  "colon",
  "dash",
  "exclamation",
  "question",
  "parenthesis",
  "ellipsis",
  "trailingIng",
].map((name) => localStyleNames.indexOf(name));
const frontedPhrase = localStyleNames.indexOf("frontedPhrase");
/** So many of the rhythm's numbers, the first, are of sentence lengths. */
const lengthNumbers = rhythmNames.indexOf("commaSpread");
const commaSpread = rhythmNames.indexOf("commaSpread");
const openerVariety = rhythmNames.indexOf("openerVariety");

/** What each check weighs, in the order of `checkNames`, as many as the model has weights; rates are per word or per sentence. */
export function measure(spans: readonly SentenceSpan[], evidence: readonly Evidence[]): number[][] {
  const words = Math.max(
    1,
    evidence.reduce((total, one) => total + one.words, 0),
  );
  const sentences = Math.max(1, spans.length);
  const rate = (pick: (one: Evidence) => number) =>
    evidence.reduce((total, one) => total + pick(one), 0) / words;
  const style = (index: number) =>
    spans.reduce((total, span) => total + (span.features.style[index] ?? 0), 0);
  const rhythms = rhythm(spans.map(({ features }) => features.tokens));
  const ratios = evidence.map((one) => one.ratio / Math.max(1, one.words));
  const above = ratios.filter((ratio) => ratio > 0).length / sentences;
  return [
    [rate((one) => one.wordChoice)],
    [rate((one) => one.phrasing)],
    Array.from(rhythms.subarray(0, lengthNumbers)),
    [rate((one) => one.ratio), above],
    [...punctuationMarks.map((index) => style(index) / words), rhythms[commaSpread] ?? 0],
    [
      evidence.reduce((total, one) => total + one.openers, 0) / sentences,
      style(frontedPhrase) / sentences,
      rhythms[openerVariety] ?? 0,
    ],
  ];
}

/** The six checks of a text. */
export function readChecks(
  model: DetectorModel,
  spans: readonly SentenceSpan[],
  evidence: readonly Evidence[],
): CheckReading[] {
  const measured = measure(spans, evidence);
  return checkNames.map((name, i) => {
    const check = model.checks[i];
    const values = measured[i] ?? [];
    return { name, score: check === undefined ? 0 : sigmoid(check.bias + dot(check.weights, values)) };
  });
}
