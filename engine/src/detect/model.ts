import { decodeModelFile } from "../model-file.ts";
import { checkNames } from "./check-names.ts";
import { tableBits, type tableNames } from "./features.ts";
import type { RatioTable } from "./ratio.ts";
import { localStyleNames, rhythmNames } from "./style.ts";

/** Linear evidence of a hashed n-gram table; a weight is `values[index] * step`, in log-odds. */
export interface WeightTable {
  readonly values: Int8Array;
  readonly step: number;
}

/** A logistic score of one check over named measurements: sigmoid(bias + Σ weight * value). */
export interface CheckModel {
  readonly bias: number;
  readonly weights: Float32Array;
}

/** How log-odds become a calibrated probability and its interval. */
export interface Calibration {
  readonly slope: number;
  readonly offset: number;
  /** How much the slope grows with each doubling of the words over 150. */
  readonly slopePerDoubling: number;
  /** Standard deviation of the log-odds from one training source to another. */
  readonly modelSpread: number;
  /** Log-odds (calibrated) that 5% of human texts of unseen sources exceed. */
  readonly machineThreshold: number;
  /** Mean and slope for one sentence's evidence per word. */
  readonly sentenceSlope: number;
  readonly sentenceOffset: number;
}

/** All numbers of the detector. Log-odds = bias + Σ evidence of sentences / words + rhythm · rhythm weights. */
export interface DetectorModel {
  readonly tables: Readonly<Record<(typeof tableNames)[number], WeightTable>>;
  readonly ratio: RatioTable;
  /** Weight of one bit of machine-to-human ratio. */
  readonly ratioWeight: number;
  readonly style: Float32Array;
  readonly rhythm: Float32Array;
  readonly bias: number;
  readonly checks: readonly CheckModel[];
  readonly calibration: Calibration;
}

/** How many measurements each check weighs; see `measure` in checks.ts. */
const checkSizes = [1, 1, 6, 2, 10, 3] as const;

/** Length of the model file's "checks": the bias of each and its weights. */
export const checkNumberCount = checkSizes.reduce((sum, size) => sum + 1 + size, 0);

/** Names of the single numbers, in their order in the model file's "scalars". */
export const scalarNames = [
  "bias",
  "ratioWeight",
  "ratioStep",
  "wordsStep",
  "phrasesStep",
  "charactersStep",
  "slope",
  "offset",
  "slopePerDoubling",
  "modelSpread",
  "machineThreshold",
  "sentenceSlope",
  "sentenceOffset",
] as const;
export type ScalarName = (typeof scalarNames)[number];

function expectLength<T extends { readonly length: number }>(array: T, length: number, name: string): T {
  if (array.length !== length)
    throw new Error(`The model's "${name}" has ${array.length} numbers, not ${length}`);
  return array;
}

/** Reads a detector model. Throws if the bytes are not one or fit another version of the features. */
export function readDetectorModel(bytes: Uint8Array): DetectorModel {
  const file = decodeModelFile(bytes);
  if (file.metadata.kind !== "detector") throw new Error("The model file holds no detector");
  const scalars = expectLength(file.array("scalars", "float32"), scalarNames.length, "scalars");
  const scalar = (name: ScalarName): number => scalars[scalarNames.indexOf(name)] ?? 0;
  const table = (name: (typeof tableNames)[number]): WeightTable => ({
    values: expectLength(file.array(name, "int8"), 1 << tableBits[name], name),
    step: scalar(`${name}Step`),
  });
  const checkNumbers = expectLength(file.array("checks", "float32"), checkNumberCount, "checks");
  let at = 0;
  const checks = checkNames.map((_, i): CheckModel => {
    const size = checkSizes[i] ?? 0;
    const weights = checkNumbers.slice(at + 1, at + 1 + size);
    const bias = checkNumbers[at] ?? 0;
    at += 1 + size;
    return { bias, weights };
  });
  return {
    tables: { words: table("words"), phrases: table("phrases"), characters: table("characters") },
    ratio: {
      fingerprints: file.array("ratioFingerprints", "uint16"),
      values: file.array("ratioValues", "int8"),
      step: scalar("ratioStep"),
    },
    ratioWeight: scalar("ratioWeight"),
    style: expectLength(file.array("style", "float32"), localStyleNames.length, "style"),
    rhythm: expectLength(file.array("rhythm", "float32"), rhythmNames.length, "rhythm"),
    bias: scalar("bias"),
    checks,
    calibration: {
      slope: scalar("slope"),
      offset: scalar("offset"),
      slopePerDoubling: scalar("slopePerDoubling"),
      modelSpread: scalar("modelSpread"),
      machineThreshold: scalar("machineThreshold"),
      sentenceSlope: scalar("sentenceSlope"),
      sentenceOffset: scalar("sentenceOffset"),
    },
  };
}
