import { describe, expect, it } from "vitest";
import { renderMarkdown } from "./markdown.ts";
import type { EvaluationReport } from "./report.ts";

const change = { before: { at5: 0.9, at1: 0.7 }, after: { at5: 0.6, at1: 0.4 } };
const report: EvaluationReport = {
  date: "2026-11-21",
  seed: 7,
  humanizer: "engine",
  guideUnseen: true,
  detectors: [{ id: "words", title: "Words", unseen: { biscope: { at5: 0.81, at1: 0.52 } } }],
  ownDetector: {
    heldOut: [{ group: "biscope", human: 10, ai: 20, auroc: 0.987, flaggedAt5: 0.9, flaggedAt1: 0.7 }],
    falsePositives: [{ source: "biscope", domain: "arxiv", texts: 124, flagged: 0.83 }],
    unusual: [{ name: "Letters", stretches: 12, flagged: 0.083, medianProbability: 0.2 }],
  },
  professionals: { texts: 5, detection: change, contentWords: 0.7, numbers: 1, names: 0.9, length: 1.1 },
  modes: [
    {
      mode: "standard",
      texts: 3,
      detection: change,
      detectionKnownSources: change,
      byDetector: [{ name: "words", texts: 3, ...change }],
      byDomain: [{ name: "biscope: essay", texts: 3, ...change }],
      byGenerator: [],
      preserved: {
        contentWords: 0.93,
        numbers: 1,
        names: 1,
        negations: 1,
        paragraphs: 1,
        length: 0.99,
        intactTexts: 1,
      },
      grammar: { before: 1.25, after: 1.2 },
      grammarByKind: { Typo: { before: 1.25, after: 1.2 } },
      readability: null,
      edits: {
        perThousandWords: 41,
        kinds: [{ kind: "word", perThousandWords: 41, flaggedWithout: { at5: 0.9, at1: 0.7 }, share: 1 }],
      },
    },
  ],
  speed: {
    wordsPerSecond: { standard: 12_345 },
    startMilliseconds: 190,
    startProcessorMilliseconds: 210,
    memoryMegabytes: 180,
  },
};

describe("renderMarkdown", () => {
  const text = renderMarkdown(report);

  it.each([
    "| detectors that never saw the source | 3 | 0.90 / 0.70 | 0.60 / 0.40 |",
    "| biscope: essay | 3 | 0.90 / 0.70 | 0.60 / 0.40 |",
    "| content words | 0.93 |",
    "| Typo | 1.25 | 1.20 |",
    "| word | 41.0 | 0.90 / 0.70 | 100% |",
    "| Words | 0.81 / 0.52 |",
    "| biscope: arxiv | 124 | 0.83 |",
    "| Letters | 12 | 0.083 | 0.20 |",
    "standard 12,345 words/s",
    "start 190 ms (210 ms of processor time)",
    "trained without the source of each text, too",
  ])("says %s", (line) => {
    expect(text).toContain(line);
  });

  it("leaves out what was not measured", () => {
    const bare = renderMarkdown({ ...report, speed: null, humanizer: "identity", guideUnseen: false });
    expect(bare).not.toContain("## Speed");
    expect(bare).toContain("their sources are not");
    expect(bare).not.toContain("readability");
  });
});
