import { capitalize, firstWord, isCapitalized } from "../document/capitals.ts";
import type { Sentence, Token } from "../document/types.ts";
import { isDeterminer } from "../lexicon/context.ts";
import { persons } from "../lexicon/noun-classes.ts";
import { wordSet } from "../word-set.ts";
import type { Candidate, Rewrite } from "./candidate.ts";
import { clauseAt } from "./clause.ts";
import { structuralCandidate } from "./structural.ts";

/** What can own something: people, groups and places. */
const owners = wordSet(
  "company team city country school student teacher author child parent family village community government nation organization patient customer user reader writer player artist leader employee employer business brand university college woman man girl boy king queen world planet narrator character protagonist hero king state town region client worker owner manager director firm family restaurant hotel museum artist poet doctor nurse farmer driver society economy industry public audience viewer researcher scientist president committee board council group ship house film novel story book poem paper study",
);

/** What is owned in so plain a sense that "of" and 's mean the same. */
const owned = wordSet(
  "success growth size history future name goal mission performance reputation identity culture population economy capital leader founder owner strength weakness reaction response behavior opinion voice life health safety career journey attention interest trust needs need expectation experience ability role position decision choice struggle rise decline fate structure purpose title author protagonist narrator ending message tone theme setting plot style quality work well-being confidence motivation budget revenue income mood mind eye face hand home room past childhood dream fear emotion feeling progress welfare infrastructure finances workforce staff",
);

const people = new Set(persons.split(","));

/** What takes "in": "the role of the state in trade". */
const takesIn = /^(role|interest|trust|confidence|success|rise|decline|progress|position)$/;
const place =
  /^(in|at|on|with|without|from|by|for|near|around|across|behind|under|as|within|inside|outside|like|between|among|against)$/;

/** "the future of students from poor families": the phrase tells which students, and must stay at them. */
const describes = (next: Token, thing: Token) =>
  place.test(next.lower) && !(next.lower === "in" && takesIn.test(thing.lemma));

/** "the growth of the company": its words by what they are. */
interface OfPhrase {
  readonly article: Token;
  readonly thing: Token;
  readonly determiner: Token;
  readonly owner: Token;
}

/** The phrase of a thing and its owner that begins at `at`; null where another stands there, or none. */
function ofPhraseAt({ tokens }: Sentence, at: number): OfPhrase | null {
  if (tokens[at]?.lower !== "the" || tokens[at + 2]?.lower !== "of") return null;
  const words = tokens.slice(at, at + 5);
  const [article, thing, , determiner, owner] = words;
  if (!article || !thing || !determiner || !owner) return null;
  if (words.some((token) => token.protected !== null)) return null;
  if (thing.pos !== "NOUN" || !owned.has(thing.lemma) || owner.pos !== "NOUN" || !owners.has(owner.lemma))
    return null;
  const isVague = /^(a|an|this|that|these|those|some|any|no|each|every|all|both)$/.test(determiner.lower);
  return isDeterminer(determiner) && !isVague ? { article, thing, determiner, owner } : null;
}

/** Whether what stands at `at`, right behind the owner, belongs to it. */
function goesOn(sentence: Sentence, at: number, thing: Token): boolean {
  const next = sentence.tokens[at];
  if (!next) return false;
  return (
    ["NOUN", "PROPN", "PART"].includes(next.pos) ||
    /^(of|that|who|which|whose|where|and|or|['’]s?)$/.test(next.lower) ||
    clauseAt(sentence, at) !== null ||
    (next.pos === "VERB" && /(ed|en|ing)$/.test(next.lower)) ||
    describes(next, thing)
  );
}

/** Whether the words say something else together, or are one of a chain: `before` is the word before them. */
function isFixed({ thing, owner }: OfPhrase, before: string): boolean {
  // "in the eyes of the world", "at the heart of the town": set phrases.
  const isSet = /^(in|at|into)$/.test(before) && /^(eye|hand|face|heart|mind)$/.test(thing.lemma);
  // "the voice of the customer": a term of product work.
  const isTerm = thing.lower === "voice" && owner.lower === "customer";
  // "the face of our planet", "the face of the brand": only people have one of flesh.
  const isFigure = /^(eye|hand|face|mind)$/.test(thing.lemma) && !people.has(owner.lemma);
  return isSet || isTerm || isFigure || before === "of";
}

/** "company's", "students'"; null for a plural like "people", and where the word has an apostrophe already. */
function genitiveOf({ text, lower, lemma }: Token): string | null {
  const isPlural = lower !== lemma;
  if (/['’]/.test(text) || (isPlural && !lower.endsWith("s"))) return null;
  return text + (isPlural ? "'" : "'s");
}

function genitiveAt(sentence: Sentence, at: number): Candidate[] {
  const phrase = ofPhraseAt(sentence, at);
  if (!phrase || isFixed(phrase, sentence.tokens[at - 1]?.lower ?? "")) return [];
  const { article, thing, determiner, owner } = phrase;
  const possessive = genitiveOf(owner);
  if (possessive === null || goesOn(sentence, at + 5, thing)) return [];
  const opens = at <= firstWord(sentence) && isCapitalized(article.text);
  const first = opens ? capitalize(determiner.text) : determiner.text;
  const replacement = `${first} ${possessive} ${thing.text}`.replaceAll("’", "'");
  return [
    structuralCandidate(sentence, {
      kind: "phrase",
      origin: "genitive",
      reason: "shorter than a chain of “of”",
      from: at,
      to: at + 5,
      edits: [{ start: article.start, end: owner.end, replacement }],
      prior: 2,
    }),
  ];
}

/** "the success of the company" to "the company's success". */
export const genitive: Rewrite = (sentence) => sentence.tokens.flatMap((_, at) => genitiveAt(sentence, at));
