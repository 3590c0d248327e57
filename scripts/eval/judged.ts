import type { Cache } from "./cache.ts";
import type { GrammarChecker } from "./grammar.ts";
import type { EvaluationInput } from "./inputs.ts";
import type { Panel } from "./panel.ts";
import type { Rewrite } from "./rewrites.ts";
import type { TextScores } from "./scores.ts";

/** Who judges. */
export interface Judging {
  readonly panel: Panel;
  /** Names the panel in the cache. */
  readonly panelKey: string;
  readonly grammar: GrammarChecker;
  readonly cache: Cache;
}

/** One input with its rewrite, both scored by every judge. */
export interface Judged {
  readonly input: EvaluationInput;
  readonly rewrite: Rewrite;
  readonly before: TextScores;
  readonly after: TextScores;
}
