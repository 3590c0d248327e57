import { matchCase } from "../document/capitals.ts";
import type { Sentence, Token } from "../document/types.ts";
import { nounPhraseAt } from "../lexicon/context.ts";
import { conjugate } from "../morphology/verbs.ts";
import { wordSet } from "../word-set.ts";
import type { Rewrite } from "./candidate.ts";
import { wordAt } from "./clause.ts";
import { structuralCandidate } from "./structural.ts";

const longestClause = 16;

/** Sets of words by a verb. */
const wordsOfVerbs = (
  rows: readonly (readonly [verb: string, words: string])[],
): ReadonlyMap<string, ReadonlySet<string>> => new Map(rows.map(([verb, words]) => [verb, wordSet(words)]));

/** What happens at once, whatever follows: "As she entered the hall". */
const momentary = wordSet(
  "enter open disembark arrive land wake awake awaken finish glance emerge disappear vanish end hit strike return touch kneel leave reach drop tap click unlock lift raise lower place hand",
);

/** What happens at once before these words only: "turned around", not "turned the pages". */
const momentaryBefore = wordsOfVerbs([
  ["turn", "to around away back toward towards"],
  ["look", "up down at around back into out over"],
  ["close", "the his her my their its behind after"],
  ["come", "to back in into out around home inside"],
  ["get", "up out home in into back off"],
  ["walk", "in into out inside past off"],
  ["step", "in into out inside outside onto off back down up over forward aside away"],
  ["press", "the a his her my their it"],
  ["take", "a her his my another off"],
  ["sit", "down"],
  ["stand", "up"],
  ["rise", "to from"],
  ["lean", "in forward over back"],
  ["bend", "down over"],
  ["climb", "into out onto"],
  ["push", "open the his her my their through"],
  ["pull", "open the his her my out up into away"],
  ["pick", "up it her his my"],
  ["swing", "open shut"],
  ["slide", "open shut"],
  ["brush", "against past"],
  ["begin", "to"],
  ["start", "to"],
  ["see", "the a an his her my their that it them him what"],
  ["hear", "the a an his her my their that it them him what"],
  ["notice", "the a an his her my their that it them him what"],
  ["realize", "that what how"],
]);

/** What some things do at once: night falls, he falls for a while. */
const momentaryOf = wordsOfVerbs([
  ["fall", "night darkness dusk twilight silence evening curtain"],
  ["rise", "sun moon curtain"],
  ["set", "sun"],
  ["break", "dawn day war storm fight news"],
  ["clear", "smoke dust sky fog mist haze air"],
  ["settle", "dust smoke dusk darkness night silence"],
  ["descend", "night darkness dusk silence"],
  ["die", "echo sound applause music father mother king queen"],
]);

/** "As days turned to weeks": what time does takes time. */
const timeWord = /^(second|minute|hour|day|night|week|month|season|year|decade|century|calendar|clock)$/;

const isMomentary = ({ lemma }: Token, subject: Token, next: string): boolean =>
  !(lemma === "turn" && timeWord.test(subject.lemma)) &&
  (momentary.has(lemma) ||
    (momentaryBefore.get(lemma)?.has(next) ?? false) ||
    (momentaryOf.get(lemma)?.has(subject.lemma) ?? false));

/** "As the game picked up speed": more and more, not at once. */
const gradual = /^(pace|speed|steam|momentum)$/;

/** "As we saw", "as you noticed" speak of the text. */
const speaksOfText = /^(we|you)$/;
const perceived = /^(see|hear|notice|realize)$/;

/** Told of the past; or, of what "you" do, as ever: "As you enter the hall". */
const isTold = (verb: Token, subject: Token): boolean =>
  subject.lower === "you"
    ? verb.lower === verb.lemma && !perceived.test(verb.lemma)
    : conjugate(verb.lemma).past === verb.lower && !speaksOfText.test(subject.lower);

/** The place of the verb in the opening clause, where it tells of what happens at once; null where that may last. */
function momentaryVerb(sentence: Sentence, opener: number): number | null {
  const subject = nounPhraseAt(sentence, opener + 1);
  const head = subject && sentence.tokens[subject.to - 1];
  const verb = subject && sentence.tokens[subject.to];
  if (!subject || !head || verb?.pos !== "VERB" || verb.protected !== null || !isTold(verb, head))
    return null;
  return isMomentary(verb, head, wordAt(sentence, subject.to + 1)) ? subject.to : null;
}

const opensWith = (sentence: Sentence | null, word: string): boolean =>
  sentence !== null && wordAt(sentence, 0) === word;

/** What may stand before the opening clause: "But as", "However, as". */
const link = /^(but|and|yet|so|then|however|suddenly|finally)$/;

/** The place of the "as" that opens the sentence, by itself or behind a "but" or "However,". */
function openingAs(sentence: Sentence): number | null {
  const links = link.test(wordAt(sentence, 0)) ? 1 : 0;
  const at = links === 1 && wordAt(sentence, 1) === "," ? 2 : links;
  return wordAt(sentence, at) === "as" ? at : null;
}

/** "As she entered the hall, a bell rang." to "When she entered the hall, a bell rang." */
export const whenClause: Rewrite = (sentence, { previous, next }) => {
  const { tokens } = sentence;
  const at = openingAs(sentence);
  const opener = at === null ? undefined : tokens[at];
  if (at === null || !opener || opener.protected !== null) return [];
  const comma = tokens.findIndex(({ text }, i) => text === "," && i > at);
  if (comma < at + 3 || comma > at + longestClause) return [];
  // Said twice on purpose, or once too often.
  if (opensWith(previous, "as") || opensWith(next, "as") || opensWith(previous, "when")) return [];
  const rest = tokens.slice(at + 1);
  if (rest.some(({ lower }) => lower === "when" || lower === "as" || gradual.test(lower))) return [];
  const verb = momentaryVerb(sentence, at);
  if (verb === null || verb >= comma) return [];
  return [
    structuralCandidate(sentence, {
      kind: "clause",
      origin: "as to when",
      reason: "machines open with “As” far more often than people do",
      from: at,
      to: at + 1,
      edits: [{ start: opener.start, end: opener.end, replacement: matchCase(opener.text, "when") }],
      prior: 5,
    }),
  ];
};
