import type { LanguageModel } from "../language-model/index.ts";

/**
 * Bits a word that an edit may make its surroundings less likely. Most good edits cost some: machines write what is
 * likeliest, people do not. Below this, reading hundreds of edits, half were clumsy.
 */
const leastDifference = -7;

const words = (text: string): string[] =>
  text.match(/[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*|[^\s\p{L}\p{N}]/gu) ?? [];

/** Whether a sentence reads on as fluently after an edit as a human language model can tell. */
export function readsFluently(model: LanguageModel, before: string, after: string): boolean {
  return model.fluency(words(before), words(after)).difference >= leastDifference;
}
