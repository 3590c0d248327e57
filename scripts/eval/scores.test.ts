import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { openCache } from "./cache.ts";
import type { EvaluationInput } from "./inputs.ts";
import type { Judge, Panel } from "./panel.ts";
import { flaggedShares, scoreText } from "./scores.ts";

const folder = mkdtempSync(join(tmpdir(), "scores-"));
afterAll(() => rmSync(folder, { recursive: true }));

const judge = (kind: string, at5: number, at1: number): Judge => ({
  kind,
  score: (text) => text.length,
  at5,
  at1,
  unseenHuman: [1, 2, 3],
  unseenMachine: [20, 30],
});
const panel: Panel = new Map([
  ["biscope", [judge("one", 5, 10), judge("two", 5, 100)]],
  ["imbd", [judge("one", 50, 60), judge("two", 50, 60)]],
  ["texts", [judge("one", 1, 2), judge("two", 1, 2)]],
]);
const input = (group: "biscope" | "imbd"): EvaluationInput => ({
  id: group,
  group,
  source: group,
  domain: "any",
  generator: "any",
  text: "",
});
const inputs = [input("biscope"), input("imbd")];

describe("flaggedShares", () => {
  it("lets each text be judged by those that never saw its source, at their own thresholds", () => {
    const scores = inputs.map((one) => scoreText(panel, "key", one, "twelve chars", openCache(folder)));
    const { mean, byDetector } = flaggedShares(panel, inputs, scores, "unseen-sources");
    expect(byDetector).toEqual({ one: { at5: 0.5, at1: 0.5 }, two: { at5: 0.5, at1: 0 } });
    expect(mean).toEqual({ at5: 0.5, at1: 0.25 });
    expect(flaggedShares(panel, inputs, scores, "unseen-texts").mean).toEqual({ at5: 1, at1: 1 });
  });
});
