import type { Sentence, Token } from "../document/types.ts";
import { memoize } from "../memoize.ts";
import { verbSurfaces } from "../morphology/verbs.ts";
import {
  beginsNounPhrase,
  endsSentence,
  headOfPhraseAt,
  isDeterminer,
  isPossessive,
  isPreposition,
  isPunctuation,
  nounPhraseAt,
} from "./context.ts";
import type { Guard } from "./entry.ts";
import type { PatternMatch } from "./match.ts";
import { lemmaPattern } from "./parse.ts";
import type { VerbReading } from "./verb-form.ts";

const formsOf = memoize((lemma: string) => verbSurfaces(lemma));

const isFormOf = (token: Token, lemma: string): boolean => formsOf(lemma).has(token.lower);

const classTests: Readonly<Record<string, (token: Token | undefined) => boolean>> = {
  "<noun>": (token) => token?.pos === "NOUN",
  "<verb>": (token) => token?.pos === "VERB",
  "<adj>": (token) => token?.pos === "ADJ",
  "<adv>": (token) => token?.pos === "ADV",
  "<det>": isDeterminer,
  "<poss>": (token) => token !== undefined && isPossessive(token),
  "<num>": (token) => token?.pos === "NUM",
  "<pron>": (token) => token?.pos === "PRON",
  "<prep>": isPreposition,
  "<aux>": (token) => token?.pos === "AUX",
  "<to>": (token) => token?.lower === "to",
  "<comma>": (token) => token?.text === ",",
  "<punct>": isPunctuation,
  "<end>": endsSentence,
  "<start>": (token) => token === undefined,
  "<name>": (token) => token?.pos === "PROPN",
  "<np>": beginsNounPhrase,
};

function fitsPattern(token: Token | undefined, pattern: string): boolean {
  const test = classTests[pattern];
  if (test) return test(token);
  if (token === undefined) return false;
  const [, lemma = "", wordClass] = lemmaPattern.exec(pattern) ?? [];
  if (wordClass === "v") return isFormOf(token, lemma);
  return token.lemma === lemma || token.lower === lemma;
}

const fits = (token: Token | undefined, { items, patterns }: Guard): boolean =>
  (token !== undefined && items.has(token.lower)) || patterns.some((pattern) => fitsPattern(token, pattern));

/** Whether a noun is in a guard's list: by its lemma, or as it stands, for "data" is listed and "datum" is its lemma. */
const names = ({ items }: Guard, noun: Token | null | undefined): boolean =>
  noun != null && (items.has(noun.lemma) || items.has(noun.lower));

const nounBefore = ({ tokens }: Sentence, from: number): Token | undefined =>
  tokens.slice(0, from).findLast(({ pos }) => pos === "NOUN" || pos === "PROPN" || pos === "PRON");

/** Whether a token is one of the pattern's own words; what its slots took counts as context. */
const isOwnWord = (match: PatternMatch, index: number): boolean =>
  index >= match.from &&
  index < match.to &&
  !Object.values(match.slots).some((run) => index >= run.from && index < run.to);

const voicesOf = ({ voice, sure }: VerbReading): readonly string[] =>
  voice === "passive" && sure ? [voice, "surely passive"] : [voice];

function holdsPlainly(guard: Guard, match: PatternMatch, sentence: Sentence): boolean {
  switch (guard.name) {
    case "next":
      return fits(sentence.tokens[match.to], guard);
    case "prev":
      return fits(sentence.tokens[match.from - 1], guard);
    case "with":
      return sentence.tokens.some(
        (token, index) => (guard.items.has(token.lemma) || fits(token, guard)) && !isOwnWord(match, index),
      );
    case "object":
      return names(guard, headOfPhraseAt(sentence, match.to));
    case "subject":
      return names(guard, nounBefore(sentence, match.from));
    case "form":
      return match.verb !== null && guard.items.has(match.verb.form);
    case "number":
      return match.noun !== null && guard.items.has(match.noun);
    case "voice":
      return match.verb !== null && voicesOf(match.verb).some((voice) => guard.items.has(voice));
    case "start":
      // The mark of bold type stands before the first word.
      return sentence.tokens.slice(0, match.from).every(({ protected: kind }) => kind === "markup");
  }
}

/** The heads that are joined to the noun phrase at `from`: "ideas, coffee, and company". */
function joinedHeads(sentence: Sentence, from: number): (Token | undefined)[] {
  const { tokens } = sentence;
  const heads: (Token | undefined)[] = [];
  let end = nounPhraseAt(sentence, from)?.to;
  while (end !== undefined) {
    const comma = tokens[end]?.text === ",";
    const last = /^(and|or)$/.test(tokens[end + (comma ? 1 : 0)]?.lower ?? "");
    if (!comma && !last) return [];
    const run = nounPhraseAt(sentence, end + (comma ? 1 : 0) + (last ? 1 : 0));
    const after = tokens.slice(run?.to ?? 0).find(({ pos }) => pos !== "ADV");
    if (!run || after?.pos === "VERB" || after?.pos === "AUX") return [];
    heads.push(tokens[run.to - 1]);
    if (last) return heads;
    end = run.to;
  }
  return [];
}

/** "It offers inspiration, coffee, and a view": a verb that fits the first of its objects must fit the others. */
const fitsRow = (guard: Guard, match: PatternMatch, sentence: Sentence): boolean =>
  guard.name !== "object" ||
  guard.negated ||
  match.verb === null ||
  joinedHeads(sentence, match.to).every((head) => names(guard, head));

/** Whether every guard of an entry lets this match through. */
export function guardsHold(guards: readonly Guard[], match: PatternMatch, sentence: Sentence): boolean {
  return guards.every(
    (guard) => holdsPlainly(guard, match, sentence) !== guard.negated && fitsRow(guard, match, sentence),
  );
}
