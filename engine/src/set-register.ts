import { ofKeptLength } from "./check/length.ts";
import { findSurfaceFault } from "./check/surface.ts";
import { parseDocument } from "./document/parse.ts";
import type { Sentence } from "./document/types.ts";
import { applyEdits, composeEdits } from "./edits.ts";
import type { LanguageModel } from "./language-model/index.ts";
import { longestSentence } from "./longest-sentence.ts";
import type { Candidate, Rewrite, RewriteContext } from "./rewrite/candidate.ts";
import { contextAt } from "./rewrite/context-at.ts";
import { isFluent } from "./search/fluent.ts";
import { verifySentence } from "./search/verify.ts";
import type { Edit, HumanizeOptions } from "./types.ts";

type Options = Required<HumanizeOptions>;

/** Of candidates that overlap, the one that reaches furthest; of equal ones, the preferred. */
function longestApart(candidates: readonly Candidate[]): Candidate[] {
  const chosen: Candidate[] = [];
  const size = ({ start, end }: Candidate) => end - start;
  for (const candidate of candidates.toSorted((a, b) => size(b) - size(a) || b.preference - a.preference))
    if (!chosen.some(({ start, end }) => candidate.start < end && start < candidate.end))
      chosen.push(candidate);
  return chosen.toSorted((a, b) => a.start - b.start);
}

/** A register is kept throughout, so that the same word may come twice; "had had" is what "he'd had" says. */
function surfaceFault(before: string, after: string): string | null {
  const fault = findSurfaceFault(before, after.replace(/\b(had|that) \1\b/gi, "$1"));
  return fault === "echo" ? null : fault;
}

function passOver(source: string, pass: Rewrite, model: LanguageModel, options: Options): Candidate[] {
  const { tone, keep } = options;
  const ofSentence = (sentence: Sentence, context: RewriteContext) => {
    if (sentence.tokens.length > longestSentence) return [];
    const found = pass(sentence, context);
    const chosen = longestApart(
      found.filter((each) => each.kind !== "word" || isFluent(model, source, sentence, each)),
    );
    return verifySentence(source, sentence, chosen, keep, surfaceFault).kept;
  };
  return parseDocument(source, { keep }).blocks.flatMap(({ sentences }) =>
    sentences.flatMap((sentence, i) => ofSentence(sentence, contextAt(sentences, i, source, tone))),
  );
}

/**
 * Sets a whole text in the register of its tone, whatever its words give away: a text that is half contracted reads as
 * neither. Each pass works on what the one before it leaves.
 * @param words of the text before any edit, from which `preserveLength` counts
 */
export function setRegister(
  source: string,
  passes: readonly Rewrite[],
  model: LanguageModel,
  options: Options,
  words: number,
): Edit[] {
  return passes.reduce((edits: Edit[], pass) => {
    const text = applyEdits(source, edits);
    const found = passOver(text, pass, model, options);
    const kept = options.preserveLength ? ofKeptLength(text, found, ({ edits }) => edits, words) : found;
    const made = kept.flatMap((candidate) => candidate.edits);
    return composeEdits(source, edits, made);
  }, []);
}
