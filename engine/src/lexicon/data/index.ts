import type { EditKind } from "../../types.ts";
import { expandLists } from "../expand-lists.ts";
import { everydayAdverbs } from "./everyday-adverbs.ts";
import { everydayAmounts } from "./everyday-amounts.ts";
import { everydayDeeds } from "./everyday-deeds.ts";
import { everydayNouns } from "./everyday-nouns.ts";
import { everydayVerbs } from "./everyday-verbs.ts";
import { modernAcademic } from "./modern-academic.ts";
import { modernAcademic2 } from "./modern-academic-2.ts";
import { modernAcademic3 } from "./modern-academic-3.ts";
import { modernAcademic4 } from "./modern-academic-4.ts";
import { modernEssay } from "./modern-essay.ts";
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
import { nounFramesSigns } from "./noun-frames-signs.ts";
import { verbFramesGiveAndTake } from "./verb-frames-give-and-take.ts";

/** Reads a data file of this folder by its name without ".txt": the engine itself reads no files. */
export type ReadData = (file: string) => string;

/** What the entries of a file are shown as, its lines as FORMAT.md has them, and whether they are all stock phrases. */
export type LexiconData = readonly [kind: EditKind, data: string, stock: boolean];

/** The data that modules put together. */
const families: Readonly<Record<string, string>> = {
  "everyday-adverbs": everydayAdverbs,
  "everyday-amounts": everydayAmounts,
  "everyday-deeds": everydayDeeds,
  "everyday-nouns": everydayNouns,
  "everyday-verbs": everydayVerbs,
  "modern-academic": modernAcademic,
  "modern-academic-2": modernAcademic2,
  "modern-academic-3": modernAcademic3,
  "modern-academic-4": modernAcademic4,
  "modern-essay": modernEssay,
  "modern-essay-3": modernEssay3,
  "modern-essay-4": modernEssay4,
  "modern-essay-5": modernEssay5,
  "modern-fiction": modernFiction,
  "modern-fiction-marks": modernFictionMarks,
  "modern-fiction-plain": modernFictionPlain,
  "modern-fiction-stock": modernFictionStock,
  "modern-fiction-turns": modernFictionTurns,
  "modern-fiction-verbs": modernFictionVerbs,
  "modern-fiction-words": modernFictionWords,
  "noun-frames-signs": nounFramesSigns,
  "verb-frames-give-and-take": verbFramesGiveAndTake,
};

/**
 * Every data file by the kind its edits are shown as; "stock" where it holds nothing but stock phrases. Where two entries
 * fit the same words, the search decides.
 */
const lexiconFiles: readonly (readonly [kind: EditKind, file: string, stock?: "stock"])[] = [
  ["word", "everyday-amounts"],
  ["word", "everyday-verbs"],
  ["word", "everyday-very"],
  ["word", "everyday-degree"],
  ["word", "everyday-deeds"],
  ["phrase", "everyday-links"],
  ["word", "everyday-adverbs"],
  ["word", "everyday-strong"],
  ["phrase", "everyday-nouns"],
  ["phrase", "frames-a-to-am"],
  ["phrase", "frames-an-to-ay"],
  ["phrase", "frames-b"],
  ["phrase", "frames-ca-to-com"],
  ["phrase", "frames-con-to-cu"],
  ["phrase", "frames-da-to-de"],
  ["phrase", "frames-di-to-dy"],
  ["phrase", "frames-e-to-en"],
  ["phrase", "frames-ep-to-ey"],
  ["phrase", "frames-f"],
  ["phrase", "frames-g-to-h"],
  ["phrase", "frames-i"],
  ["phrase", "frames-j-to-l"],
  ["phrase", "frames-m"],
  ["phrase", "frames-n-to-o"],
  ["phrase", "frames-pa-to-po"],
  ["phrase", "frames-pr-to-py"],
  ["phrase", "frames-q-to-rec"],
  ["phrase", "frames-red-to-ry"],
  ["phrase", "frames-sa-to-sm"],
  ["phrase", "frames-sn-to-sy"],
  ["phrase", "frames-t"],
  ["phrase", "frames-u-to-z"],
  ["phrase", "idioms-fiction"],
  ["phrase", "idioms-mail", "stock"],
  ["phrase", "idioms-marketing"],
  ["phrase", "idioms-marketing-stock", "stock"],
  ["phrase", "idioms-news"],
  ["phrase", "idioms-reviews"],
  ["phrase", "idioms-work", "stock"],
  ["phrase", "modern-web", "stock"],
  ["phrase", "modern-web-2"],
  ["phrase", "modern-academic"],
  ["word", "modern-academic-2"],
  ["phrase", "modern-academic-3"],
  ["phrase", "modern-academic-4"],
  ["phrase", "modern-fiction"],
  ["phrase", "modern-fiction-stock", "stock"],
  ["word", "modern-fiction-marks"],
  ["word", "modern-fiction-plain"],
  ["word", "modern-fiction-verbs"],
  ["word", "modern-fiction-turns"],
  ["word", "modern-fiction-words"],
  ["phrase", "modern-essay"],
  ["phrase", "modern-essay-2"],
  ["phrase", "modern-essay-3"],
  ["phrase", "modern-posts", "stock"],
  ["phrase", "modern-answers", "stock"],
  ["phrase", "modern-study"],
  ["phrase", "modern-work", "stock"],
  ["phrase", "modern-work-2", "stock"],
  ["phrase", "modern-work-3", "stock"],
  ["phrase", "modern-essay-4"],
  ["phrase", "modern-essay-5"],
  ["phrase", "noun-frames-of"],
  ["phrase", "noun-frames-quantity"],
  ["phrase", "noun-frames-signs"],
  ["phrase", "phrases-academic"],
  ["phrase", "phrases-conjunctions"],
  ["phrase", "phrases-prepositions"],
  ["phrase", "verb-frames-be"],
  ["phrase", "verb-frames-be-of"],
  ["phrase", "verb-frames-give-and-take"],
  ["phrase", "verb-frames-nominal"],
  ["phrase", "verb-frames-report"],
  ["phrase", "verb-frames-role"],
  ["connective", "connectives"],
  ["connective", "openers-announcements", "stock"],
  ["connective", "openers-time", "stock"],
  ["function-word", "function-words"],
  ["word", "adjectives-a-to-c"],
  ["word", "adjectives-d-to-e"],
  ["word", "adjectives-f-to-i"],
  ["word", "adjectives-j-to-p"],
  ["word", "adjectives-q-to-z"],
  ["word", "adverbs"],
  ["word", "doublets"],
  ["word", "doublets-nouns"],
  ["word", "empty-words"],
  ["word", "nouns-a-to-c"],
  ["word", "nouns-d-to-h"],
  ["word", "nouns-i-to-o"],
  ["word", "nouns-p-to-r"],
  ["word", "nouns-s-to-z"],
  ["word", "verbs-a"],
  ["word", "verbs-b-to-c"],
  ["word", "verbs-d"],
  ["word", "verbs-e-to-em"],
  ["word", "verbs-en-to-ev"],
  ["word", "verbs-ex-to-h"],
  ["word", "verbs-i-to-l"],
  ["word", "verbs-m-to-o"],
  ["word", "verbs-p"],
  ["word", "verbs-q-to-r"],
  ["word", "verbs-s"],
  ["word", "verbs-t-to-z"],
];

/** What is too informal for a formal text, by the kind its edits are shown as. */
const informalFiles: readonly (readonly [kind: EditKind, file: string])[] = [
  ["phrase", "informal-mail"],
  ["phrase", "informal-verbs"],
  ["word", "informal-words"],
  ["phrase", "informal-academic"],
];

/** The lines of a file, by its name without ending: its text, or what a module puts together. */
export const dataOf = (file: string, read: ReadData): string => families[file] ?? expandLists(read(file));

/** See `lexiconFiles`. */
export const readLexicon = (read: ReadData): LexiconData[] =>
  lexiconFiles.map(([kind, file, stock]) => [kind, dataOf(file, read), stock !== undefined]);

/** See `informalFiles`. */
export const readInformal = (read: ReadData): LexiconData[] =>
  informalFiles.map(([kind, file]) => [kind, dataOf(file, read), false]);
