import { hiddenCharacterEdits } from "./check/hidden-characters.ts";
import { countWords, ofKeptLength } from "./check/length.ts";
import type { Detector, Reading } from "./detect/index.ts";
import { isFormal } from "./document/formal.ts";
import { parseDocument } from "./document/parse.ts";
import type { Block, Document, Sentence } from "./document/types.ts";
import { applyEdits, composeEdits } from "./edits.ts";
import { type LanguageSources, requireEnglish } from "./language/detect-language.ts";
import type { LanguageModel } from "./language-model/index.ts";
import { longestSentence } from "./longest-sentence.ts";
import { noteOnTalk, noteOnTone } from "./notes.ts";
import { buildReport } from "./report.ts";
import type { Candidate, Rewrite, RewriteContext } from "./rewrite/candidate.ts";
import { treatListsAlike } from "./rewrite/commas/alike.ts";
import { contextAt } from "./rewrite/context-at.ts";
import { contractAlike, keepNegationsAlike } from "./rewrite/contract-alike.ts";
import { breaksRepeatedWords } from "./rewrite/repeated-words.ts";
import { withoutTwins } from "./rewrite/twins.ts";
import { isFluent } from "./search/fluent.ts";
import { limitsOf } from "./search/limits.ts";
import { type SentenceChoices, selectCandidates } from "./search/select.ts";
import { strengthFor } from "./search/strength.ts";
import { countTells } from "./search/tells.ts";
import { type Verified, verifySentence } from "./search/verify.ts";
import { setRegister } from "./set-register.ts";
import type { Detection, Edit, HeldBack, HumanizeOptions, HumanizeResult, Tone } from "./types.ts";

/** What a rewrite needs beside the text. */
export interface Rewriter {
  readonly detector: Detector;
  readonly languageModel: LanguageModel;
  readonly rewrites: readonly Rewrite[];
  /** What sets a finished text in the register of a tone, pass by pass. */
  readonly registers: Readonly<Record<Tone, readonly Rewrite[]>>;
  readonly languages: LanguageSources;
}

/** Every rewrite of a sentence; of those that swap words, the ones that a language model of people lets pass. */
function candidatesOf(
  { rewrites, languageModel }: Rewriter,
  sentence: Sentence,
  context: RewriteContext,
): Candidate[] {
  if (sentence.tokens.length > longestSentence) return [];
  return withoutTwins(rewrites.flatMap((rewrite) => rewrite(sentence, context))).filter(
    (candidate) =>
      !breaksRepeatedWords(sentence, candidate, context) &&
      (candidate.kind !== "word" || isFluent(languageModel, context.source, sentence, candidate)),
  );
}

function choicesOfBlock(block: Block, rewriter: Rewriter, source: string, tone: Tone): SentenceChoices[] {
  return block.sentences.map((sentence, i) => ({
    sentence,
    candidates: candidatesOf(rewriter, sentence, contextAt(block.sentences, i, source, tone)),
  }));
}

/** A formal text keeps its register under the default tone: what is plain elsewhere would be slack in it. */
const toneIn = (source: string, tone: Tone): Tone =>
  tone === "casual" && isFormal(source) ? "formal" : tone;

interface Rewritten {
  /** The tone it was written in. */
  readonly tone: Tone;
  readonly edits: readonly Edit[];
  readonly heldBack: readonly HeldBack[];
  /** Whether the finished text was then set in the register of the tone. */
  readonly isToneSet: boolean;
  /** Whether some edit was made only because of the tone. */
  readonly isToned: boolean;
}

/** The edits of the rewrite of that number, told as one group where they are several. */
function grouped({ edits }: Candidate, group: number): readonly Edit[] {
  return edits.length > 1 ? edits.map((edit) => ({ ...edit, group })) : edits;
}

type Options = Required<HumanizeOptions>;

/** The candidates to make in a document, chosen and checked, with those that the checks held back. */
function chooseCandidates(
  rewriter: Rewriter,
  { source, blocks }: Document,
  tone: Tone,
  options: Options,
  detection: Detection,
): Verified {
  const found = blocks.flatMap((block) => choicesOfBlock(block, rewriter, source, tone));
  const words = countWords(source);
  const limits = limitsOf[options.mode];
  const strength = strengthFor(detection, countTells(source, found), words, limits.leastStrength);
  const choices = contractAlike(treatListsAlike(found, strength), source);
  const selected = selectCandidates(source, choices, {
    evidenceOf: rewriter.detector.evidenceOf,
    limits,
    seed: options.seed,
    words,
    preserveLength: options.preserveLength,
    strength,
  });
  const chosen = keepNegationsAlike(choices, selected);
  const verified = choices.map(({ sentence }, i) =>
    verifySentence(source, sentence, chosen[i] ?? [], options.keep),
  );
  const sound = verified.flatMap(({ kept }) => kept);
  return {
    kept: options.preserveLength ? ofKeptLength(source, sound, ({ edits }) => edits) : sound,
    heldBack: verified.flatMap(({ heldBack }) => heldBack),
  };
}

function rewriteDocument(
  rewriter: Rewriter,
  document: Document,
  reading: Reading,
  options: Options,
): Rewritten {
  const { source } = document;
  const tone = toneIn(source, options.tone);
  const { kept, heldBack } = chooseCandidates(rewriter, document, tone, options, reading.detect());
  const edits = kept.flatMap(grouped).sort((a, b) => a.start - b.start || a.end - b.end);
  const registered = setRegister(
    applyEdits(source, edits),
    rewriter.registers[options.tone],
    rewriter.languageModel,
    options,
    countWords(source),
  );
  return {
    tone,
    edits: composeEdits(source, edits, registered),
    heldBack,
    isToneSet: registered.length > 0,
    isToned: registered.length > 0 || kept.some((candidate) => candidate.isToned),
  };
}

/** See `Engine.humanize`. */
export function humanizeWith(rewriter: Rewriter, text: string, given: HumanizeOptions): HumanizeResult {
  const options: Options = {
    tone: "casual",
    mode: "standard",
    preserveLength: false,
    keep: [],
    seed: 0,
    ...given,
  };
  const hidden = hiddenCharacterEdits(text);
  const clean = applyEdits(text, hidden);
  requireEnglish(clean, rewriter.languages);
  const document = parseDocument(clean, { keep: options.keep });
  const reading = rewriter.detector.read(clean);
  const rewritten = rewriteDocument(rewriter, document, reading, options);
  const edits = composeEdits(text, hidden, rewritten.edits);
  const result = applyEdits(text, edits);
  const report = buildReport({
    source: document,
    result,
    edits,
    heldBack: rewritten.heldBack,
    hiddenCharacters: hidden.length,
    isToneSet: rewritten.isToneSet,
    readings: { source: reading, result: rewriter.detector.read(result) },
  });
  const toneNote = noteOnTone({ asked: options.tone, ...rewritten }, rewritten.edits);
  const notes = [...noteOnTalk(result), ...report.notes, ...toneNote];
  return { text: result, edits, report: { ...report, notes } };
}
