import { describe, expect, it } from "vitest";
import { keptShare, measurePreservation } from "./preservation.ts";

const before = "In 2019, the council in Leeds did not close 14% of its parks.\n\nResidents never complained.";

describe("measurePreservation", () => {
  it("finds all of a text in itself", () => {
    expect(measurePreservation(before, before)).toEqual({
      contentWords: 1,
      numbers: 1,
      names: 1,
      negations: 1,
      paragraphs: true,
      length: 1,
    });
  });

  it("sees lost numbers, names, negations and paragraphs", () => {
    const after = "In 2018, the council in York closed 14% of its parks. Residents complained.";
    expect(measurePreservation(before, after)).toMatchObject({
      numbers: 0.5,
      names: 0,
      negations: 0,
      paragraphs: false,
    });
  });

  it("finds a name that has come to begin its sentence", () => {
    const { names } = measurePreservation("Ultimately, Leeds’s council said so.", "Leeds’s council said so.");
    expect(names).toBe(1);
  });

  it("takes another form of a word, or of not, for the same", () => {
    const kept = measurePreservation("The dogs were not running.", "The dog wasn't running.");
    expect(kept.contentWords).toBe(1);
    expect(kept.negations).toBe(1);
    expect(measurePreservation("It was significant.", "It was big.").contentWords).toBe(0);
  });
});

describe("keptShare", () => {
  it("counts each item as often as it stands", () => {
    expect(keptShare(["a", "a", "b"], ["a", "b", "b"])).toBeCloseTo(2 / 3);
    expect(keptShare([], ["a"])).toBe(1);
  });
});
