import type { ModelArray, ModelFile } from "../../../engine/src/model-file.ts";

/** A text to learn from. */
export interface LabeledText {
  readonly text: string;
  /** 1 for a machine's, 0 for a person's. */
  readonly label: number;
  readonly weight: number;
}

/** Scores a text; higher reads more machine-like. The scale means nothing: thresholds come from human texts. */
export type Scorer = (text: string) => number;

/** What training leaves, ready to be stored in a model file. */
export interface TrainedNumbers {
  readonly metadata: Readonly<Record<string, unknown>>;
  readonly arrays: Readonly<Record<string, ModelArray>>;
}

/** One kind of detector, trained for evaluation only; shares no features and no weights with the engine's. */
export interface DetectorKind {
  readonly id: string;
  readonly title: string;
  /** Raised whenever training changes, so that stored models are not reused. */
  readonly version: number;
  readonly train: (texts: readonly LabeledText[]) => TrainedNumbers;
  readonly read: (file: ModelFile) => Scorer;
}
