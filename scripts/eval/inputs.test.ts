import { describe, expect, it } from "vitest";
import { createRandom } from "../train/random.ts";
import { syntheticCorpus } from "../train/synthetic-corpus.ts";
import { cutToLength, pickInputs } from "./inputs.ts";

const corpus = syntheticCorpus(20);
const pick = (limit: number, seed = 7) => pickInputs(corpus, limit, createRandom(seed));

describe("pickInputs", () => {
  it("takes machine texts of the test split only, from every source alike", () => {
    const inputs = pick(8);
    expect(inputs).toHaveLength(8);
    const byId = new Map(corpus.map((text) => [text.id, text]));
    for (const { id } of inputs) expect(byId.get(id)).toMatchObject({ label: "ai", split: "test" });
    const groups = inputs.map(({ group }) => group);
    for (const group of new Set(groups)) expect(groups.filter((one) => one === group)).toHaveLength(2);
  });

  it("depends on the seed only and stops when there are no more", () => {
    expect(pick(8)).toEqual(pick(8));
    expect(pick(8)).not.toEqual(pick(8, 8));
    expect(pick(1000)).toHaveLength(16);
  });
});

describe("cutToLength", () => {
  it("leaves short texts and cuts long ones after a sentence", () => {
    expect(cutToLength("Short as it is.\n\nAll of it")).toBe("Short as it is.\n\nAll of it");
    const long = Array.from({ length: 100 }, (_, i) => `Sentence number ${i} stands here.`).join(" ");
    const cut = cutToLength(long);
    expect(cut).toMatch(/here\.$/);
    expect(cut.split(" ").length).toBeLessThanOrEqual(350);
    expect(long.startsWith(cut)).toBe(true);
  });
});
