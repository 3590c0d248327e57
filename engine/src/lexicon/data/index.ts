import type { EditKind } from "../../types.ts";
import { adjectivesObjects } from "./adjectives-objects.ts";
import { adjectivesQuality } from "./adjectives-quality.ts";
import { adjectivesWeight } from "./adjectives-weight.ts";
import { adjectivesWide } from "./adjectives-wide.ts";
import { adverbs } from "./adverbs.ts";
import { connectives } from "./connectives.ts";
import { doublets } from "./doublets.ts";
import { doubletsNouns } from "./doublets-nouns.ts";
import { emptyWords } from "./empty-words.ts";
import { framesCopy } from "./frames-copy.ts";
import { framesObjects } from "./frames-objects.ts";
import { framesRest } from "./frames-rest.ts";
import { framesWide } from "./frames-wide.ts";
import { functionWords } from "./function-words.ts";
import { idiomsFiction } from "./idioms-fiction.ts";
import { idiomsMail } from "./idioms-mail.ts";
import { idiomsMarketing } from "./idioms-marketing.ts";
import { idiomsNews } from "./idioms-news.ts";
import { idiomsReviews } from "./idioms-reviews.ts";
import { nounFramesOf } from "./noun-frames-of.ts";
import { nounFramesQuantity } from "./noun-frames-quantity.ts";
import { nounFramesSigns } from "./noun-frames-signs.ts";
import { nounsAbstract } from "./nouns-abstract.ts";
import { nounsCompound } from "./nouns-compound.ts";
import { nounsFramesWide } from "./nouns-frames-wide.ts";
import { nounsGeneral } from "./nouns-general.ts";
import { nounsObjects } from "./nouns-objects.ts";
import { openersAnnouncements } from "./openers-announcements.ts";
import { openersTime } from "./openers-time.ts";
import { phrasesAcademic } from "./phrases-academic.ts";
import { phrasesConjunctions } from "./phrases-conjunctions.ts";
import { phrasesPrepositions } from "./phrases-prepositions.ts";
import { plainWords } from "./plain-words.ts";
import { recallAdjectives } from "./recall-adjectives.ts";
import { recallCopy } from "./recall-copy.ts";
import { recallFrames } from "./recall-frames.ts";
import { recallNouns } from "./recall-nouns.ts";
import { recallReviews } from "./recall-reviews.ts";
import { recallStory } from "./recall-story.ts";
import { recallVerbs } from "./recall-verbs.ts";
import { verbFramesBe } from "./verb-frames-be.ts";
import { verbFramesBeOf } from "./verb-frames-be-of.ts";
import { verbFramesGiveAndTake } from "./verb-frames-give-and-take.ts";
import { verbFramesNominal } from "./verb-frames-nominal.ts";
import { verbFramesReport } from "./verb-frames-report.ts";
import { verbFramesRole } from "./verb-frames-role.ts";
import { verbsBeginAndHappen } from "./verbs-begin-and-happen.ts";
import { verbsChange } from "./verbs-change.ts";
import { verbsCommon } from "./verbs-common.ts";
import { verbsFaceAndNeed } from "./verbs-face-and-need.ts";
import { verbsFiction } from "./verbs-fiction.ts";
import { verbsFramesWide } from "./verbs-frames-wide.ts";
import { verbsGet } from "./verbs-get.ts";
import { verbsGive } from "./verbs-give.ts";
import { verbsHaveAndBe } from "./verbs-have-and-be.ts";
import { verbsHelpAndKeep } from "./verbs-help-and-keep.ts";
import { verbsLetAndCause } from "./verbs-let-and-cause.ts";
import { verbsObjects } from "./verbs-objects.ts";
import { verbsObjectsLast } from "./verbs-objects-last.ts";
import { verbsObjectsMore } from "./verbs-objects-more.ts";
import { verbsObjectsRest } from "./verbs-objects-rest.ts";
import { verbsObjectsWide } from "./verbs-objects-wide.ts";
import { verbsRelate } from "./verbs-relate.ts";
import { verbsShowAndSay } from "./verbs-show-and-say.ts";
import { verbsThinkAndSee } from "./verbs-think-and-see.ts";
import { verbsUseAndMake } from "./verbs-use-and-make.ts";
import { verbsWide } from "./verbs-wide.ts";
import { wordsCommon } from "./words-common.ts";
import { wordsStory } from "./words-story.ts";
import { wordsWide } from "./words-wide.ts";

/** Every data file by the kind its edits are shown as; where two entries fit the same words, the search decides. */
export const lexiconData: readonly (readonly [kind: EditKind, data: string])[] = [
  ["phrase", framesCopy],
  ["phrase", framesObjects],
  ["phrase", framesRest],
  ["phrase", framesWide],
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
  ["word", adjectivesObjects],
  ["word", adjectivesQuality],
  ["word", adjectivesWeight],
  ["word", adjectivesWide],
  ["word", adverbs],
  ["word", doublets],
  ["word", doubletsNouns],
  ["word", emptyWords],
  ["word", nounsAbstract],
  ["word", nounsCompound],
  ["word", nounsFramesWide],
  ["word", nounsGeneral],
  ["word", nounsObjects],
  ["word", recallAdjectives],
  ["word", recallCopy],
  ["word", recallFrames],
  ["word", recallNouns],
  ["word", recallReviews],
  ["word", recallStory],
  ["word", recallVerbs],
  ["word", verbsBeginAndHappen],
  ["word", verbsChange],
  ["word", verbsCommon],
  ["word", verbsFaceAndNeed],
  ["word", verbsFiction],
  ["word", verbsFramesWide],
  ["word", verbsGet],
  ["word", verbsGive],
  ["word", verbsHaveAndBe],
  ["word", verbsHelpAndKeep],
  ["word", verbsLetAndCause],
  ["word", verbsObjects],
  ["word", verbsObjectsLast],
  ["word", verbsObjectsMore],
  ["word", verbsObjectsRest],
  ["word", verbsObjectsWide],
  ["word", verbsRelate],
  ["word", verbsShowAndSay],
  ["word", verbsThinkAndSee],
  ["word", verbsUseAndMake],
  ["word", verbsWide],
  ["word", wordsCommon],
  ["word", wordsStory],
  ["word", plainWords],
  ["word", wordsWide],
];
