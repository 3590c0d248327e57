import { lexiconData } from "../lexicon/data/index.ts";
import { parseLexicon } from "../lexicon/parse.ts";
import { also } from "./also.ts";
import type { Rewrite } from "./candidate.ts";
import { commas } from "./commas.ts";
import { concession } from "./concession.ts";
import { contractions } from "./contractions.ts";
import { dashes } from "./dashes.ts";
import { expansions } from "./expansions.ts";
import { genitive } from "./genitive.ts";
import { join } from "./join.ts";
import { lexiconRewrite } from "./lexicon.ts";
import { participleClause } from "./participle-clause.ts";
import { relativeClause } from "./relative-clause.ts";
import { split } from "./split.ts";

/** Every rewrite the engine knows; builds the lexicon's index, so call it once. */
export function createRewrites(): readonly Rewrite[] {
  return [
    lexiconRewrite(lexiconData.map(([kind, data]) => ({ kind, entries: parseLexicon(data) }))),
    contractions,
    expansions,
    also,
    concession,
    split,
    join,
    participleClause,
    relativeClause,
    genitive,
    commas,
    dashes,
  ];
}
