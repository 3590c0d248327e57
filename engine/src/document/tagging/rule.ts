import type { PartOfSpeech } from "../types.ts";

/** One sentence under correction: its words in lower case and their tags, which the rules change in place. */
export interface Tagged {
  readonly words: readonly string[];
  readonly tags: PartOfSpeech[];
}

/** Gives the word at `index` a better tag, or null where it has nothing to say. */
export type Rule = (sentence: Tagged, index: number) => PartOfSpeech | null;
