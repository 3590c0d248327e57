import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { shareAbove } from "../lib/metrics.ts";
import { syntheticCorpus } from "../train/synthetic-corpus.ts";
import { openCache } from "./cache.ts";
import type { DetectorKind, LabeledText } from "./detectors/detector.ts";
import { buildPanel, turns } from "./panel.ts";

const folder = mkdtempSync(join(tmpdir(), "panel-"));
afterAll(() => rmSync(folder, { recursive: true }));

const corpus = syntheticCorpus(20);
const lessons: (readonly LabeledText[])[] = [];
const stub: DetectorKind = {
  id: "stub",
  title: "Long words",
  version: 1,
  train: (texts) => {
    lessons.push(texts);
    return { metadata: {}, arrays: {} };
  },
  read: () => (text) => text.length / text.split(" ").length,
};
const build = () => buildPanel(corpus, { seed: 7, cache: openCache(folder), log: () => {}, kinds: [stub] });

describe("buildPanel", () => {
  const panel = build();

  it("teaches no turn what it is to judge", () => {
    expect(lessons).toHaveLength(turns.length);
    turns.forEach((turn, i) => {
      const taught = lessons[i]?.map(({ text }) => text) ?? [];
      const unseen = corpus.filter(({ group, split }) =>
        turn === "texts" ? split === "test" : group === turn,
      );
      expect(taught.length).toBeGreaterThan(20);
      for (const { text } of unseen) expect(taught.some((one) => text.includes(one))).toBe(false);
    });
  });

  it("sets thresholds that 5% and 1% of unseen human texts exceed", () => {
    for (const turn of turns) {
      const [judge] = panel.get(turn) ?? [];
      expect(judge?.unseenHuman.length).toBeGreaterThan(5);
      expect(shareAbove(judge?.unseenHuman ?? [], judge?.at5 ?? 0)).toBeLessThanOrEqual(0.05);
      expect(judge?.at1).toBeGreaterThanOrEqual(judge?.at5 ?? Number.NaN);
    }
  });

  it("trains nothing the second time", () => {
    const before = lessons.length;
    expect([...build().keys()]).toEqual([...turns]);
    expect(lessons).toHaveLength(before);
  });
});
