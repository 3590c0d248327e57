import model from "wink-eng-lite-web-model";
import winkNLP, { type ItemToken, type ItsFunction } from "wink-nlp";
import { countWords } from "../../engine/src/check/length.ts";

const nlp = winkNLP(model, ["sbd", "pos"]);
// The package's types leave out that `out` passes the add-ons which a lemma needs, and that some words have none.
const itsLemma = nlp.its.lemma as unknown as ItsFunction<string | undefined>;

/** What of a text is still there after a rewrite; shares of the input's, 1 where nothing was there to keep. */
export interface Preservation {
  readonly contentWords: number;
  readonly numbers: number;
  readonly names: number;
  readonly negations: number;
  /** Same number of paragraphs. */
  readonly paragraphs: boolean;
  /** Words after over words before. */
  readonly length: number;
}

const contentTags = new Set(["NOUN", "VERB", "ADJ", "ADV", "PROPN"]);
const empty = new Set(
  "be have do get go make will would can could may might must shall should not".split(" "),
);

/** Lemmas of the content words, in order. */
function contentLemmas(text: string): string[] {
  const lemmas: string[] = [];
  nlp
    .readDoc(text)
    .tokens()
    .each((token: ItemToken) => {
      const lemma = (token.out(itsLemma) ?? token.out(nlp.its.normal)).toLowerCase();
      if (contentTags.has(token.out(nlp.its.pos)) && /\p{L}/u.test(lemma) && !empty.has(lemma))
        lemmas.push(lemma);
    });
  return lemmas;
}

/** Share of a multiset that another one also holds. */
export function keptShare(before: readonly string[], after: readonly string[]): number {
  if (before.length === 0) return 1;
  const left = new Map<string, number>();
  for (const item of after) left.set(item, (left.get(item) ?? 0) + 1);
  let kept = 0;
  for (const item of before) {
    const count = left.get(item) ?? 0;
    if (count > 0) kept++;
    left.set(item, count - 1);
  }
  return kept / before.length;
}

const numbers = (text: string): string[] =>
  (text.match(/\d+(?:[.,:/]\d+)*%?/g) ?? []).map((number) => number.replaceAll(",", ""));
const bareName = (name: string): string => name.replace(/['’]s$/, "");
/** Capitalized words that do not begin a sentence. */
const names = (text: string): string[] =>
  [...text.matchAll(/(?<=[\p{Ll}\d,;)] )\p{Lu}[\p{L}'’-]*\p{L}/gu)]
    .map(([name]) => bareName(name))
    .filter((name) => !/^I['’]/.test(name));
/** Every capitalized word: a name may come to begin its sentence. */
const capitalized = (text: string): string[] => (text.match(/\p{Lu}[\p{L}'’-]*\p{L}/gu) ?? []).map(bareName);
const negations = (text: string): string[] =>
  (
    text
      .toLowerCase()
      .match(/\b(?:not|no|never|none|nobody|nothing|neither|nor|nowhere|cannot|without)\b|n['’]t\b/g) ?? []
  ).map((word) => (/^n['’]t$|^cannot$/.test(word) ? "not" : word));
const paragraphs = (text: string): number => text.trim().split(/\n\s*\n/).length;

/** Compares a text with its rewrite. */
export function measurePreservation(before: string, after: string): Preservation {
  return {
    contentWords: keptShare(contentLemmas(before), contentLemmas(after)),
    numbers: keptShare(numbers(before), numbers(after)),
    names: keptShare(names(before), capitalized(after)),
    negations: keptShare(negations(before), negations(after)),
    paragraphs: paragraphs(before) === paragraphs(after),
    length: countWords(after) / Math.max(1, countWords(before)),
  };
}
