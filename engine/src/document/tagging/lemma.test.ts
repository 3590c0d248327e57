import { expect, it } from "vitest";
import type { PartOfSpeech } from "../types.ts";
import { lemmaOf } from "./lemma.ts";

it.each<[string, PartOfSpeech, string]>([
  ["leading", "VERB", "lead"],
  ["used", "VERB", "use"],
  ["stopped", "VERB", "stop"],
  ["studies", "VERB", "study"],
  ["studies", "NOUN", "study"],
  ["made", "VERB", "make"],
  ["found", "VERB", "find"],
  ["understood", "VERB", "understand"],
  ["leveraging", "VERB", "leverage"],
  ["delves", "VERB", "delve"],
  ["focusing", "VERB", "focus"],
  ["lies", "VERB", "lie"],
  ["is", "AUX", "be"],
  ["isn't", "AUX", "be"],
  ["won’t", "AUX", "will"],
  ["can't", "AUX", "can"],
  ["cannot", "AUX", "can"],
  ["has", "AUX", "have"],
  ["does", "VERB", "do"],
  ["john's", "PROPN", "john"],
  ["students'", "NOUN", "student"],
  ["analyses", "NOUN", "analysis"],
  ["children", "NOUN", "child"],
  ["processes", "NOUN", "process"],
  ["boxes", "NOUN", "box"],
  ["lives", "NOUN", "life"],
  ["business", "NOUN", "business"],
  ["status", "NOUN", "status"],
  ["decision-makers", "NOUN", "decision-maker"],
  ["better", "ADJ", "good"],
  ["bigger", "ADJ", "big"],
  ["easiest", "ADJ", "easy"],
  ["clever", "ADJ", "clever"],
  ["constructor", "NOUN", "constructor"],
  ["the", "DET", "the"],
])("%s as %s is %s", (word, pos, lemma) => {
  expect(lemmaOf(word, pos)).toBe(lemma);
});
