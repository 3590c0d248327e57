import type { Sentence, Token } from "../document/types.ts";
import { isPreposition, nounPhraseAt } from "../lexicon/context.ts";
import type { Candidate, Rewrite, RewriteContext } from "./candidate.ts";
import { clauseAt, finiteTense, hasComma, mainVerb, wordAt, wordsBetween } from "./clause.ts";
import { structuralCandidate } from "./structural.ts";

/** The origin of its candidates. */
export const bracketsOrigin = "aside in brackets";

/** An aside of tokens `(opening comma, to)`; at `to` stands its closing comma or the full stop. */
interface Aside {
  readonly comma: number;
  readonly to: number;
}

/** The longest aside, in words, that brackets still hold together. */
const longestAside = 24;
/** And the longest one between a subject and its verb. */
const longestBetween = 10;

/** The end of the noun phrase at `from` with what "of" and its like hang on it; null where none stands there. */
function itemEnd(sentence: Sentence, from: number): number | null {
  let to = nounPhraseAt(sentence, from)?.to;
  while (to !== undefined && /^(of|for|in|from|with|by|to)$/.test(wordAt(sentence, to))) {
    const next = nounPhraseAt(sentence, to + 1)?.to;
    if (next === undefined) return null;
    to = next;
  }
  return to ?? null;
}

/** The end of "A", "A and B" or "A, B, and C" at `from`; null where the words are no such list. */
function listEnd(sentence: Sentence, from: number): number | null {
  let at = itemEnd(sentence, from);
  let isRow = false;
  while (at !== null) {
    const comma = wordAt(sentence, at) === ",";
    const joins = /^(and|or)$/.test(wordAt(sentence, comma ? at + 1 : at));
    if (joins) return itemEnd(sentence, at + (comma ? 2 : 1));
    if (!comma) return isRow ? null : at;
    const next = itemEnd(sentence, at + 1);
    // The comma that closes the aside, not one of a row.
    if (next === null || !/^(,|and|or)$/.test(wordAt(sentence, next))) return isRow ? null : at;
    isRow = true;
    at = next;
  }
  return null;
}

/** Words that show that more than a list stands before the end of the sentence. */
const opensMore = /^(that|which|who|whose|where|when|while|but|because|if|as|although|though|than|so|to)$/;

/** "power grids, disrupting trade": what follows is no item, unless all of them begin so. */
const hasOtherParticiple = (rest: readonly Token[]): boolean =>
  !rest[0]?.lower.endsWith("ing") &&
  rest.some(({ text }, at) => text === "," && rest[at + 1]?.lower.endsWith("ing"));

/** "talks or a hearing, and any limits": what stands behind the comma may be no item either. */
const hasSecondRow = (rest: readonly Token[]): boolean => {
  const joins = rest.filter(({ lower }) => /^(and|or)$/.test(lower));
  return joins.length > 1 && rest.some((token, at) => joins.includes(token) && rest[at - 1]?.text === ",");
};

/** The full stop, where nothing but a list that brackets can hold stands between `from` and it; null where there is more. */
function lastOfSentence(sentence: Sentence, from: number): number | null {
  const { tokens } = sentence;
  const end = tokens.length - 1;
  // Marks included, hardly more; and a long sentence is not read to its end from each of its commas.
  if (tokens[end]?.text !== "." || end - from > 2 * longestAside) return null;
  const rest = tokens.slice(from, end);
  const last = rest.findLastIndex(({ lower }) => /^(and|or)$/.test(lower));
  const isList =
    !rest.some(({ lower, text }) => opensMore.test(lower) || /[;:—–"“”]/.test(text)) &&
    !hasOtherParticiple(rest) &&
    !hasSecondRow(rest) &&
    mainVerb(sentence, from, end) === null &&
    !hasComma(sentence, from + Math.max(0, last), end);
  return isList ? end : null;
}

const inNounPhrase = ({ pos }: Token): boolean => /^(NOUN|PROPN|ADJ|DET|NUM|PRON)$/.test(pos);

/** "minimum standards for all stops": what follows may be examples of either noun. */
function hangsOnNoun({ tokens }: Sentence, end: number): boolean {
  let joint = end - 1;
  for (let token = tokens[joint]; token && !isPreposition(token); token = tokens[joint]) {
    if (!inNounPhrase(token)) return false;
    joint -= 1;
  }
  return tokens[joint]?.lower !== "of" && /^(NOUN|PROPN)$/.test(tokens[joint - 1]?.pos ?? "");
}

/** "explained by a number of factors, including …": the noun says nothing without its examples, which are the news. */
const saysNothing = ({ tokens }: Sentence, end: number): boolean =>
  /^(?:factors|reasons|ways|things|causes)$/.test(tokens[end - 1]?.lower ?? "") &&
  /^(?:of|several|various|many|some|few|multiple|numerous|different)$/.test(tokens[end - 2]?.lower ?? "");

/** ", such as rice and beans": examples of the noun before them. */
function examplesAt(sentence: Sentence, comma: number): Aside | null {
  const first = wordAt(sentence, comma + 1);
  const from = first === "such" && wordAt(sentence, comma + 2) === "as" ? comma + 3 : comma + 2;
  if (first !== "including" && from !== comma + 3) return null;
  if (!/^(NOUN|PROPN)$/.test(sentence.tokens[comma - 1]?.pos ?? "") || hangsOnNoun(sentence, comma))
    return null;
  if (saysNothing(sentence, comma)) return null;
  const list = listEnd(sentence, from);
  const to = list !== null && goesOn(sentence, list) ? list : lastOfSentence(sentence, from);
  return to !== null && wordsBetween(sentence, comma, to) <= longestAside ? { comma, to } : null;
}

/** "With many toppings, including fruit, there's …": what is put first keeps its comma; "including yoga, spin, and dance": an item may look like a verb. */
const goesOn = (sentence: Sentence, at: number): boolean =>
  sentence.tokens[at]?.text === "," &&
  !/^(,|and|or)$/.test(wordAt(sentence, at + 2)) &&
  clauseAt(sentence, at + 1) === null &&
  (finiteTense(sentence, at + 1) !== null ||
    isPreposition(sentence.tokens[at + 1]) ||
    wordAt(sentence, at + 1) === "to");

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
  const ends = closing.text === ".";
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
        { start: closing.start, end: ends ? closing.start : closing.end, replacement: ")" },
      ],
      prior: 4,
      spansFreeWords: true,
    }),
  ];
}

/** "Grains, such as rice and wheat, are …" to "Grains (such as rice and wheat) are …". */
export const brackets: Rewrite = (sentence: Sentence, { source, previous, next }: RewriteContext) => {
  if (hasBrackets(sentence) || hasBrackets(previous) || hasBrackets(next)) return [];
  const first = sentence.tokens.findIndex(({ text }) => text === ",");
  return sentence.tokens.flatMap(({ text }, comma): Candidate[] => {
    if (text !== ",") return [];
    const aside = examplesAt(sentence, comma) ?? (comma === first ? describedAt(sentence, comma) : null);
    return aside ? inBrackets(sentence, aside, source) : [];
  });
};
