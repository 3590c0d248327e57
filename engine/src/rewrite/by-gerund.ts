import { canBe, isKnownWord } from "../document/tagging/vocabulary.ts";
import type { Sentence, Token } from "../document/types.ts";
import { favorites } from "../favorites.ts";
import { hasPluralEnding, nounPhraseAt, type TokenRun } from "../lexicon/context.ts";
import { conjugate } from "../morphology/verbs.ts";
import type { TextEdit } from "../text-edit.ts";
import type { Rewrite } from "./candidate.ts";
import { structuralCandidate } from "./structural.ts";

const longestPhrase = 14;
/** Before "you" or "we" the opening stays easy to read longer: nothing stands in for its subject. */
const longestBeforePronoun = 22;

const pronouns = /^(you|we|they|i)$/;
const irregularPlurals = /^(people|men|women|children)$/;

/** With these the sentence tells what is possible; "By comparing them, we find" tells what was done. */
const possibility = /^(can|will|may)$/;

/** Forms in -ing that stand before nouns as adjectives do: "and growing towns". */
const attributive =
  /^(growing|existing|emerging|developing|leading|changing|underlying|remaining|working|living|rising|aging|ageing|ongoing|surrounding|aspiring|competing|moving|lasting|evolving)$/;

/** "and learning environments" may be a compound, "and encouraging feedback" is none. */
const mayModify = (gerund: Token, next: Token | undefined): boolean =>
  attributive.test(gerund.lower) || (next?.pos === "NOUN" && canBe(gerund.lower, "NOUN"));

/** Joined to a noun and before "of" these are nouns: "tap into the history and meaning of myths". */
const nounsBeforeOf =
  /^(meaning|understanding|feeling|beginning|ending|teaching|setting|timing|wording|phrasing|funding|spelling|writing|pricing|staging|layering|flowering)$/;

const isGerund = (token: Token | undefined): token is Token =>
  token?.pos === "VERB" && token.lower.endsWith("ing") && conjugate(token.lemma).ing === token.lower;

/** What a machine's favorites say in plain words, whatever their object is. */
const plainVerbs: ReadonlyMap<string, string> = new Map([
  ["leverage", "use"],
  ["utilize", "use"],
  ["harness", "use"],
]);

/** What the verb of the phrase is turned into; null where it is none or unknown, or a favorite word with no plain one for it. */
function baseOfGerund(token: Token | undefined): TextEdit | null {
  if (!isGerund(token) || token.protected !== null || token.lemma === "be") return null;
  // The base of an unknown verb is a guess: "upskilling" would give "upskille".
  if (!isKnownWord(token.lemma)) return null;
  const plain = plainVerbs.get(token.lemma);
  if (plain === undefined && favorites.has(token.lemma)) return null;
  return { start: token.start, end: token.end, replacement: plain ?? token.lemma };
}

/** Who acts, as people are called. */
const plainWord = ({ text }: Token): string => (text === "individuals" ? "people" : text);

/** The verbs joined to the first: "and addressing"; null where it is not sure that they are any. */
function joinedVerbs(phrase: readonly Token[]): TextEdit[] | null {
  const edits: TextEdit[] = [];
  for (const [at, token] of phrase.entries()) {
    if (phrase[at - 1]?.pos !== "CCONJ" || !token.lower.endsWith("ing")) continue;
    const isNoun = nounsBeforeOf.test(token.lower) && phrase[at - 2]?.pos === "NOUN";
    if (isNoun && phrase[at + 1]?.lower === "of") continue;
    const edit = baseOfGerund(token);
    // "combining reading and writing": both are nouns.
    const joinsNouns = at > 3 && phrase[at - 2]?.lower.endsWith("ing");
    if (edit === null || joinsNouns || mayModify(token, phrase[at + 1])) return null;
    edits.push(edit);
  }
  return edits;
}

const isPlural = (token: Token): boolean => hasPluralEnding(token) || irregularPlurals.test(token.lower);

/** The subject at `from` of what is possible, where "they" or itself can stand for it. */
function subjectAt(
  sentence: Sentence,
  from: number,
): { readonly run: TokenRun; readonly isPronoun: boolean } | null {
  const run = nounPhraseAt(sentence, from);
  const head = sentence.tokens[(run?.to ?? 0) - 1];
  const verb = sentence.tokens[run?.to ?? 0];
  if (!run || !head || !verb) return null;
  if (sentence.tokens.slice(run.from, run.to).some((token) => token.protected !== null)) return null;
  // "By examining the sources, biases can be found": who examines is not said.
  if (sentence.tokens[run.to + 1]?.lower === "be") return null;
  const isPronoun = run.to - run.from === 1 && pronouns.test(head.lower);
  return possibility.test(verb.lower) && (isPronoun || isPlural(head)) ? { run, isPronoun } : null;
}

/** Whether a comma stands between two adjectives: "clear, simple rules". */
const separatesAdjectives = ({ tokens }: Sentence, at: number): boolean =>
  tokens[at]?.text === "," && tokens[at - 1]?.pos === "ADJ" && tokens[at + 1]?.pos === "ADJ";

/** The comma that ends the opening phrase; -1 where there is none. */
const closingComma = (sentence: Sentence): number =>
  sentence.tokens.findIndex(({ text }, at) => text === "," && !separatesAdjectives(sentence, at));

/** "By planning ahead, families can save." to "When families plan ahead, they can save."; "If you plan ahead, you can save." */
export const byGerund: Rewrite = (sentence) => {
  const { tokens } = sentence;
  const [by, gerund, next] = tokens;
  const comma = closingComma(sentence);
  if (by?.text !== "By" || !next || comma < 3) return [];
  const phrase = tokens.slice(0, comma);
  // "By using one's strengths, people can": they use their own.
  const isInner = (at: number) => separatesAdjectives(sentence, at);
  if (phrase.some(({ pos }, at) => pos === "PUNCT" && !isInner(at))) return [];
  if (phrase.some(({ lower }) => /^one(?:['’]s|self)$/.test(lower))) return [];
  const base = baseOfGerund(gerund);
  const joined = joinedVerbs(phrase);
  const subject = subjectAt(sentence, comma + 1);
  if (!base || !joined || !subject) return [];
  if (comma > (subject.isPronoun ? longestBeforePronoun : longestPhrase)) return [];
  const { run, isPronoun } = subject;
  const [first, last] = [tokens[run.from], tokens[run.to - 1]];
  if (!first || !last) return [];
  const words = tokens.slice(run.from, run.to).map(plainWord);
  const opening = `${isPronoun ? "If" : "When"} ${words.join(" ")} ${base.replacement}`;
  const replaced = { start: first.start, end: last.end, replacement: "they" };
  return [
    structuralCandidate(sentence, {
      kind: "clause",
      origin: "by -ing to clause",
      reason: "machines open with “By …ing” more often than people do",
      from: 0,
      to: run.to,
      edits: [
        { start: by.start, end: base.end, replacement: opening },
        ...joined,
        ...(isPronoun ? [] : [replaced]),
      ],
      spansFreeWords: true,
      prior: 8,
    }),
  ];
};
