import type { Sentence, Token } from "../document/types.ts";
import {
  capitalize,
  firstWord,
  hasOpeningCapital,
  joinWords,
  mendArticle,
  replaceTokens,
  type TextEdit,
  uncapitalizeToken,
  withApostropheOf,
} from "../rewrite/text-edit.ts";
import type { Tone } from "../types.ts";
import { surfaceOfBe } from "./be.ts";
import type { LexiconMatch } from "./compile.ts";
import type { TokenRun } from "./context.ts";
import type { Replacement, ReplacementElement } from "./entry.ts";
import { degreesOf, isGradable } from "./morphology/adjectives.ts";
import { articleFor } from "./morphology/article.ts";
import { pluralize } from "./morphology/nouns.ts";
import { conjugate, type VerbForm } from "./morphology/verbs.ts";
import { breaksWhatFollows, hasTwinAfter } from "./refusals.ts";

const particles = new Set(["out", "up", "off", "down", "away", "back", "over"]);
const strandedPrepositions = new Set(
  "into at to with for on of about through from after in as like".split(" "),
);
const objectPronouns = new Set(["it", "them", "him", "her", "us", "me", "you"]);
const degreeWords = new Set([
  "less",
  "least",
  "as",
  "so",
  "too",
  "very",
  "quite",
  "rather",
  "how",
  "extremely",
  "highly",
  "incredibly",
  "especially",
  "particularly",
  "increasingly",
  "equally",
  "fairly",
  "somewhat",
  "truly",
  "remarkably",
]);

/** Adverbs and adjectives before the match that the replacement must be able to follow. */
function degreeFits(word: string, previous: Token | undefined): boolean {
  return previous === undefined || !degreeWords.has(previous.lower) || isGradable(word);
}

function positionFits(replacement: Replacement, sentence: Sentence, match: LexiconMatch): boolean {
  if (replacement.position === null) return true;
  const next = sentence.tokens[match.to];
  const attributive = next !== undefined && ["NOUN", "ADJ", "PROPN"].includes(next.pos);
  return attributive === (replacement.position === "attr");
}

/** A phrasal verb cannot stand in every place its one-word synonym can. */
function phrasalFits(replacement: Replacement, sentence: Sentence, match: LexiconMatch): boolean {
  const last = match.entry.pattern.at(-1);
  const verbAt = replacement.elements.findIndex(
    (element) => element.type === "lemma" && element.class === "v",
  );
  if (last?.type !== "lemma" || last.class !== "v" || verbAt < 0) return true;
  const tail = replacement.elements.at(-1);
  if (verbAt === replacement.elements.length - 1 || tail?.type !== "word") return true;
  const next = sentence.tokens[match.to];
  if (particles.has(tail.word)) return next === undefined || !objectPronouns.has(next.lower);
  return !(
    strandedPrepositions.has(tail.word) &&
    (match.verb?.voice === "passive" || match.verb?.form === "part")
  );
}

/** The noun that ends a match must be its phrase's head: "challenge course" is not about challenges. */
function nounFits(sentence: Sentence, match: LexiconMatch): boolean {
  const last = match.entry.pattern.at(-1);
  if (last?.type !== "lemma" || last.class !== "n") return true;
  const guarded = match.entry.guards.some((guard) => guard.name === "next" && !guard.negated);
  return guarded || sentence.tokens[match.to]?.pos !== "NOUN";
}

function adverbFits(sentence: Sentence, match: LexiconMatch): boolean {
  const first = match.entry.pattern[0];
  if (first?.type !== "lemma" || first.class !== "r") return true;
  const previous = sentence.tokens[match.from - 1]?.lower ?? "";
  return !degreeWords.has(previous) && previous !== "more" && previous !== "most";
}

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
  return inflect(verb.lemma, element.form, sentence, match.from);
}

const isPlainSlot = (element: ReplacementElement) => element.type === "slot" && element.form === null;

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
    const edit = gapEdit(sentence, from, run.from, gap);
    if (edit === undefined) return null;
    if (edit) edits.push(edit);
    from = run.to;
    word = slotAt + 1;
  }
  return edits;
}

/** The edit that turns tokens `[from, to)` into words; null where nothing changes, undefined where it can't be done. */
function gapEdit(
  sentence: Sentence,
  from: number,
  to: number,
  words: readonly string[],
): TextEdit | null | undefined {
  if (from < to) {
    const same =
      words.length === to - from && words.every((word, i) => sentence.tokens[from + i]?.lower === word);
    if (same) return null;
    const edit = replaceTokens(sentence, from, to, words);
    return (edit && mendArticle(sentence, from, to, edit)) ?? undefined;
  }
  if (words.length === 0) return null;
  const next = sentence.tokens[to];
  const previous = sentence.tokens[from - 1];
  if (next && next.pos !== "PUNCT" && to > firstWord(sentence))
    return { start: next.start, end: next.start, replacement: `${joinWords(words)} ` };
  return previous
    ? { start: previous.end, end: previous.end, replacement: ` ${joinWords(words)}` }
    : undefined;
}

const mendInnerArticles = (words: string[]): string[] =>
  words.map((word, i) => {
    const next = words[i + 1];
    return next !== undefined && (word === "a" || word === "an") ? articleFor(next) : word;
  });

/** "more significant" with "big" becomes "bigger". */
function compare(
  word: string,
  match: LexiconMatch,
  sentence: Sentence,
): { readonly words: string[]; readonly from: number } | null {
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

/**
 * The text edits of one replacement of a match, all or none; null where it does not fit here.
 * @param tone the tone asked for
 */
export function renderReplacement(
  replacement: Replacement,
  match: LexiconMatch,
  sentence: Sentence,
  source: string,
  tone: Tone,
): { readonly edits: TextEdit[]; readonly from: number } | null {
  if (!replacement.tones.has(tone) || !positionFits(replacement, sentence, match)) return null;
  if (
    !phrasalFits(replacement, sentence, match) ||
    !nounFits(sentence, match) ||
    !adverbFits(sentence, match)
  )
    return null;
  const rendered: string[] = [];
  for (const element of replacement.elements) {
    const text = wordsOf(element, match, sentence, source);
    if (text === null) return null;
    rendered.push(text);
  }
  let words = mendInnerArticles(rendered);
  let from = match.from;
  const first = match.entry.pattern[0];
  if (
    first?.type === "lemma" &&
    first.class === "a" &&
    match.entry.pattern.length === 1 &&
    words.length === 1
  ) {
    const compared = compare(words[0] ?? "", match, sentence);
    if (!compared) return null;
    ({ words, from } = compared);
  }
  if (match.entry.pattern.length > 1 && isMisgraded(words[0], match, sentence)) return null;
  if (breaksWhatFollows(words, match, sentence)) return null;
  const around = editsAroundSlots(replacement, words, match, sentence);
  if (around) return around.length > 0 ? { edits: around, from } : null;
  const isProtected = sentence.tokens.slice(from, match.to).some((token) => token.protected !== null);
  if (
    isProtected &&
    replacement.elements.some((element) => element.type === "slot" || element.type === "word")
  ) {
    const keepsSlots = Object.keys(match.slots).every((slot) =>
      replacement.elements.some((e) => isPlainSlot(e) && e.type === "slot" && e.slot === slot),
    );
    if (!keepsSlots) return null;
  }
  const edit = replaceTokens(sentence, from, match.to, words);
  if (!edit) return null;
  const cased =
    edit.replacement !== "" && hasOpeningCapital(sentence, from)
      ? capitalize(edit.replacement)
      : edit.replacement;
  const mended = mendArticle(sentence, from, match.to, { ...edit, replacement: cased });
  return mended && { edits: [mended], from };
}
