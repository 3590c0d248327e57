import type { EditKind } from "../../types.ts";
import { adjectivesWeight } from "./adjectives-weight.ts";
import { adverbs } from "./adverbs.ts";
import { connectives } from "./connectives.ts";
import { nounFramesOf } from "./noun-frames-of.ts";
import { nounFramesQuantity } from "./noun-frames-quantity.ts";
import { nounsAbstract } from "./nouns-abstract.ts";
import { nounsGeneral } from "./nouns-general.ts";
import { openersAnnouncements } from "./openers-announcements.ts";
import { openersTime } from "./openers-time.ts";

/** Every data file by the kind its edits are shown as; where two entries fit the same words, the search decides. */
export const lexiconData: readonly (readonly [kind: EditKind, data: string])[] = [
  ["phrase", nounFramesOf],
  ["phrase", nounFramesQuantity],
  ["word", adjectivesWeight],
  ["word", adverbs],
  ["word", nounsAbstract],
  ["word", nounsGeneral],
  ["connective", connectives],
  ["connective", openersAnnouncements],
  ["connective", openersTime],
];
