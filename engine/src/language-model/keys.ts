import { combine, finish } from "../hash.ts";

/** Size of one quantization step of a log2 probability. */
export const logStep = 0.1;

/** Table keys of one- to three-word sequences, from the hashes of the words. */
export const unigramKey = (word: number): number => finish(word ^ 0x68e31da4);
export const bigramKey = (first: number, second: number): number =>
  combine(combine(0x27d4eb2f, first), second);
export const trigramKey = (first: number, second: number, third: number): number =>
  combine(combine(combine(0x165667b1, first), second), third);
