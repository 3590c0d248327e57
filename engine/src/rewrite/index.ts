import { type ReadData, readInformal, readLexicon } from "../lexicon/data/index.ts";
import { parseLexicon } from "../lexicon/parse.ts";
import type { Tone } from "../types.ts";
import { also } from "./also.ts";
import { answeredFragment } from "./answered-fragment.ts";
import { brackets } from "./brackets.ts";
import { byGerund } from "./by-gerund.ts";
import type { Rewrite } from "./candidate.ts";
import { commas } from "./commas/index.ts";
import { concession } from "./concession.ts";
import { talk } from "./contracted/talk.ts";
import { contractions } from "./contractions.ts";
import { dashes } from "./dashes.ts";
import { denial } from "./denial.ts";
import { expansions } from "./expansions.ts";
import { frontedPhrase } from "./fronted-phrase.ts";
import { genitive } from "./genitive.ts";
import { join } from "./join.ts";
import { lexiconRewrite } from "./lexicon.ts";
import { nextDeed } from "./next-deed.ts";
import { pairedAdjectives } from "./paired-adjectives.ts";
import { participleClause } from "./participle-clause.ts";
import { relativeClause } from "./relative-clause.ts";
import { soThat } from "./so-that.ts";
import { split } from "./split.ts";
import { thatClause } from "./that-clause.ts";
import { whenClause } from "./when-clause.ts";

/** The rewrite of the whole lexicon; builds its index, so call it once. */
export const createLexicon = (readData: ReadData): Rewrite =>
  lexiconRewrite(
    readLexicon(readData).map(([kind, data, stock]) => ({
      kind,
      entries: parseLexicon(data),
      stock,
    })),
  );

/** Every rewrite the engine knows, the lexicon's first; call it once. */
export function createRewrites(readData: ReadData): readonly Rewrite[] {
  return [
    createLexicon(readData),
    contractions,
    also,
    concession,
    byGerund,
    frontedPhrase,
    whenClause,
    split,
    join,
    denial,
    answeredFragment,
    participleClause,
    nextDeed,
    soThat,
    relativeClause,
    thatClause,
    genitive,
    commas,
    pairedAdjectives,
    brackets,
    dashes,
  ];
}

/** What sets a text in the register of each tone, pass by pass; call it once. */
export function createRegisters(readData: ReadData): Readonly<Record<Tone, readonly Rewrite[]>> {
  const formal = [
    expansions,
    lexiconRewrite(
      readInformal(readData).map(([kind, data]) => ({ kind, entries: parseLexicon(data), informal: true })),
    ),
  ];
  return { casual: [], conversational: [talk], formal, academic: formal };
}
