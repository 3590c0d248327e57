import { capitalize, firstWord, hasOpeningCapital, uncapitalizeToken } from "../document/capitals.ts";
import { isKnownWord } from "../document/tagging/vocabulary.ts";
import type { Sentence } from "../document/types.ts";
import { degreesOf, isGradable } from "../morphology/adjectives.ts";
import { articleFor } from "../morphology/article.ts";
import { pluralize } from "../morphology/nouns.ts";
import { conjugate, type VerbForm } from "../morphology/verbs.ts";
import { joinWords, mendArticle, replaceTokens, type TextEdit, withApostropheOf } from "../text-edit.ts";
import type { Tone } from "../types.ts";
import { lowerAfterColon } from "./after-colon.ts";
import { surfaceOfBe } from "./be.ts";
import type { LexiconMatch } from "./compile.ts";
import type { TokenRun } from "./context.ts";
import type { Replacement, ReplacementElement } from "./entry.ts";
import { degreeFits, fits } from "./fit.ts";
import { hasTwinAfter } from "./refusals/coordination.ts";
import { isRefused } from "./refusals.ts";

function inflect(verb: string, form: VerbForm, sentence: Sentence, at: number): string | null {
  return verb === "be" ? surfaceOfBe(form, sentence, at) : conjugate(verb)[form];
}

const slotText = (source: string, sentence: Sentence, run: TokenRun): string =>
  source.slice(sentence.tokens[run.from]?.start ?? 0, sentence.tokens[run.to - 1]?.end ?? 0);

/** The words of one replacement element; null where they cannot be worked out. */
function wordsOf(
  element: ReplacementElement,
  match: LexiconMatch,
  sentence: Sentence,
  source: string,
): string | null {
  if (element.type === "word") return withApostropheOf(source, element.word);
  if (element.type === "lemma") {
    if (element.class === "a") return element.lemma;
    if (element.class === "n") return match.noun === "pl" ? pluralize(element.lemma) : element.lemma;
    if (match.verb === null) return null;
    const forms = conjugate(element.lemma);
    if (
      !match.verb.sure &&
      (match.verb.form === "past" || match.verb.form === "part") &&
      forms.past !== forms.part
    )
      return null;
    return inflect(element.lemma, match.verb.form, sentence, match.from);
  }
  const run = match.slots[element.slot];
  if (!run) return null;
  if (element.form === null) {
    const text = slotText(source, sentence, run);
    const first = sentence.tokens[run.from];
    return run.from === 0 && first ? uncapitalizeToken(first) + text.slice(first.text.length) : text;
  }
  const verb = sentence.tokens[run.from];
  if (!verb || verb.protected !== null || hasTwinAfter(verb, sentence, match.to)) return null;
  // The base of an unknown verb in another form is a guess: "doomscrolling" would give "doomscrolle".
  if (verb.lower !== verb.lemma && !isKnownWord(verb.lemma)) return null;
  // "disbarring" that is taken for a base of its own.
  if (element.slot === "ving" && verb.lower === verb.lemma) return null;
  return inflect(verb.lemma, element.form, sentence, match.from);
}

type SlotElement = Extract<ReplacementElement, { type: "slot" }>;

const isPlainSlot = (element: ReplacementElement): element is SlotElement =>
  element.type === "slot" && element.form === null;

/** Where slots stay as they are and in order, only what stands around them is edited. */
function editsAroundSlots(
  replacement: Replacement,
  words: readonly string[],
  match: LexiconMatch,
  sentence: Sentence,
): TextEdit[] | null {
  const runs = Object.values(match.slots).toSorted((a, b) => a.from - b.from);
  const kept = replacement.elements.flatMap((element) => (element.type === "slot" ? [element] : []));
  const inOrder =
    kept.length === runs.length &&
    kept.every((element, i) => isPlainSlot(element) && match.slots[element.slot] === runs[i]);
  if (runs.length === 0 || !inOrder) return null;
  const edits: TextEdit[] = [];
  let from = match.from;
  let word = 0;
  for (const [i, run] of [...runs, { from: match.to, to: match.to }].entries()) {
    const slotAt =
      i < runs.length
        ? replacement.elements.findIndex((e, at) => at >= word && e.type === "slot")
        : words.length;
    const gap = words.slice(word, slotAt);
    const found = gapEdits(sentence, from, run.from, gap);
    if (found === null) return null;
    edits.push(...found);
    from = run.to;
    word = slotAt + 1;
  }
  return edits;
}

/** The edit that turns tokens `[from, to)` into words, or none where nothing changes; null where it can't be done. */
function gapEdits(
  sentence: Sentence,
  from: number,
  to: number,
  words: readonly string[],
): readonly TextEdit[] | null {
  if (from < to) {
    const same =
      words.length === to - from && words.every((word, i) => sentence.tokens[from + i]?.lower === word);
    if (same) return [];
    const edit = replaceTokens(sentence, from, to, words);
    const mended = edit && mendArticle(sentence, from, to, edit);
    return mended && [mended];
  }
  if (words.length === 0) return [];
  const next = sentence.tokens[to];
  const previous = sentence.tokens[from - 1];
  const text = joinWords(words);
  if (next && next.pos !== "PUNCT" && to > firstWord(sentence))
    return [{ start: next.start, end: next.start, replacement: `${text} ` }];
  return previous ? [{ start: previous.end, end: previous.end, replacement: ` ${text}` }] : null;
}

const mendInnerArticles = (words: string[]): string[] =>
  words.map((word, i) => {
    const next = words[i + 1];
    return next !== undefined && (word === "a" || word === "an") ? articleFor(next) : word;
  });

/** "more significant" with "big" becomes "bigger". */
function compare(word: string, match: LexiconMatch, sentence: Sentence): Rendered | null {
  const previous = sentence.tokens[match.from - 1];
  if (previous?.lower !== "more" && previous?.lower !== "most") {
    return degreeFits(word, previous) ? { words: [word], from: match.from } : null;
  }
  const degrees = degreesOf(word);
  if (!degrees) return isGradable(word) ? { words: [word], from: match.from } : null;
  if (previous.protected !== null) return null;
  return {
    words: [previous.lower === "more" ? degrees.comparative : degrees.superlative],
    from: match.from - 1,
  };
}

/** "a more seamless experience" would become "a more smooth experience". */
function isMisgraded(word: string | undefined, { from }: LexiconMatch, { tokens }: Sentence): boolean {
  const graded = /^(more|most)$/.test(tokens[from - 1]?.lower ?? "") && tokens[from]?.pos === "ADJ";
  return graded && word !== undefined && word !== tokens[from]?.lower && degreesOf(word) !== null;
}

/** Words that take the place of the tokens from `from` to the end of the match. */
interface Rendered {
  readonly words: readonly string[];
  /** The start of the match, or the "more" before it, of which "bigger" is the comparative. */
  readonly from: number;
}

/** The words of a replacement; null where some cannot be worked out, or the adjective has no such degree. */
function renderWords(
  replacement: Replacement,
  match: LexiconMatch,
  sentence: Sentence,
  source: string,
): Rendered | null {
  const rendered: string[] = [];
  for (const element of replacement.elements) {
    const text = wordsOf(element, match, sentence, source);
    if (text === null) return null;
    rendered.push(text);
  }
  const words = mendInnerArticles(rendered);
  const [first, ...more] = match.entry.pattern;
  const isAdjective = first?.type === "lemma" && first.class === "a";
  if (isAdjective && more.length === 0 && words.length === 1) return compare(words[0] ?? "", match, sentence);
  return more.length > 0 && isMisgraded(words[0], match, sentence) ? null : { words, from: match.from };
}

/** Whether a replacement would take away protected text: what it only moves along in its slots is safe. */
function dropsProtected(
  { elements }: Replacement,
  { slots, to }: LexiconMatch,
  { tokens }: Sentence,
  from: number,
): boolean {
  const isProtected = tokens.slice(from, to).some((token) => token.protected !== null);
  if (!isProtected || !elements.some(({ type }) => type === "slot" || type === "word")) return false;
  const keepsSlots = Object.keys(slots).every((slot) =>
    elements.some((element) => isPlainSlot(element) && element.slot === slot),
  );
  return !keepsSlots;
}

/**
 * The text edits of one replacement of a match, all or none, and the token from which they stand; null where it does not
 * fit here.
 * @param tone the tone asked for
 */
export function renderReplacement(
  replacement: Replacement,
  match: LexiconMatch,
  sentence: Sentence,
  source: string,
  tone: Tone,
): { readonly edits: TextEdit[]; readonly from: number } | null {
  if (!replacement.tones.has(tone) || !fits(replacement, match, sentence)) return null;
  const rendered = renderWords(replacement, match, sentence, source);
  if (!rendered || isRefused(rendered.words, match, sentence)) return null;
  const { words, from } = rendered;
  const around = editsAroundSlots(replacement, words, match, sentence);
  if (around) return around.length > 0 ? { edits: around, from } : null;
  if (dropsProtected(replacement, match, sentence, from)) return null;
  const edit = replaceTokens(sentence, from, match.to, words);
  if (!edit) return null;
  const opens = edit.replacement !== "" && hasOpeningCapital(sentence, from);
  const cased = opens ? capitalize(edit.replacement) : edit.replacement;
  const mended = mendArticle(sentence, from, match.to, { ...edit, replacement: cased });
  const joined = mended && lowerAfterColon(mended, sentence, match.to);
  return joined && { edits: [joined], from };
}
