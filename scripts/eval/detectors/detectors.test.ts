import { describe, expect, it } from "vitest";
import { decodeModelFile, encodeModelFile } from "../../../engine/src/model-file.ts";
import { auroc } from "../../lib/metrics.ts";
import { createRandom } from "../../train/random.ts";
import { syntheticText } from "../../train/synthetic-corpus.ts";
import { fitBoostedTrees, scoreBoostedTrees } from "./boosted-trees.ts";
import { detectorKinds } from "./index.ts";

const random = createRandom(4);
const labeled = (count: number) =>
  Array.from({ length: count }, (_, i) => ({
    text: syntheticText(i % 2 === 0 ? "human" : "ai", 80, random),
    label: i % 2,
    weight: 1,
  }));
const learned = labeled(80);
const unseen = labeled(40);

describe.each(detectorKinds)("the $id detector", (kind) => {
  it("tells unseen machine texts from human ones, also after it was stored", { timeout: 30_000 }, () => {
    const { metadata, arrays } = kind.train(learned);
    const score = kind.read(decodeModelFile(encodeModelFile(metadata, arrays)));
    const scores = (label: number) =>
      unseen.filter((one) => one.label === label).map(({ text }) => score(text));
    expect(auroc(scores(0), scores(1))).toBeGreaterThan(0.9);
    expect(Number.isFinite(score(""))).toBe(true);
  });
});

describe("fitBoostedTrees", () => {
  const rows = Array.from({ length: 600 }, () => Float64Array.of(random(), random(), random()));
  const exclusive = ([a = 0, b = 0]: Float64Array) => (a > 0.5 !== b > 0.5 ? 1 : 0);
  const labels = rows.map(exclusive);
  const train = () =>
    fitBoostedTrees(
      rows,
      labels,
      rows.map(() => 1),
      { trees: 60, depth: 3, rate: 0.3, featureShare: 1, random: createRandom(1) },
    );

  it("learns what no straight line can", () => {
    const trees = train();
    const right = rows.filter((row, i) => scoreBoostedTrees(trees, row) > 0 === (labels[i] === 1)).length;
    expect(right / rows.length).toBeGreaterThan(0.93);
    expect(scoreBoostedTrees(trees, [0.9, 0.1, 0.5])).toBeGreaterThan(0);
    expect(scoreBoostedTrees(trees, [0.9, 0.9, 0.5])).toBeLessThan(0);
  });
});
