import { readsFluently } from "./check/fluency.ts";
import { hiddenCharacterEdits } from "./check/hidden-characters.ts";
import type { Detector } from "./detect/index.ts";
import { isFormal } from "./document/formal.ts";
import { parseDocument } from "./document/parse.ts";
import type { Block, Document, Sentence } from "./document/types.ts";
import { applyEdits, composeEdits } from "./edits.ts";
import { type IdentifyLanguage, requireEnglish } from "./language/detect-language.ts";
import type { LanguageModel } from "./language-model/index.ts";
import { buildReport } from "./report.ts";
import type { Candidate, Rewrite, RewriteContext } from "./rewrite/candidate.ts";
import { treatListsAlike } from "./rewrite/commas/alike.ts";
import { contractAlike } from "./rewrite/contract-alike.ts";
import { breaksRepetition } from "./rewrite/repeated-words.ts";
import { withoutTwins } from "./rewrite/twins.ts";
import { limitsOf } from "./search/limits.ts";
import { type SentenceChoices, selectCandidates } from "./search/select.ts";
import { strengthFor } from "./search/strength.ts";
import { verifySentence } from "./search/verify.ts";
import type { Edit, HeldBack, HumanizeOptions, HumanizeResult, Mode, Span, Tone } from "./types.ts";

/** What a rewrite needs beside the text. */
export interface Rewriter {
  readonly detector: Detector;
  readonly languageModel: LanguageModel;
  readonly rewrites: readonly Rewrite[];
  readonly identifyLanguage: IdentifyLanguage;
}

/** Every rewrite of a sentence; of those that swap words, the ones that a language model of people lets pass. */
function candidatesOf(
  { rewrites, languageModel }: Rewriter,
  sentence: Sentence,
  context: RewriteContext,
): Candidate[] {
  const reads = (candidate: Candidate) => {
    const { start, end } = surroundings(sentence, candidate);
    const before = context.source.slice(start, end);
    const edits = candidate.edits.map((edit) => ({
      ...edit,
      start: edit.start - start,
      end: edit.end - start,
    }));
    return readsFluently(languageModel, before, applyEdits(before, edits));
  };
  return withoutTwins(rewrites.flatMap((rewrite) => rewrite(sentence, context))).filter(
    (candidate) => candidate.kind !== "word" || (!breaksRepetition(sentence, candidate) && reads(candidate)),
  );
}

/** As much as the language model sees at once, on either side. */
const contextTokens = 3;

/** The span of a candidate with its nearest words. */
function surroundings({ tokens }: Sentence, { start, end }: Candidate): Span {
  const from = tokens.findIndex((token) => token.end > start);
  const to = tokens.findLastIndex((token) => token.start < end);
  return {
    start: Math.min(start, tokens[Math.max(0, from - contextTokens)]?.start ?? start),
    end: Math.max(end, tokens[Math.min(tokens.length - 1, to + contextTokens)]?.end ?? end),
  };
}

function choicesOfBlock(
  block: Block,
  rewriter: Rewriter,
  source: string,
  tone: Tone,
  mode: Mode,
): SentenceChoices[] {
  return block.sentences.map((sentence, i) => {
    const context: RewriteContext = {
      source,
      tone,
      mode,
      previous: block.sentences[i - 1] ?? null,
      next: block.sentences[i + 1] ?? null,
    };
    return { sentence, candidates: candidatesOf(rewriter, sentence, context) };
  });
}

/** A formal text keeps its register: what is plain elsewhere would be slack in it. */
const toneIn = (source: string, tone: Tone): Tone =>
  (tone === "casual" || tone === "conversational") && isFormal(source) ? "formal" : tone;

const keptFormal = "The text is formal throughout, so no colloquial words were brought in.";

interface Rewritten {
  /** The tone it was written in. */
  readonly tone: Tone;
  readonly edits: Edit[];
  readonly heldBack: HeldBack[];
}

function rewriteDocument(
  rewriter: Rewriter,
  document: Document,
  options: Required<HumanizeOptions>,
  words: number,
): Rewritten {
  const { source } = document;
  const tone = toneIn(source, options.tone);
  const strength = strengthFor(rewriter.detector.detect(source));
  const found = document.blocks.flatMap((block) =>
    choicesOfBlock(block, rewriter, source, tone, options.mode),
  );
  const choices = contractAlike(treatListsAlike(found, strength), source, tone);
  const chosen = selectCandidates(source, choices, {
    evidence: rewriter.detector.guide.sentenceScore,
    limits: limitsOf[options.mode],
    seed: options.seed,
    words,
    preserveLength: options.preserveLength,
    strength,
  });
  const verified = choices.map(({ sentence }, i) =>
    verifySentence(source, sentence, chosen[i] ?? [], options.keep),
  );
  const edits = verified.flatMap(({ kept }) => kept.flatMap((candidate) => candidate.edits));
  return {
    tone,
    edits: edits.sort((a, b) => a.start - b.start || a.end - b.end),
    heldBack: verified.flatMap((result) => result.heldBack),
  };
}

/** See `Engine.humanize`. */
export function humanizeWith(rewriter: Rewriter, text: string, given: HumanizeOptions): HumanizeResult {
  const options: Required<HumanizeOptions> = {
    tone: "casual",
    mode: "standard",
    preserveLength: false,
    keep: [],
    seed: 0,
    ...given,
  };
  requireEnglish(text, rewriter.identifyLanguage);
  const hidden = hiddenCharacterEdits(text);
  const clean = applyEdits(text, hidden);
  const document = parseDocument(clean, { keep: options.keep });
  const words = clean.match(/\S+/gu)?.length ?? 0;
  const rewritten = rewriteDocument(rewriter, document, options, words);
  const edits = composeEdits(text, hidden, rewritten.edits);
  const result = applyEdits(text, edits);
  const report = buildReport(rewriter.detector, document, result, edits, rewritten.heldBack);
  const notes = rewritten.tone === options.tone ? [] : [keptFormal];
  return { text: result, edits, report: { ...report, notes: [...report.notes, ...notes] } };
}
