import { describe, expect, it } from "vitest";
import { auroc, quantile, shareAbove, standardDeviation, thresholdAt } from "./metrics.ts";

describe("auroc", () => {
  it("is the chance that a positive ranks above a negative, ties half", () => {
    expect(auroc([1, 2, 3], [4, 5])).toBe(1);
    expect(auroc([4, 5], [1, 2, 3])).toBe(0);
    expect(auroc([1, 2], [1, 2])).toBe(0.5);
    expect(auroc([1, 3], [2])).toBe(0.5);
  });
});

describe("thresholdAt", () => {
  it("lets no more than the given share of negatives pass", () => {
    const negatives = Array.from({ length: 200 }, (_, i) => i);
    for (const rate of [0.01, 0.05, 0.5]) {
      const passed = shareAbove(negatives, thresholdAt(negatives, rate));
      expect(passed).toBeLessThanOrEqual(rate);
      expect(passed).toBeGreaterThan(rate - 0.01);
    }
  });
});

describe("shareAbove", () => {
  it("counts scores strictly above the threshold, and 0 of none", () => {
    expect(shareAbove([1, 2, 3], 2)).toBeCloseTo(1 / 3);
    expect(shareAbove([], 0)).toBe(0);
  });
});

describe("standardDeviation", () => {
  it("is that of a whole population, and 0 of none", () => {
    expect(standardDeviation([2, 4, 4, 4, 5, 5, 7, 9])).toBe(2);
    expect(standardDeviation([])).toBe(0);
  });
});

describe("quantile", () => {
  it("is the value at that share of the sorted ones", () => {
    expect(quantile([3, 1, 2], 0.5)).toBe(2);
    expect(quantile([3, 1, 2], 1)).toBe(3);
  });
});
