import { describe, expect, it } from "vitest";
import { createLanguageModel } from "../../engine/src/language-model/index.ts";
import { trainLanguageModel } from "./language-model.ts";
import { syntheticCorpus } from "./synthetic-corpus.ts";

const [base] = syntheticCorpus(1);
if (base === undefined) throw new Error("An empty corpus");
const sentences = ["The dog ran home.", "The cat ran home.", "The dog sat down.", "A cat sat down."];
const texts = sentences.flatMap((text) => [
  { ...base, text },
  { ...base, text },
]);
const frequencies = new Map([
  ["the", 0.06],
  ["dog", 0.0002],
  ["zebra", 0.00001],
]);
const model = createLanguageModel(trainLanguageModel(texts, frequencies, () => {}, 12));
const probability = (sentence: string) => [...model.logProb(sentence.split(" "))].map((bits) => 2 ** bits);

describe("trainLanguageModel", () => {
  it("prefers what it has read", () => {
    expect(probability("the dog ran")[2]).toBeGreaterThan(5 * (probability("the dog home")[2] ?? 1));
    expect(probability("the dog")[1]).toBeGreaterThan(probability("the zebra")[1] ?? 1);
  });

  it("knows listed words that it has not read", () => {
    expect(model.knows(["zebra"])).toBe(true);
    expect(model.knows(["giraffe"])).toBe(false);
  });

  it("gives probabilities that sum to about 1 after a context", () => {
    const next = ["the", "dog", "cat", "ran", "sat", "home", "down", "a", ".", "zebra"];
    const total = next.reduce((sum, word) => sum + (probability(`the dog ${word}`)[2] ?? 0), 0);
    expect(total).toBeGreaterThan(0.5);
    expect(total).toBeLessThan(1.15);
  });

  it("learns nothing from the test split", () => {
    const hidden = createLanguageModel(
      trainLanguageModel(
        [...texts, { ...base, split: "test", text: "Wombats dig." }],
        frequencies,
        () => {},
        12,
      ),
    );
    expect(hidden.knows(["wombats"])).toBe(false);
  });
});
