import { describe, expect, it } from "vitest";
import { contentWords, countShared, keepsLength, lengthOf } from "./content-words.ts";

describe("contentWords", () => {
  it("takes longer words by their stems", () => {
    expect(contentWords("We planned a Garden; gardens grow.")).toEqual(["plan", "gard", "gard", "grow"]);
  });

  it("takes pairs of characters where words have no spaces", () => {
    expect(contentWords("城市农业")).toEqual(["城市", "市农", "农业"]);
  });
});

it("measures a length in words, or in half the letters", () => {
  expect(lengthOf("We plan it.")).toBe(3);
  expect(lengthOf("城市农业很重要。")).toBe(4);
  expect(lengthOf("")).toBe(0);
});

it("counts what is shared, each as often as it stands there", () => {
  expect(countShared(["a", "a", "b"], ["a", "b", "b"])).toBe(2);
});

it("takes 90% to 110% for the same length", () => {
  const words = (count: number) => "word ".repeat(count);
  expect([89, 90, 110, 111].map((count) => keepsLength(words(100), words(count)))).toEqual([
    false,
    true,
    true,
    false,
  ]);
});
