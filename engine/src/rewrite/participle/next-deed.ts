import type { Sentence, Token } from "../../document/types.ts";
import { beginsNounPhrase } from "../../lexicon/context.ts";
import { lexicalVerb, wordAt } from "./main-verb.ts";
import type { TrailingClause } from "./trailing-clause.ts";
import { deeds, noAction, noDeed, resultVerbs } from "./verbs.ts";

/** Whether a person does what the verb says: "She slowly stood, turning to the door" tells of a second deed, not of a result. */
export function isPerson({ tokens }: Sentence, verb: number): boolean {
  const subject = tokens.slice(0, verb).findLast(({ pos }) => pos !== "ADV");
  return subject?.pos === "PROPN" || /^(i|you|he|she|we|they|who)$/.test(subject?.lower ?? "");
}

/** Whether a person can do what the -ing verb says: lead a team, but not lead to a loss. */
export const isOwnDeed = (sentence: Sentence, { base, verb }: TrailingClause): boolean =>
  deeds.has(base) && !(base === "lead" && wordAt(sentence, verb + 1) === "to");

/** A list of people before the comma may be what the -ing clause describes: "runners, carrying messages". */
const agents = /(ers|ors|people|men|women|children|students|soldiers|teams|one|someone)$/;

/** "They put it in a box and shook it", "from pale and smooth to dark and rough": a third "and" would be one too many. */
const joinsEnough = (between: readonly Token[]): boolean =>
  between.filter(({ pos }) => pos === "CCONJ").length > 1 ||
  between.some((token, i) => token.pos === "CCONJ" && between[i + 1]?.pos === "VERB");

const objectOf: Readonly<Record<string, string>> = { i: "me", we: "us", he: "him", she: "her", they: "them" };

/** "He put on the coat, granting him warmth": the coat does it. */
function meansSubject(sentence: Sentence, { verb }: TrailingClause, main: number): boolean {
  const subject = sentence.tokens.slice(0, main).findLast(({ pos }) => pos !== "ADV");
  const object = wordAt(sentence, verb + 1);
  const owns = object === "her" && sentence.tokens[verb + 2]?.pos === "NOUN";
  return !owns && objectOf[subject?.lower ?? ""] === object;
}

/** A name may be that of a thing, "The Center has grown, offering more", or be meant by the object: "Ann won, putting her first". */
function ofName(sentence: Sentence, { verb, base }: TrailingClause, main: number): boolean {
  if (sentence.tokens.slice(0, main).findLast(({ pos }) => pos !== "ADV")?.pos !== "PROPN") return false;
  const owned = sentence.tokens[verb + 2]?.pos === "NOUN" && !/^(put|place|leave|give)$/.test(base);
  const meant = /^(him|her|them)$/.test(wordAt(sentence, verb + 1)) && !owned;
  return meant || /^(has|have)$/.test(wordAt(sentence, main));
}

/** Whether the -ing verb tells of one more deed of the person who does what the main verb says: not in "began to run, passing". */
export function isNextDeed(sentence: Sentence, clause: TrailingClause, main: number): boolean {
  const between = sentence.tokens.slice(main + 1, clause.comma);
  const opensPhrase = (token: Token, i: number) =>
    /..ing$/.test(token.lower) &&
    (token.pos === "VERB" || beginsNounPhrase(between[i + 1]) || between[i - 1]?.pos === "PRON");
  if (between.some((token, i) => token.text === "," || opensPhrase(token, i))) return false;
  // "He repaired the roofs that line the quay, working alone": "and worked" would go on with the roofs.
  if (between.some(({ lower }) => /^(that|which|who)$/.test(lower))) return false;
  const to = between.findIndex(({ lower }) => lower === "to");
  if (to >= 0 && to < 2 && between[to + 1]?.pos === "VERB") return false;
  const attributive = between.at(-1)?.pos === "ADJ" && sentence.tokens[clause.verb + 1]?.pos === "NOUN";
  const betweenAdjectives = between.at(-1)?.pos === "ADJ" && between.at(-2)?.pos === "DET";
  const quoted = sentence.tokens.some((token) => /[“”"‘]/.test(token.text));
  if (attributive || betweenAdjectives || quoted || clause.verb !== clause.comma + 1) return false;
  const verb = lexicalVerb(sentence, main);
  const isDeed = !noDeed.has(clause.base) && (!resultVerbs.has(clause.base) || isOwnDeed(sentence, clause));
  // "He went round it, leading his horse by the bridle": both at the same time.
  const held =
    /^(lead|pull|drag)$/.test(clause.base) &&
    sentence.tokens.slice(clause.verb).some(({ lower }) => lower === "by");
  if (held) return false;
  if (joinsEnough(between) || ofName(sentence, clause, main) || meansSubject(sentence, clause, main))
    return false;
  return isDeed && verb !== null && !noAction.has(verb.lemma) && !agents.test(between.at(-1)?.lower ?? "");
}
