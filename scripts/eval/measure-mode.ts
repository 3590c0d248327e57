import { countWords } from "../../engine/src/check/length.ts";
import type { Mode } from "../../engine/src/types.ts";
import { mean } from "../lib/metrics.ts";
import type { EvaluationInput } from "./inputs.ts";
import type { Judged, Judging } from "./judged.ts";
import { kindShares } from "./kind-shares.ts";
import type { Panel } from "./panel.ts";
import { measurePreservation } from "./preservation.ts";
import type { Breakdown, Change, FlaggedChange, ModeReport } from "./report.ts";
import type { Rewrite } from "./rewrites.ts";
import { flaggedShares, type Setting, scoreText } from "./scores.ts";

function changeOf(panel: Panel, judged: readonly Judged[], setting: Setting): FlaggedChange {
  const inputs = judged.map(({ input }) => input);
  const shares = (side: "before" | "after") =>
    flaggedShares(
      panel,
      inputs,
      judged.map((one) => one[side]),
      setting,
    ).mean;
  return { before: shares("before"), after: shares("after") };
}

function breakdown(panel: Panel, judged: readonly Judged[], nameOf: (one: Judged) => string): Breakdown[] {
  const names = [...new Set(judged.map(nameOf))].sort();
  return names.map((name) => {
    const own = judged.filter((one) => nameOf(one) === name);
    return { name, texts: own.length, ...changeOf(panel, own, "unseen-sources") };
  });
}

function byDetector(panel: Panel, judged: readonly Judged[]): Breakdown[] {
  const inputs = judged.map(({ input }) => input);
  const shares = (side: "before" | "after") =>
    flaggedShares(
      panel,
      inputs,
      judged.map((one) => one[side]),
      "unseen-sources",
    ).byDetector;
  const [before, after] = [shares("before"), shares("after")];
  const none = { at5: 0, at1: 0 };
  return Object.keys(before).map((name) => ({
    name,
    texts: judged.length,
    before: before[name] ?? none,
    after: after[name] ?? none,
  }));
}

async function grammarChanges({ grammar, cache }: Judging, judged: readonly Judged[]) {
  const texts = {
    before: judged.map(({ input }) => input.text),
    after: judged.map(({ rewrite }) => rewrite.text),
  };
  const rates = async (side: "before" | "after"): Promise<Map<string, number>> => {
    const counts = new Map<string, number>();
    for (const text of texts[side]) {
      const found = await cache.later(`grammar ${text}`, () => grammar.mistakes(text));
      for (const kind of found as string[]) {
        counts.set(kind, (counts.get(kind) ?? 0) + 1);
      }
    }
    const words = texts[side].reduce((sum, text) => sum + countWords(text), 0);
    return new Map([...counts].map(([kind, count]) => [kind, (1000 * count) / words]));
  };
  const [before, after] = [await rates("before"), await rates("after")];
  const kinds = [...new Set([...before.keys(), ...after.keys()])].sort();
  const sum = (rates: ReadonlyMap<string, number>) =>
    [...rates.values()].reduce((total, rate) => total + rate, 0);
  return {
    grammar: { before: sum(before), after: sum(after) },
    grammarByKind: Object.fromEntries(
      kinds.map((kind) => [kind, { before: before.get(kind) ?? 0, after: after.get(kind) ?? 0 }]),
    ),
  };
}

function readabilityChanges(judged: readonly Judged[]): ModeReport["readability"] {
  const measured = judged.flatMap(({ rewrite: { before, after } }) =>
    before && after ? [{ before, after }] : [],
  );
  if (measured.length === 0) return null;
  const change = (key: "fleschReadingEase" | "meanSentenceLength" | "sentenceLengthSpread"): Change => ({
    before: mean(measured.map(({ before }) => before[key])),
    after: mean(measured.map(({ after }) => after[key])),
  });
  return {
    fleschReadingEase: change("fleschReadingEase"),
    meanSentenceLength: change("meanSentenceLength"),
    sentenceLengthSpread: change("sentenceLengthSpread"),
  };
}

function preservationOf(judged: readonly Judged[]): ModeReport["preserved"] {
  const kept = judged.map(({ input, rewrite }) => measurePreservation(input.text, rewrite.text));
  const average = (key: "contentWords" | "numbers" | "names" | "negations" | "length") =>
    mean(kept.map((one) => one[key]));
  return {
    contentWords: average("contentWords"),
    numbers: average("numbers"),
    names: average("names"),
    negations: average("negations"),
    paragraphs: mean(kept.map(({ paragraphs }) => (paragraphs ? 1 : 0))),
    length: average("length"),
    intactTexts: mean(
      kept.map(({ numbers, names, negations }) => (numbers === 1 && names === 1 && negations === 1 ? 1 : 0)),
    ),
  };
}

/** Everything the report says of one mode. */
export async function measureMode(
  mode: Mode,
  inputs: readonly EvaluationInput[],
  rewrites: readonly Rewrite[],
  judging: Judging,
  log: (line: string) => void,
): Promise<ModeReport> {
  const { panel, panelKey, cache } = judging;
  const judged = inputs.flatMap((input, i): Judged[] => {
    const rewrite = rewrites[i];
    if (rewrite === undefined) return [];
    const before = scoreText(panel, panelKey, input, input.text, cache);
    return [{ input, rewrite, before, after: scoreText(panel, panelKey, input, rewrite.text, cache) }];
  });
  log(`${mode}: scored`);
  const words = inputs.reduce((sum, { text }) => sum + countWords(text), 0);
  const kinds = kindShares(judging, judged, words);
  log(`${mode}: each kind of edit taken back in turn`);
  const grammar = await grammarChanges(judging, judged);
  const edits = judged.reduce((sum, { rewrite }) => sum + rewrite.edits.length, 0);
  return {
    mode,
    texts: judged.length,
    detection: changeOf(panel, judged, "unseen-sources"),
    detectionKnownSources: changeOf(panel, judged, "unseen-texts"),
    byDetector: byDetector(panel, judged),
    byDomain: breakdown(panel, judged, ({ input }) => `${input.source}: ${input.domain}`),
    byGenerator: breakdown(panel, judged, ({ input }) => input.generator.replace(/ \(.*\)$/, "")),
    preserved: preservationOf(judged),
    ...grammar,
    readability: readabilityChanges(judged),
    edits: { perThousandWords: (1000 * edits) / words, kinds },
  };
}
