import type { Sentence, Token } from "../document/types.ts";
import { favorites } from "../favorites.ts";
import { compileLexicon, type LexiconMatch, matchLexicon } from "../lexicon/compile.ts";
import type { LexiconEntry } from "../lexicon/entry.ts";
import { wildlife } from "../lexicon/noun-classes.ts";
import { renderReplacement } from "../lexicon/render.ts";
import { crossesLine } from "../text-edit.ts";
import { type EditKind, tones } from "../types.ts";
import { breaksAgreement } from "./agreement.ts";
import type { Candidate, Rewrite, RewriteContext } from "./candidate.ts";
import { contentLost } from "./content-words.ts";
import { breaksRow } from "./rows.ts";

/** A lexicon file: what its edits are called. */
export interface LexiconSection {
  readonly kind: EditKind;
  readonly entries: readonly LexiconEntry[];
  /** Whether its phrases are stock phrases: see `Candidate`. */
  readonly stock?: boolean;
  /** Whether it holds what is too informal for a formal text. */
  readonly informal?: boolean;
}

/** What readers see in a stock phrase beyond what the detector does, which knows it from people's mails as well. */
const stockPrior = 40;

/** What readers know a machine by goes from every text that reads as a machine's. */
const favoritePrior = 22;

/** A set phrase is a habit even where the detector has not learned it; so, less so, is a favorite word. */
const habit: Readonly<Partial<Record<EditKind, number>>> = { phrase: 5, connective: 5, word: 2.5 };

function priorOf(kind: EditKind, stock: boolean, changed: readonly Token[]): number {
  if (stock) return stockPrior;
  return changed.some(({ lemma }) => favorites.has(lemma)) ? favoritePrior : (habit[kind] ?? 0);
}

/** What a reader is told of an edit: what was empty, what is a habit of machines, or what is now said plainly. */
function reasonFor({ kind, informal }: LexiconSection, before: string, after: string): string {
  if (informal) return `“${before}” is informal`;
  const kept = after.trim();
  const dropped = before.toLowerCase().endsWith(` ${kept.toLowerCase()}`)
    ? before.slice(0, before.length - kept.length).trim()
    : null;
  if (kept === "" || dropped) return `“${dropped || before}” adds nothing here`;
  if (kind === "function-word" || kind === "connective")
    return `machines write “${before}” more than people do`;
  return `a plainer way to say “${before}”`;
}

/** All in capitals: what replaces it would not be. */
const isShouted = (text: string) => text !== "ASAP" && /\p{Lu}{4}/u.test(text) && text === text.toUpperCase();

/** "Ultimately, though, it works": what is dropped before them would leave them at the head. */
const secondOpener = /^(though|however|then|too|therefore)$/;

const animals = new Set(wildlife.split(","));

/** "The octopuses solved mazes. Some individuals …": they are no people, though their own sentence does not say so. */
const mistakesForPeople = (before: string, after: string, { previous, next }: RewriteContext): boolean =>
  /\bindividuals?\b/i.test(before) &&
  /\b(?:people|person|someone|anyone|everyone)\b/i.test(after) &&
  [previous, next].some((near) =>
    near?.tokens.some(({ lower, lemma }) => animals.has(lower) || animals.has(lemma)),
  );

/**
 * "… strategies such as caching. These strategies …" with "these methods": what is named again keeps its name.
 * With "this" alone it still points, and people are the same people by every name.
 */
function renamesWhatItPointsAt(
  { tokens }: Sentence,
  { from, to }: { readonly from: number; readonly to: number },
  after: string,
  { previous }: RewriteContext,
): boolean {
  const noun = tokens[to - 1];
  const points = [from, from - 1].some((at) => /^(?:this|these|those)$/.test(tokens[at]?.lower ?? ""));
  if (!points || noun?.pos !== "NOUN" || noun.lemma === "individual") return false;
  const name = after.replace(/^(?:this|these|those)\b/i, "").trim();
  return (
    name !== "" &&
    !name.includes(noun.lemma) &&
    (previous?.tokens ?? []).some(({ pos, lemma }) => pos === "NOUN" && lemma === noun.lemma)
  );
}

/** Words with which a refrain begins. */
const refrain = /^(?:perhaps|each|every|never|nothing|everything|they|he|she|we|i)$/;

/** "Perhaps it rained. Perhaps it snowed.", "They believed me cruel. They believed me lost.": what begins both is said twice on purpose. */
function breaksRefrain(
  { tokens }: Sentence,
  { from, to }: { readonly from: number; readonly to: number },
  { previous, next }: RewriteContext,
): boolean {
  if (from > 1 || !refrain.test(tokens[0]?.lower ?? "")) return false;
  // "We leverage tools. We leverage data.": that is how machines repeat themselves.
  if (tokens.slice(from, to).some(({ lemma }) => favorites.has(lemma))) return false;
  const opening = tokens.slice(0, to);
  return [previous, next].some(
    (near) => near !== null && opening.every(({ lower }, at) => near.tokens[at]?.lower === lower),
  );
}

function toCandidate(
  match: LexiconMatch,
  choice: number,
  section: LexiconSection,
  sentence: Sentence,
  context: RewriteContext,
): Candidate | null {
  const { kind, stock = false } = section;
  const replacement = match.entry.replacements[choice];
  const rendered =
    replacement && renderReplacement(replacement, match, sentence, context.source, context.tone);
  if (!rendered || rendered.edits.some((edit) => crossesLine(context.source, edit))) return null;
  const tokens = sentence.tokens.slice(rendered.from, match.to);
  const from = tokens[0]?.start ?? 0;
  const end = tokens.at(-1)?.end ?? from;
  const before = context.source.slice(from, end);
  if (isShouted(before)) return null;
  const after = rendered.edits.map((edit) => edit.replacement).join(" ");
  if (
    from === sentence.start &&
    after.length < 2 &&
    secondOpener.test(sentence.tokens[match.to]?.lower ?? "")
  )
    return null;
  if (mistakesForPeople(before, after, context)) return null;
  if (renamesWhatItPointsAt(sentence, { from: rendered.from, to: match.to }, after, context)) return null;
  if (breaksRefrain(sentence, { from: rendered.from, to: match.to }, context)) return null;
  if (breaksRow(sentence, rendered.from, match.to, rendered.edits)) return null;
  if (breaksAgreement(sentence, rendered.from, match.to, rendered.edits)) return null;
  const reason = reasonFor(section, before, after);
  const slots = Object.values(match.slots);
  const changed = tokens.filter(
    (_, i) => !slots.some((run) => rendered.from + i >= run.from && rendered.from + i < run.to),
  );
  const lost = rendered.edits.length > 1 || slots.length === 0 ? changed : tokens;
  return {
    kind,
    reason,
    edits: rendered.edits.map((edit) => ({ ...edit, kind, reason })),
    start: Math.min(from, rendered.edits[0]?.start ?? from),
    end: Math.max(end, rendered.edits.at(-1)?.end ?? end),
    contentLost: contentLost(lost, after),
    origin: match.entry.source,
    preference: 1 - choice / Math.max(2, match.entry.replacements.length),
    prior: priorOf(kind, stock, changed),
    stock,
    isToned: replacement.tones.size < tones.length,
  };
}

/** Candidates from a lexicon: every replacement of every entry whose guards hold. */
export function lexiconRewrite(sections: readonly LexiconSection[]): Rewrite {
  const sectionAt = sections.flatMap((section) => section.entries.map(() => section));
  const lexicon = compileLexicon(sections.flatMap(({ entries }) => entries));
  return (sentence, context) =>
    matchLexicon(lexicon, sentence).flatMap((match) => {
      const section = sectionAt[match.place];
      if (!section) return [];
      return match.entry.replacements.flatMap((_, choice) => {
        const candidate = toCandidate(match, choice, section, sentence, context);
        return candidate ? [candidate] : [];
      });
    });
}
