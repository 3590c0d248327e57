import type { Sentence, Token } from "../../document/types.ts";
import { isBe } from "../../lexicon/context.ts";
import { clauseAt } from "../clause.ts";
import { type FiniteVerb, lastClauseStart, lexicalVerb } from "./main-verb.ts";
import type { TrailingClause } from "./trailing-clause.ts";
import {
  alsoNouns,
  furthering,
  noDeed,
  pointing,
  resultVerbs,
  speaking,
  watching,
  writings,
} from "./verbs.ts";

/** Words between the main verb and the comma: behind more of them "and" no longer finds its verb. */
const longestReach = 16;

const clauseWord =
  /^(that|which|who|whom|whose|where|when|while|as|than|what|how|why|not|n't|never|no|hardly)$/;

/** What another "and" could join, what opens a clause, and a person who may be the one that does the deed. */
const leadsAstray = (token: Token, i: number, tokens: readonly Token[]): boolean =>
  ["CCONJ", "VERB", "AUX"].includes(token.pos) ||
  /[,—–;:()]/.test(token.text) ||
  clauseWord.test(token.lower) ||
  /..(ing|ed)$/.test(token.lower) ||
  /^(me|him|us|them)$/.test(token.lower) ||
  (token.lower === "her" && !/^(NOUN|ADJ)$/.test(tokens[i + 1]?.pos ?? "")) ||
  // "met Ann, climbing a ladder": Ann climbs.
  (token.pos === "PROPN" && i === tokens.length - 1);

/** "a deep, rumbling laugh": an adjective like the one before it. */
const isAttributive = ({ tokens }: Sentence, { comma, verb }: TrailingClause): boolean =>
  tokens[comma - 1]?.pos === "ADJ" && /^(NOUN|ADJ)$/.test(tokens[verb + 1]?.pos ?? "");

const lastButAdverbs = (tokens: readonly Token[]): string =>
  tokens.findLast(({ pos }) => pos !== "ADV")?.lower ?? "";

/** "growled at the enticing smells", "Central to it is a pool": what is surely the verb of its subject stands right behind it. */
function isSurelyFinite(sentence: Sentence, { at, tense }: FiniteVerb): boolean {
  const { tokens } = sentence;
  if (tense === "modal" || (tense === "past" && !isBe(tokens[at]))) return true;
  // "He leapt": a past that is not known as one.
  if (tense === "present" && /^(he|she|it)$/.test(lastButAdverbs(tokens.slice(0, at)))) return false;
  const before = lastClauseStart(sentence, at) ?? tokens.findIndex(({ text }) => text === ",") + 1;
  return [0, before].some((start) => clauseAt(sentence, start)?.verb === at);
}

/** "was a quick learner", "is holistic"; with a place or nothing behind it, "was there, sipping" tells what went on. */
const tellsWhatIs = ({ tokens }: Sentence, main: number): boolean =>
  /^(DET|ADJ|NOUN|NUM)$/.test(tokens.slice(main + 1, main + 4).find(({ pos }) => pos !== "ADV")?.pos ?? "");

/** "Her eyes opened, drawing a breath": who has them draws it; what they do themselves is search or meet. */
const bodyPart = /^(?:eyes?|lips|mouth|face|heart|chest|head)$/;
const partDeed =
  /^(?:search|scan|dart|roam|settle|land|linger|meet|find|reveal|show|gleam|shine|shake|tremble|quiver|beat|pound|race)$/;

/** "The wolf's hunger grew, sensing its prey": the wolf senses it. What is somebody's own does nothing that only a mind does. */
const somebodysOwn =
  /^(?:excitement|hunger|thirst|fear|terror|dread|panic|anger|rage|fury|joy|delight|curiosity|interest|hope|worry|anxiety|unease|suspicion|confidence|pride|guilt|grief|sorrow|sadness|confusion|frustration|impatience|desire|longing|love|mind|thoughts?|voice|smile|gaze|breath|breathing|pulse)$/;
const mindsDeed =
  /^(?:sense|feel|see|hear|smell|notice|realize|recognize|recall|remember|wonder|dream|want|wish)$/;

/** Whether the subject of the main verb surely does, then or also, what the -ing verb says. */
export function goesOn(sentence: Sentence, clause: TrailingClause, main: FiniteVerb): boolean {
  const { tokens } = sentence;
  const { base, comma } = clause;
  const isModal = main.tense === "modal";
  const tellsAll = pointing.has(base) || furthering.has(base);
  if (resultVerbs.has(base) || noDeed.has(base) || (isModal && tellsAll)) return false;
  if (!isSurelyFinite(sentence, main) || isAttributive(sentence, clause)) return false;
  const lexical = lexicalVerb(sentence, main.at);
  const own = tokens.slice(0, main.at);
  const before = own.slice(own.findLastIndex(({ text }) => text === ",") + 1);
  // "Some believed the owls were spirits, punishing …": the spirits did.
  if (before.some(({ pos, lower }) => pos === "VERB" || clauseWord.test(lower))) return false;
  const subject = before.findLast(({ pos }) => pos === "NOUN" || pos === "PRON");
  if (bodyPart.test(subject?.lower ?? "") && !partDeed.test(base)) return false;
  // "Wages rose, underscoring the point": that they rose does.
  if (pointing.has(base) && subject?.pos === "NOUN" && !writings.test(subject.lemma)) return false;
  if (somebodysOwn.test(subject?.lower ?? "") && mindsDeed.test(base)) return false;
  if (lexical) {
    if (speaking.has(lexical.lemma) || watching.has(lexical.lemma) || lexical.lemma === base) return false;
  } else if (
    !isBe(tokens[main.at]) ||
    !tellsWhatIs(sentence, main.at) ||
    // "It was my boss, reminding me", "There was a man, calling": not what "it" and "there" do.
    /^(it|there|this|that|what|all)$/.test(lastButAdverbs(before))
  )
    return false;
  const verb = lexical ? tokens.indexOf(lexical) : main.at;
  if (tokens.slice(main.at, verb).some(({ lower }) => clauseWord.test(lower))) return false;
  const between = tokens.slice(verb + 1, comma);
  if (between.length > longestReach || between.some(leadsAstray)) return false;
  // "helps people in need and offers": behind a noun the verb would be read as one more.
  return !(main.tense !== "past" && between.at(-1)?.pos === "NOUN" && alsoNouns.has(base));
}
