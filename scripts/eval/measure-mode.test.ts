import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { openCache } from "./cache.ts";
import type { EvaluationInput } from "./inputs.ts";
import type { Judging } from "./judged.ts";
import { measureMode } from "./measure-mode.ts";
import type { Judge, Panel } from "./panel.ts";
import type { Rewrite } from "./rewrites.ts";

const folder = mkdtempSync(join(tmpdir(), "mode-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** Counts words that machines overuse; people use at most one. */
const judge: Judge = {
  kind: "stiff words",
  score: (text) => text.match(/utilize|leverage|pivotal/g)?.length ?? 0,
  at5: 1,
  at1: 2,
  unseenHuman: [0, 0, 1],
  unseenMachine: [3],
};
const panel: Panel = new Map([
  ["biscope", [judge]],
  ["texts", [judge]],
]);
const judging = (): Judging => ({
  panel,
  panelKey: "stub",
  cache: openCache(folder),
  grammar: { mistakes: async (text) => (text.includes("use use") ? ["Repetition"] : []) },
});
const text = "In 2020 we utilize pivotal tools and leverage Paris.";
const input: EvaluationInput = {
  id: "1",
  group: "biscope",
  source: "biscope",
  domain: "essay",
  generator: "x",
  text,
};
const unchanged: Rewrite = { text, edits: [], before: null, after: null };
const rewritten: Rewrite = {
  text: "In 2020 we use key tools and leverage Paris.",
  edits: [
    { start: 11, end: 18, replacement: "use", kind: "word" },
    { start: 19, end: 26, replacement: "key", kind: "phrase" },
  ],
  before: null,
  after: null,
};
const measure = (rewrite: Rewrite) => measureMode("standard", [input], [rewrite], judging(), () => {});

describe("measureMode", () => {
  it("finds no difference where nothing was changed", async () => {
    const report = await measure(unchanged);
    expect(report.detection.after).toEqual(report.detection.before);
    expect(report.detection.before).toEqual({ at5: 1, at1: 1 });
    expect(report.preserved).toMatchObject({
      contentWords: 1,
      numbers: 1,
      names: 1,
      length: 1,
      intactTexts: 1,
    });
    expect(report.edits).toEqual({ perThousandWords: 0, kinds: [] });
  });

  it("says what the rewrite and each kind of edit brought", async () => {
    const report = await measure(rewritten);
    expect(report.detection.after).toEqual({ at5: 0, at1: 0 });
    expect(report.byDomain).toEqual([{ name: "biscope: essay", texts: 1, ...report.detection }]);
    expect(report.preserved.contentWords).toBeLessThan(1);
    const kinds = Object.fromEntries(report.edits.kinds.map((one) => [one.kind, one]));
    expect(kinds.word?.flaggedWithout).toEqual({ at5: 1, at1: 0 });
    expect(kinds.word?.share).toBeCloseTo(0.5);
    expect(kinds.phrase?.share).toBeCloseTo(0.5);
  });

  it("counts grammar mistakes per 1,000 words", async () => {
    const report = await measure({ ...rewritten, text: "In 2020 we use use key tools." });
    expect(report.grammar).toEqual({ before: 0, after: 1000 / 7 });
    expect(report.grammarByKind).toEqual({ Repetition: { before: 0, after: 1000 / 7 } });
  });
});
