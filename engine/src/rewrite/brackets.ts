import type { Sentence, Token } from "../document/types.ts";
import { nounPhraseAt } from "../lexicon/context.ts";
import type { Candidate, Rewrite, RewriteContext } from "./candidate.ts";
import { finiteTense, mainVerb, wordAt, wordsBetween } from "./clause.ts";
import { structuralCandidate } from "./structural.ts";

/** The origin of its candidates. */
export const bracketsOrigin = "aside in brackets";

/** An aside of tokens `(opening comma, to)`; at `to` stands its closing comma. */
interface Aside {
  readonly comma: number;
  readonly to: number;
}

/** The longest aside, in words, between a subject and its verb. */
const longestBetween = 10;

/** Kinds of thing that an aside may name in passing, as in "a yogurt drink": what else it says stands between commas. */
const kinds =
  /^(drink|beverage|dish|food|snack|dessert|sauce|stew|soup|bread|pastry|cheese|sausage|brand|species|plant|herb|spice|bird|fish|insect|store|shop|grocery|bakery|restaurant|district|suburb|town|village|river|lake|protein|enzyme|hormone|drug|virus|disease|software|language|dialect|instrument|garment|novel|film|stop)$/;

/** ", a brand of beer," between a name and its verb in the present; `comma` is the first of the sentence. */
function describedAt(sentence: Sentence, comma: number): Aside | null {
  const { tokens } = sentence;
  if (tokens[comma - 1]?.pos !== "PROPN" || mainVerb(sentence, 0, comma)) return null;
  const to = tokens.findIndex(({ text }, at) => at > comma && text === ",");
  if (to < 0 || wordsBetween(sentence, comma, to) > longestBetween) return null;
  const head = tokens[(nounPhraseAt(sentence, comma + 1)?.to ?? 0) - 1];
  const describes =
    /^an?$/.test(wordAt(sentence, comma + 1)) &&
    mainVerb(sentence, comma + 1, to) === null &&
    head !== undefined &&
    kinds.test(head.lemma);
  const tense = finiteTense(sentence, to + 1);
  return describes && tense !== null && /^present/.test(tense) ? { comma, to } : null;
}

const isBracket = ({ text }: Token): boolean => /[()[\]{}]/.test(text);

const hasBrackets = (sentence: Sentence | null): boolean => sentence?.tokens.some(isBracket) ?? false;

function inBrackets(sentence: Sentence, { comma, to }: Aside, source: string): Candidate[] {
  const opening = sentence.tokens[comma];
  const first = sentence.tokens[comma + 1];
  const closing = sentence.tokens[to];
  if (!opening || !first || !closing || opening.protected !== null || closing.protected !== null) return [];
  // It may hold the end of a line.
  const gap = source.slice(opening.end, first.start) || " ";
  return [
    structuralCandidate(sentence, {
      kind: "punctuation",
      origin: bracketsOrigin,
      reason: "people put such an aside in brackets",
      from: comma,
      to: to + 1,
      edits: [
        { start: opening.start, end: first.start, replacement: `${gap}(` },
        { start: closing.start, end: closing.end, replacement: ")" },
      ],
      prior: 4,
      spansFreeWords: true,
    }),
  ];
}

/** "Kyoto, a popular stop on the tour, is …" to "Kyoto (a popular stop on the tour) is …". Examples keep their commas: people hardly ever write "(such as". */
export const brackets: Rewrite = (sentence: Sentence, { source, previous, next }: RewriteContext) => {
  if (hasBrackets(sentence) || hasBrackets(previous) || hasBrackets(next)) return [];
  const first = sentence.tokens.findIndex(({ text }) => text === ",");
  const aside = first < 0 ? null : describedAt(sentence, first);
  return aside ? inBrackets(sentence, aside, source) : [];
};
