import { describe, expect, it } from "vitest";
import { countShared, topicStems } from "./topic-stems.ts";

describe("topicStems", () => {
  it("takes longer words by their stems", () => {
    expect(topicStems("We planned a Garden; gardens grow.")).toEqual(["plan", "gard", "gard", "grow"]);
  });

  it("takes pairs of characters where words have no spaces", () => {
    expect(topicStems("城市农业")).toEqual(["城市", "市农", "农业"]);
  });
});

it("counts what is shared, each as often as it stands there", () => {
  expect(countShared(["a", "a", "b"], ["a", "b", "b"])).toBe(2);
});
