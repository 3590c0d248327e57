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
import { everydayAdverbs } from "./everyday-adverbs.ts";
import { everydayAmounts } from "./everyday-amounts.ts";
import { everydayDeeds } from "./everyday-deeds.ts";
import { everydayDegree } from "./everyday-degree.ts";
import { everydayLinks } from "./everyday-links.ts";
import { everydayNouns } from "./everyday-nouns.ts";
import { everydayStrong } from "./everyday-strong.ts";
import { everydayVerbs } from "./everyday-verbs.ts";
import { everydayVery } from "./everyday-very.ts";
import { framesAToAm } from "./frames-a-to-am.ts";
import { framesAnToAy } from "./frames-an-to-ay.ts";
import { framesB } from "./frames-b.ts";
import { framesCaToCom } from "./frames-ca-to-com.ts";
import { framesConToCu } from "./frames-con-to-cu.ts";
import { framesDaToDe } from "./frames-da-to-de.ts";
import { framesDiToDy } from "./frames-di-to-dy.ts";
import { framesEToEn } from "./frames-e-to-en.ts";
import { framesEpToEy } from "./frames-ep-to-ey.ts";
import { framesF } from "./frames-f.ts";
import { framesGToH } from "./frames-g-to-h.ts";
import { framesI } from "./frames-i.ts";
import { framesJToL } from "./frames-j-to-l.ts";
import { framesM } from "./frames-m.ts";
import { framesNToO } from "./frames-n-to-o.ts";
import { framesPaToPo } from "./frames-pa-to-po.ts";
import { framesPrToPy } from "./frames-pr-to-py.ts";
import { framesQToRec } from "./frames-q-to-rec.ts";
import { framesRedToRy } from "./frames-red-to-ry.ts";
import { framesSaToSm } from "./frames-sa-to-sm.ts";
import { framesSnToSy } from "./frames-sn-to-sy.ts";
import { framesT } from "./frames-t.ts";
import { framesUToZ } from "./frames-u-to-z.ts";
import { functionWords } from "./function-words.ts";
import { idiomsFiction } from "./idioms-fiction.ts";
import { idiomsMail } from "./idioms-mail.ts";
import { idiomsMarketing } from "./idioms-marketing.ts";
import { idiomsMarketingStock } from "./idioms-marketing-stock.ts";
import { idiomsNews } from "./idioms-news.ts";
import { idiomsReviews } from "./idioms-reviews.ts";
import { idiomsWork } from "./idioms-work.ts";
import { informalAcademic } from "./informal-academic.ts";
import { informalMail } from "./informal-mail.ts";
import { informalVerbs } from "./informal-verbs.ts";
import { informalWords } from "./informal-words.ts";
import { modernAcademic } from "./modern-academic.ts";
import { modernAcademic2 } from "./modern-academic-2.ts";
import { modernAcademic3 } from "./modern-academic-3.ts";
import { modernAcademic4 } from "./modern-academic-4.ts";
import { modernEssay } from "./modern-essay.ts";
import { modernEssay2 } from "./modern-essay-2.ts";
import { modernEssay3 } from "./modern-essay-3.ts";
import { modernEssay4 } from "./modern-essay-4.ts";
import { modernEssay5 } from "./modern-essay-5.ts";
import { modernFiction } from "./modern-fiction.ts";
import { modernFictionMarks } from "./modern-fiction-marks.ts";
import { modernFictionPlain } from "./modern-fiction-plain.ts";
import { modernFictionStock } from "./modern-fiction-stock.ts";
import { modernFictionTurns } from "./modern-fiction-turns.ts";
import { modernFictionVerbs } from "./modern-fiction-verbs.ts";
import { modernFictionWords } from "./modern-fiction-words.ts";
import { modernPosts } from "./modern-posts.ts";
import { modernWeb } from "./modern-web.ts";
import { modernWeb2 } from "./modern-web-2.ts";
import { modernWork } from "./modern-work.ts";
import { modernWorkTwo } from "./modern-work-2.ts";
import { modernWorkThree } from "./modern-work-3.ts";
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

/**
 * Every data file by the kind its edits are shown as; "stock" where it holds nothing but stock phrases. Where two entries
 * fit the same words, the search decides.
 */
export const lexiconData: readonly (readonly [kind: EditKind, data: string, stock?: "stock"])[] = [
  ["word", everydayAmounts],
  ["word", everydayVerbs],
  ["word", everydayVery],
  ["word", everydayDegree],
  ["word", everydayDeeds],
  ["phrase", everydayLinks],
  ["word", everydayAdverbs],
  ["word", everydayStrong],
  ["phrase", everydayNouns],
  ["phrase", framesAToAm],
  ["phrase", framesAnToAy],
  ["phrase", framesB],
  ["phrase", framesCaToCom],
  ["phrase", framesConToCu],
  ["phrase", framesDaToDe],
  ["phrase", framesDiToDy],
  ["phrase", framesEToEn],
  ["phrase", framesEpToEy],
  ["phrase", framesF],
  ["phrase", framesGToH],
  ["phrase", framesI],
  ["phrase", framesJToL],
  ["phrase", framesM],
  ["phrase", framesNToO],
  ["phrase", framesPaToPo],
  ["phrase", framesPrToPy],
  ["phrase", framesQToRec],
  ["phrase", framesRedToRy],
  ["phrase", framesSaToSm],
  ["phrase", framesSnToSy],
  ["phrase", framesT],
  ["phrase", framesUToZ],
  ["phrase", idiomsFiction],
  ["phrase", idiomsMail, "stock"],
  ["phrase", idiomsMarketing],
  ["phrase", idiomsMarketingStock, "stock"],
  ["phrase", idiomsNews],
  ["phrase", idiomsReviews],
  ["phrase", idiomsWork, "stock"],
  ["phrase", modernWeb, "stock"],
  ["phrase", modernWeb2],
  ["phrase", modernAcademic],
  ["word", modernAcademic2],
  ["phrase", modernAcademic3],
  ["phrase", modernAcademic4],
  ["phrase", modernFiction],
  ["phrase", modernFictionStock, "stock"],
  ["word", modernFictionMarks],
  ["word", modernFictionPlain],
  ["word", modernFictionVerbs],
  ["word", modernFictionTurns],
  ["word", modernFictionWords],
  ["phrase", modernEssay],
  ["phrase", modernEssay2],
  ["phrase", modernEssay3],
  ["phrase", modernPosts, "stock"],
  ["phrase", modernWork, "stock"],
  ["phrase", modernWorkTwo, "stock"],
  ["phrase", modernWorkThree, "stock"],
  ["phrase", modernEssay4],
  ["phrase", modernEssay5],
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
  ["connective", openersAnnouncements, "stock"],
  ["connective", openersTime, "stock"],
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
