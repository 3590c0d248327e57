import { mean, standardDeviation } from "../lib/metrics.ts";
import type { EvaluationInput } from "./inputs.ts";
import type { Judged, Judging } from "./judged.ts";
import type { Panel } from "./panel.ts";
import type { EditKindShare } from "./report.ts";
import { withoutKind } from "./rewrites.ts";
import { flaggedShares, judgesOf, scoreText, type TextScores } from "./scores.ts";

/** Distance from the threshold at 5% in spreads of that judge's human scores, mean over the judges. */
function distance(panel: Panel, input: EvaluationInput, scores: TextScores): number {
  return mean(
    judgesOf(panel, input, "unseen-sources").map((judge, k) => {
      const spread = standardDeviation(judge.unseenHuman) || 1;
      return ((scores["unseen-sources"][k] ?? 0) - judge.at5) / spread;
    }),
  );
}

/** What the edits of each kind bring, by taking them back in every text. `words`: of all inputs. */
export function kindShares(judging: Judging, judged: readonly Judged[], words: number): EditKindShare[] {
  const { panel, panelKey, cache } = judging;
  const kinds = [...new Set(judged.flatMap(({ rewrite }) => rewrite.edits.map(({ kind }) => kind)))].sort();
  const fall = mean(
    judged.map((one) => distance(panel, one.input, one.before) - distance(panel, one.input, one.after)),
  );
  return kinds.map((kind) => {
    const scores = judged.map(({ input, rewrite, after }) =>
      rewrite.edits.some((edit) => edit.kind === kind)
        ? scoreText(panel, panelKey, input, withoutKind(input.text, rewrite.edits, kind), cache)
        : after,
    );
    const lost = mean(
      judged.map((one, i) => {
        const without = scores[i];
        return without === undefined
          ? 0
          : distance(panel, one.input, without) - distance(panel, one.input, one.after);
      }),
    );
    const count = judged.reduce(
      (sum, { rewrite }) => sum + rewrite.edits.filter((edit) => edit.kind === kind).length,
      0,
    );
    return {
      kind,
      perThousandWords: (1000 * count) / words,
      flaggedWithout: flaggedShares(
        panel,
        judged.map(({ input }) => input),
        scores,
        "unseen-sources",
      ).mean,
      share: fall === 0 ? 0 : lost / fall,
    };
  });
}
