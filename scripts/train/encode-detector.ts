import { type ScalarName, scalarNames } from "../../engine/src/detect/model.ts";
import { localStyleNames } from "../../engine/src/detect/style.ts";
import { encodeModelFile } from "../../engine/src/model-file.ts";
import type { Components } from "./components.ts";
import type { LogisticModel } from "./logistic.ts";

/** An int8 table and its step; the few largest weights are clipped. */
function quantize(weights: Float64Array, factor: number): { values: Int8Array; step: number } {
  const sizes = Array.from(weights, Math.abs)
    .filter((size) => size > 0)
    .sort((a, b) => b - a);
  const largest = (sizes[Math.floor(sizes.length * 0.001)] ?? 1) * Math.abs(factor);
  const step = Math.max(largest, 1e-9) / 127;
  const values = Int8Array.from(weights, (weight) => {
    const scaled = Math.round((weight * factor) / step);
    return Math.max(-127, Math.min(127, scaled));
  });
  return { values, step };
}

export interface DetectorNumbers {
  readonly components: Components;
  readonly stacked: LogisticModel;
  readonly scalars: Partial<Record<ScalarName, number>>;
  readonly checks: readonly number[];
}

/** The bytes of `detector.bin`; the weights of the witnesses are folded into their tables. */
export function encodeDetector({ components, stacked, scalars, checks }: DetectorNumbers): Uint8Array {
  const [words = 0, phrases = 0, characters = 0, ratio = 0, style = 0] = stacked.weights;
  const tables = {
    words: quantize(components.words.weights, words),
    phrases: quantize(components.phrases.weights, phrases),
    characters: quantize(components.characters.weights, characters),
  };
  const bias =
    stacked.bias +
    words * components.words.bias +
    phrases * components.phrases.bias +
    characters * components.characters.bias +
    style * components.style.bias;
  const all: Partial<Record<ScalarName, number>> = {
    ...scalars,
    bias,
    ratioWeight: ratio,
    ratioStep: components.ratio.step,
    wordsStep: tables.words.step,
    phrasesStep: tables.phrases.step,
    charactersStep: tables.characters.step,
  };
  const styleWeights = components.style.weights.map((weight) => weight * style);
  return encodeModelFile(
    { kind: "detector", version: 1 },
    {
      scalars: Float32Array.from(scalarNames, (name) => all[name] ?? 0),
      words: tables.words.values,
      phrases: tables.phrases.values,
      characters: tables.characters.values,
      ratioFingerprints: components.ratio.fingerprints,
      ratioValues: components.ratio.values,
      style: Float32Array.from(styleWeights.subarray(0, localStyleNames.length)),
      rhythm: Float32Array.from(styleWeights.subarray(localStyleNames.length)),
      checks: Float32Array.from(checks),
    },
  );
}
