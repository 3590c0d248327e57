import { describe, expect, it } from "vitest";
import { createRandom } from "./random.ts";
import { cutSamples, sampleWeights } from "./samples.ts";
import { syntheticCorpus, syntheticText } from "./synthetic-corpus.ts";

const [base] = syntheticCorpus(1);
if (base === undefined) throw new Error("An empty corpus");
const textOf = (words: number) => ({ ...base, text: syntheticText("human", words, createRandom(5)) });

describe("cutSamples", () => {
  it("cuts stretches of 50 to about 320 words of whole sentences", () => {
    const samples = cutSamples(textOf(2000), createRandom(1), 4);
    expect(samples).toHaveLength(4);
    for (const { words, spans, origin } of samples) {
      expect(words).toBeGreaterThanOrEqual(50);
      expect(words).toBeLessThanOrEqual(340);
      expect(origin.text.slice(spans[0]?.start, spans[0]?.end)).toMatch(/^[A-Z].*\.$/);
    }
  });

  it("leaves out what is too short to judge", () => {
    expect(cutSamples(textOf(20), createRandom(1))).toEqual([]);
  });

  it("cuts the same for the same random numbers", () => {
    const cut = () => cutSamples(textOf(900), createRandom(9)).map(({ words }) => words);
    expect(cut()).toEqual(cut());
  });
});

describe("sampleWeights", () => {
  it("gives both sides the same say, overall and within a source that has both", () => {
    const texts = syntheticCorpus(10).filter(
      ({ group, label, id }) =>
        group !== "imbd" && !(group === "biscope" && label === "human" && /[3-9]$/.test(id)),
    );
    const samples = texts.flatMap((text) => cutSamples(text, createRandom(2)));
    const weights = sampleWeights(samples);
    const sum = (label: string, source?: string) =>
      samples.reduce(
        (total, { origin }, i) =>
          total +
          (origin.label === label && (source ?? origin.source) === origin.source ? (weights[i] ?? 0) : 0),
        0,
      );
    expect(sum("human")).toBeCloseTo(sum("ai"), 10);
    expect(sum("human", "biscope")).toBeCloseTo(sum("ai", "biscope"), 10);
    expect(sum("human", "outfox")).toBeLessThan(sum("human", "onestop"));
  });
});
