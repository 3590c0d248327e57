import type { EditKind } from "../../types.ts";
import { adjectivesAToC } from "./adjectives-a-to-c.ts";
import { adjectivesDToE } from "./adjectives-d-to-e.ts";
import { adjectivesFToI } from "./adjectives-f-to-i.ts";
import { adjectivesJToP } from "./adjectives-j-to-p.ts";
import { adjectivesQToZ } from "./adjectives-q-to-z.ts";
import { adverbs } from "./adverbs.ts";
import { connectives } from "./connectives.ts";
import { doublets } from "./doublets.ts";
import { doubletsNouns } from "./doublets-nouns.ts";
import { emptyWords } from "./empty-words.ts";
import { framesAToB } from "./frames-a-to-b.ts";
import { framesC } from "./frames-c.ts";
import { framesD } from "./frames-d.ts";
import { framesE } from "./frames-e.ts";
import { framesFToH } from "./frames-f-to-h.ts";
import { framesIToL } from "./frames-i-to-l.ts";
import { framesMToO } from "./frames-m-to-o.ts";
import { framesP } from "./frames-p.ts";
import { framesQToR } from "./frames-q-to-r.ts";
import { framesS } from "./frames-s.ts";
import { framesTToZ } from "./frames-t-to-z.ts";
import { functionWords } from "./function-words.ts";
import { idiomsFiction } from "./idioms-fiction.ts";
import { idiomsMail } from "./idioms-mail.ts";
import { idiomsMarketing } from "./idioms-marketing.ts";
import { idiomsNews } from "./idioms-news.ts";
import { idiomsReviews } from "./idioms-reviews.ts";
import { informalAcademic } from "./informal-academic.ts";
import { informalMail } from "./informal-mail.ts";
import { informalVerbs } from "./informal-verbs.ts";
import { informalWords } from "./informal-words.ts";
import { nounFramesOf } from "./noun-frames-of.ts";
import { nounFramesQuantity } from "./noun-frames-quantity.ts";
import { nounFramesSigns } from "./noun-frames-signs.ts";
import { nounsAToC } from "./nouns-a-to-c.ts";
import { nounsDToH } from "./nouns-d-to-h.ts";
import { nounsIToO } from "./nouns-i-to-o.ts";
import { nounsPToR } from "./nouns-p-to-r.ts";
import { nounsSToZ } from "./nouns-s-to-z.ts";
import { openersAnnouncements } from "./openers-announcements.ts";
import { openersTime } from "./openers-time.ts";
import { phrasesAcademic } from "./phrases-academic.ts";
import { phrasesConjunctions } from "./phrases-conjunctions.ts";
import { phrasesPrepositions } from "./phrases-prepositions.ts";
import { verbFramesBe } from "./verb-frames-be.ts";
import { verbFramesBeOf } from "./verb-frames-be-of.ts";
import { verbFramesGiveAndTake } from "./verb-frames-give-and-take.ts";
import { verbFramesNominal } from "./verb-frames-nominal.ts";
import { verbFramesReport } from "./verb-frames-report.ts";
import { verbFramesRole } from "./verb-frames-role.ts";
import { verbsA } from "./verbs-a.ts";
import { verbsBToC } from "./verbs-b-to-c.ts";
import { verbsD } from "./verbs-d.ts";
import { verbsEToEm } from "./verbs-e-to-em.ts";
import { verbsEnToEv } from "./verbs-en-to-ev.ts";
import { verbsExToH } from "./verbs-ex-to-h.ts";
import { verbsIToL } from "./verbs-i-to-l.ts";
import { verbsMToO } from "./verbs-m-to-o.ts";
import { verbsP } from "./verbs-p.ts";
import { verbsQToR } from "./verbs-q-to-r.ts";
import { verbsS } from "./verbs-s.ts";
import { verbsTToZ } from "./verbs-t-to-z.ts";

/** Every data file by the kind its edits are shown as; where two entries fit the same words, the search decides. */
export const lexiconData: readonly (readonly [kind: EditKind, data: string])[] = [
  ["phrase", framesAToB],
  ["phrase", framesC],
  ["phrase", framesD],
  ["phrase", framesE],
  ["phrase", framesFToH],
  ["phrase", framesIToL],
  ["phrase", framesMToO],
  ["phrase", framesP],
  ["phrase", framesQToR],
  ["phrase", framesS],
  ["phrase", framesTToZ],
  ["phrase", idiomsFiction],
  ["phrase", idiomsMail],
  ["phrase", idiomsMarketing],
  ["phrase", idiomsNews],
  ["phrase", idiomsReviews],
  ["phrase", nounFramesOf],
  ["phrase", nounFramesQuantity],
  ["phrase", nounFramesSigns],
  ["phrase", phrasesAcademic],
  ["phrase", phrasesConjunctions],
  ["phrase", phrasesPrepositions],
  ["phrase", verbFramesBe],
  ["phrase", verbFramesBeOf],
  ["phrase", verbFramesGiveAndTake],
  ["phrase", verbFramesNominal],
  ["phrase", verbFramesReport],
  ["phrase", verbFramesRole],
  ["connective", connectives],
  ["connective", openersAnnouncements],
  ["connective", openersTime],
  ["function-word", functionWords],
  ["word", adjectivesAToC],
  ["word", adjectivesDToE],
  ["word", adjectivesFToI],
  ["word", adjectivesJToP],
  ["word", adjectivesQToZ],
  ["word", adverbs],
  ["word", doublets],
  ["word", doubletsNouns],
  ["word", emptyWords],
  ["word", nounsAToC],
  ["word", nounsDToH],
  ["word", nounsIToO],
  ["word", nounsPToR],
  ["word", nounsSToZ],
  ["word", verbsA],
  ["word", verbsBToC],
  ["word", verbsD],
  ["word", verbsEToEm],
  ["word", verbsEnToEv],
  ["word", verbsExToH],
  ["word", verbsIToL],
  ["word", verbsMToO],
  ["word", verbsP],
  ["word", verbsQToR],
  ["word", verbsS],
  ["word", verbsTToZ],
];

/** What is too informal for a formal text, by the kind its edits are shown as. */
export const informalData: readonly (readonly [kind: EditKind, data: string])[] = [
  ["phrase", informalMail],
  ["phrase", informalVerbs],
  ["word", informalWords],
  ["phrase", informalAcademic],
];
