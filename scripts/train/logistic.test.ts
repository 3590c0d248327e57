import { describe, expect, it } from "vitest";
import { denseMatrix, fitLogistic, rowScore } from "./logistic.ts";
import { createRandom } from "./random.ts";

const random = createRandom(3);
const rows = Array.from({ length: 400 }, () => [random() * 2 - 1, random() * 2 - 1, random() * 2 - 1]);
const chance = ([a = 0, b = 0]: readonly number[]) => 1 / (1 + Math.exp(-(3 * a - 2 * b + 0.5)));
const labels = rows.map((row) => (random() < chance(row) ? 1 : 0));
const every = rows.map((_, i) => i);
const ones = rows.map(() => 1);
const matrix = denseMatrix(rows);

describe("fitLogistic", () => {
  it("finds the weights that made the labels", () => {
    const { bias, weights } = fitLogistic(matrix, every, labels, ones, { l2: 1e-6, iterations: 200 });
    expect(Math.abs((weights[0] ?? 0) - 3)).toBeLessThan(0.8);
    expect(Math.abs((weights[1] ?? 0) + 2)).toBeLessThan(0.8);
    expect(Math.abs(weights[2] ?? 1)).toBeLessThan(0.5);
    expect(Math.abs(bias - 0.5)).toBeLessThan(0.4);
  });

  it("stands at a minimum: the mean probability is the mean label", () => {
    const model = fitLogistic(matrix, every, labels, ones, { l2: 1e-3, iterations: 200 });
    const mean =
      every.reduce((sum, row) => sum + 1 / (1 + Math.exp(-rowScore(model, matrix, row))), 0) / rows.length;
    expect(mean).toBeCloseTo(labels.reduce<number>((sum, label) => sum + label, 0) / rows.length, 2);
  });

  it("shrinks with the penalty and heeds weights and rows", () => {
    const size = (l2: number) => Math.hypot(...fitLogistic(matrix, every, labels, ones, { l2 }).weights);
    expect(size(1)).toBeLessThan(0.3 * size(1e-4));
    const allMachine = fitLogistic(matrix, every, labels, labels, { l2: 0.1 });
    expect(rowScore(allMachine, matrix, 0)).toBeGreaterThan(3);
    const positives = every.filter((row) => labels[row] === 1);
    expect(rowScore(fitLogistic(matrix, positives, labels, ones, { l2: 0.1 }), matrix, 0)).toBeGreaterThan(3);
  });

  it("gives the same numbers every time", () => {
    const again = () => fitLogistic(matrix, every, labels, ones, { l2: 1e-3 });
    expect(again()).toEqual(again());
  });
});
