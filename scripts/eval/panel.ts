import { decodeModelFile, encodeModelFile } from "../../engine/src/model-file.ts";
import { thresholdAt } from "../lib/metrics.ts";
import { type CorpusText, type Group, groups } from "../train/corpus.ts";
import { normalizeText } from "../train/normalize.ts";
import { createRandom } from "../train/random.ts";
import { cutSamples, type Sample, sampleWeights } from "../train/samples.ts";
import type { Cache } from "./cache.ts";
import type { DetectorKind, LabeledText, Scorer } from "./detectors/detector.ts";
import { detectorKinds } from "./detectors/index.ts";

/** What the judges of one turn never saw: a whole group of sources, or only the texts of the test split. */
export type Turn = Group | "texts";
export const turns: readonly Turn[] = [...groups, "texts"];

/** One trained detector with the scores that 5% and 1% of unseen human texts exceed. */
export interface Judge {
  readonly kind: string;
  readonly score: Scorer;
  readonly at5: number;
  readonly at1: number;
  readonly unseenHuman: readonly number[];
  readonly unseenMachine: readonly number[];
}

export interface PanelOptions {
  readonly seed: number;
  readonly cache: Cache;
  readonly log: (line: string) => void;
  readonly kinds?: readonly DetectorKind[];
}

export type Panel = ReadonlyMap<Turn, readonly Judge[]>;

const textOf = ({ origin, spans }: Sample): string =>
  origin.text.slice(spans[0]?.start ?? 0, spans.at(-1)?.end ?? origin.text.length);

/** Texts below this length are no fair test: every detector guesses. */
const leastWords = 100;

const isUnseen = (turn: Turn, { origin }: Sample): boolean =>
  turn === "texts" ? origin.split !== "train" : origin.group === turn;

/**
 * Trains, or reads from the cache, each kind of detector for each turn, and sets its thresholds on the human texts
 * of that turn's unseen side.
 */
export function buildPanel(
  texts: readonly CorpusText[],
  { seed, cache, log, kinds = detectorKinds }: PanelOptions,
): Panel {
  const random = createRandom(seed);
  const samples = texts.flatMap((text) => cutSamples(text, random, 2));
  const panel = new Map<Turn, readonly Judge[]>();
  for (const turn of turns) {
    const seen = samples.filter((sample) => !isUnseen(turn, sample));
    const unseen = samples.filter((sample) => isUnseen(turn, sample) && sample.words >= leastWords);
    const weights = sampleWeights(seen);
    const learned = (): LabeledText[] =>
      seen.map((sample, i) => ({
        text: textOf(sample),
        label: sample.origin.label === "ai" ? 1 : 0,
        weight: weights[i] ?? 0,
      }));
    const judges = kinds.map((kind): Judge => {
      const key = `${kind.id} ${kind.version} ${turn} ${seed} ${texts.length} ${seen.length}`;
      const model = cache.bytes(`model ${key}`, () => {
        const { metadata, arrays } = kind.train(learned());
        log(`trained ${kind.id}, unseen: ${turn}`);
        return encodeModelFile(metadata, arrays);
      });
      const score = kind.read(decodeModelFile(model));
      const scores = cache.json(`scores ${key}`, () =>
        unseen.map((sample) => score(textOf(sample))),
      ) as number[];
      const bySide = (label: string) => scores.filter((_, i) => unseen[i]?.origin.label === label);
      const human = bySide("human");
      return {
        kind: kind.id,
        score: (text) => score(normalizeText(text)),
        at5: thresholdAt(human, 0.05),
        at1: thresholdAt(human, 0.01),
        unseenHuman: human,
        unseenMachine: bySide("ai"),
      };
    });
    panel.set(turn, judges);
  }
  return panel;
}
