import { createHash } from "node:crypto";
import { mean, shareAbove } from "../lib/metrics.ts";
import type { Cache } from "./cache.ts";
import type { EvaluationInput } from "./inputs.ts";
import { type Judge, type Panel, type Turn, turns } from "./panel.ts";

/** Shares of texts flagged at false-positive rates of 5% and 1%. */
export interface Flagged {
  readonly at5: number;
  readonly at1: number;
}

/** Which turn judges an input: the one whose detectors saw nothing of its group, or nothing of its text. */
export type Setting = "unseen-sources" | "unseen-texts";

/** Scores of one version of a text by every judge of every turn that may judge it. */
export type TextScores = Readonly<Record<Setting, readonly number[]>>;

const turnOf = (input: EvaluationInput, setting: Setting): Turn =>
  setting === "unseen-texts" ? "texts" : input.group;

/** The judges of an input in a setting. */
export function judgesOf(panel: Panel, input: EvaluationInput, setting: Setting): readonly Judge[] {
  return panel.get(turnOf(input, setting)) ?? [];
}

/** Scores a version of an input's text by all judges, from the cache where they have. */
export function scoreText(
  panel: Panel,
  panelKey: string,
  input: EvaluationInput,
  text: string,
  cache: Cache,
): TextScores {
  const score = (setting: Setting): number[] => {
    const key = `${panelKey} ${turnOf(input, setting)} ${createHash("sha256").update(text).digest("hex")}`;
    return cache.json(key, () =>
      judgesOf(panel, input, setting).map((judge) => judge.score(text)),
    ) as number[];
  };
  return { "unseen-sources": score("unseen-sources"), "unseen-texts": score("unseen-texts") };
}

/** Shares flagged, by each kind of detector and as their mean. */
export function flaggedShares(
  panel: Panel,
  inputs: readonly EvaluationInput[],
  scores: readonly TextScores[],
  setting: Setting,
): { readonly mean: Flagged; readonly byDetector: Readonly<Record<string, Flagged>> } {
  const kinds = panel.get(turns[0] ?? "texts")?.map(({ kind }) => kind) ?? [];
  const byDetector = kinds.map((kind, k): [string, Flagged] => {
    const flags = (rate: "at5" | "at1") =>
      inputs.map((input, i) => {
        const threshold = judgesOf(panel, input, setting)[k]?.[rate] ?? 0;
        return (scores[i]?.[setting][k] ?? 0) > threshold ? 1 : 0;
      });
    return [kind, { at5: mean(flags("at5")), at1: mean(flags("at1")) }];
  });
  const values = byDetector.map(([, flagged]) => flagged);
  return {
    mean: { at5: mean(values.map(({ at5 }) => at5)), at1: mean(values.map(({ at1 }) => at1)) },
    byDetector: Object.fromEntries(byDetector),
  };
}

/** How well a judge tells its unseen machine texts from its unseen human ones. */
export function judgeFigures(judge: Judge): Flagged {
  return {
    at5: shareAbove(judge.unseenMachine, judge.at5),
    at1: shareAbove(judge.unseenMachine, judge.at1),
  };
}
