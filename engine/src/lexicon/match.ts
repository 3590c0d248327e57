import type { Sentence, Token } from "../document/types.ts";
import { memoize } from "../memoize.ts";
import { pluralize } from "../morphology/nouns.ts";
import { type VerbForm, verbSurfaces } from "../morphology/verbs.ts";
import { isDeterminer, isPossessive, nounPhraseAt, type TokenRun } from "./context.ts";
import type { PatternElement, SlotName } from "./entry.ts";
import { readVerb, type VerbReading } from "./verb-form.ts";

/** Where a pattern stands in a sentence and what its elements took. */
export interface PatternMatch extends TokenRun {
  readonly slots: Readonly<Partial<Record<SlotName, TokenRun>>>;
  /** How the pattern's verb is used, where it has one. */
  readonly verb: VerbReading | null;
  /** The number of the pattern's noun, where it has one. */
  readonly noun: "sg" | "pl" | null;
}

/** A pattern element with its surfaces worked out. */
export type CompiledElement =
  | Exclude<PatternElement, { type: "lemma" }>
  | { readonly type: "verb"; readonly surfaces: ReadonlyMap<string, readonly VerbForm[]> }
  | { readonly type: "noun"; readonly singular: string; readonly plural: string }
  | { readonly type: "adjective" | "adverb"; readonly word: string };

/** Works out the surfaces of an element; an element that stands in many patterns is compiled once. */
export const compileElement = (element: PatternElement): CompiledElement =>
  element.type === "lemma" ? compileLemma(element) : element;

const compileLemma = memoize((element: Extract<PatternElement, { type: "lemma" }>): CompiledElement => {
  switch (element.class) {
    case "v":
      return { type: "verb", surfaces: verbSurfaces(element.lemma) };
    case "n":
      return { type: "noun", singular: element.lemma, plural: pluralize(element.lemma) };
    case "a":
      return { type: "adjective", word: element.lemma };
    case "r":
      return { type: "adverb", word: element.lemma };
  }
}, Number.POSITIVE_INFINITY);

/** The surfaces an element can begin with; null for slots and the sentence start. */
export function surfacesOf(element: CompiledElement): readonly string[] | null {
  switch (element.type) {
    case "words":
      return element.optional ? null : [...element.words];
    case "verb":
      return [...element.surfaces.keys()];
    case "noun":
      return [...new Set([element.singular, element.plural])];
    case "adjective":
    case "adverb":
      return [element.word];
    default:
      return null;
  }
}

const isAdjective = (token: Token, next: Token | undefined) =>
  token.pos === "ADJ" || (token.pos === "VERB" && /(ing|ed)$/.test(token.lower) && next?.pos === "NOUN");

/** "They challenge the belief", "to challenge old roles": a noun to the tagger, but with an object of its own. */
function mayBeVerb(sentence: Sentence, index: number): boolean {
  const previous = sentence.tokens[index - 1];
  const next = sentence.tokens[index + 1];
  if (!isDeterminer(next) && next?.pos !== "ADJ") return false;
  return (
    (previous === undefined || ["PUNCT", "CCONJ", "PRON", "AUX", "PART"].includes(previous.pos)) &&
    !isDeterminer(previous)
  );
}

function slotTokenFits(slot: SlotName, token: Token): boolean {
  switch (slot) {
    case "n":
      return token.pos === "NOUN";
    case "adj":
      return token.pos === "ADJ";
    case "adv":
      return token.pos === "ADV";
    case "det":
      return isDeterminer(token);
    case "poss":
      return isPossessive(token);
    case "num":
      return token.pos === "NUM";
    case "pron":
      return token.pos === "PRON";
    case "v":
      return token.pos === "VERB" && token.lower === token.lemma;
    case "ving":
      return token.pos === "VERB" && token.lower.endsWith("ing");
    case "ved":
      return token.pos === "VERB" && token.lower !== token.lemma && !/(ing|s)$/.test(token.lower);
    case "vs":
      return token.pos === "VERB" && token.lower.endsWith("s") && token.lower !== token.lemma;
    case "np":
      return false;
  }
}

interface Progress {
  readonly slots: Partial<Record<SlotName, TokenRun>>;
  readonly verb: VerbReading | null;
  readonly noun: "sg" | "pl" | null;
}

/** Literals must be unprotected text; what stands in a slot is kept as it is and may be anything. */
function takeToken(
  element: CompiledElement,
  sentence: Sentence,
  index: number,
  progress: Progress,
): Progress | null {
  const token = sentence.tokens[index];
  if (!token) return null;
  if (element.type === "slot") {
    return slotTokenFits(element.slot, token)
      ? { ...progress, slots: { ...progress.slots, [element.slot]: { from: index, to: index + 1 } } }
      : null;
  }
  if (token.protected !== null) return null;
  switch (element.type) {
    case "words":
      return element.words.has(token.lower) ? progress : null;
    case "verb": {
      const forms = element.surfaces.get(token.lower);
      if (!forms || (token.pos !== "VERB" && token.pos !== "AUX")) return null;
      const verb = readVerb(sentence, index, forms);
      return verb && { ...progress, verb };
    }
    case "noun":
      if (token.pos !== "NOUN" || mayBeVerb(sentence, index)) return null;
      if (token.lower === element.singular) return { ...progress, noun: "sg" };
      return token.lower === element.plural ? { ...progress, noun: "pl" } : null;
    case "adjective":
      return token.lower === element.word && isAdjective(token, sentence.tokens[index + 1]) ? progress : null;
    case "adverb":
      return token.lower === element.word && token.pos === "ADV" ? progress : null;
    default:
      return null;
  }
}

function matchFrom(
  pattern: readonly CompiledElement[],
  at: number,
  sentence: Sentence,
  index: number,
  progress: Progress,
): { readonly end: number; readonly progress: Progress } | null {
  const element = pattern[at];
  if (!element) return { end: index, progress };
  if (element.type === "start")
    return index === 0 ? matchFrom(pattern, at + 1, sentence, index, progress) : null;
  if (element.type === "slot" && element.slot === "np") {
    const longest = nounPhraseAt(sentence, index);
    for (let to = longest?.to ?? 0; to > index; to -= 1) {
      const last = sentence.tokens[to - 1];
      if (last && !["NOUN", "PROPN", "PRON", "NUM"].includes(last.pos)) continue;
      const slots = { ...progress.slots, np: { from: index, to } };
      const rest = matchFrom(pattern, at + 1, sentence, to, { ...progress, slots });
      if (rest) return rest;
    }
    return null;
  }
  const taken = takeToken(element, sentence, index, progress);
  const rest = taken && matchFrom(pattern, at + 1, sentence, index + 1, taken);
  if (rest) return rest;
  return element.type === "words" && element.optional
    ? matchFrom(pattern, at + 1, sentence, index, progress)
    : null;
}

/** Matches a compiled pattern whose first element stands at token `from`; null where it does not. */
export function matchAt(
  pattern: readonly CompiledElement[],
  sentence: Sentence,
  from: number,
): PatternMatch | null {
  const found = matchFrom(pattern, 0, sentence, from, { slots: {}, verb: null, noun: null });
  if (!found || found.end === from) return null;
  return { from, to: found.end, ...found.progress };
}
