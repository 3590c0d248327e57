import { countWords } from "../../engine/src/check/length.ts";
import { mean } from "../lib/metrics.ts";
import type { ProfessionalEdit } from "../train/corpus.ts";
import { groups } from "../train/corpus.ts";
import type { Cache } from "./cache.ts";
import type { EvaluationInput } from "./inputs.ts";
import type { Judging } from "./judged.ts";
import { measurePreservation } from "./preservation.ts";
import type { EvaluationReport, FlaggedChange } from "./report.ts";
import { flaggedShares, scoreText } from "./scores.ts";

const least = 80;

/** What professional editors reach on machine paragraphs, by the same judges: each turn's in turn. */
export function measureProfessionals(
  edits: readonly ProfessionalEdit[],
  { panel, panelKey }: Judging,
  cache: Cache,
): EvaluationReport["professionals"] {
  const long = edits.filter(({ before, after }) =>
    [before, after].every((text) => countWords(text) >= least),
  );
  const inputs = groups.flatMap((group) =>
    long.map(({ before, generator, kind }, i): EvaluationInput & { after: string } => ({
      id: `${group} ${i}`,
      group,
      source: "lamp",
      domain: kind,
      generator,
      text: before,
      after: long[i]?.after ?? "",
    })),
  );
  const shares = (textOf: (input: (typeof inputs)[number]) => string) =>
    flaggedShares(
      panel,
      inputs,
      inputs.map((input) => scoreText(panel, panelKey, input, textOf(input), cache)),
      "unseen-sources",
    ).mean;
  const detection: FlaggedChange = {
    before: shares(({ text }) => text),
    after: shares(({ after }) => after),
  };
  const kept = long.map(({ before, after }) => measurePreservation(before, after));
  return {
    texts: long.length,
    detection,
    contentWords: mean(kept.map(({ contentWords }) => contentWords)),
    numbers: mean(kept.map(({ numbers }) => numbers)),
    names: mean(kept.map(({ names }) => names)),
    length: mean(kept.map(({ length }) => length)),
  };
}
