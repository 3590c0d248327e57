import { isCapitalized } from "../../document/capitals.ts";
import type { Sentence, Token } from "../../document/types.ts";
import { endsSentence, hasPluralEnding, isDeterminer, nounPhraseAt } from "../../lexicon/context.ts";
import { conjugate } from "../../morphology/verbs.ts";
import { wordSet } from "../../word-set.ts";
import { hasComma, mainVerb } from "../clause.ts";
import { isFiniteVerb, type Mark, mainVerbBefore, onlyComma } from "./mark.ts";
import { hasOnlyRelativeClauses } from "./phrases.ts";

/** Pasts that no noun is described by: "the gifts seemed to be chosen", "a bomb exploded in the square". */
const neverParticiples = wordSet(
  "seemed appeared tended failed refused managed tried hoped longed remained belonged happened exploded erupted collapsed vanished disappeared emerged arrived died resigned existed occurred laughed smiled",
);

/** "a court struck down the ban", "a band played.": a past with an object of its own, or nothing, behind it. */
function tellsDeed({ tokens }: Sentence, at: number): boolean {
  const verb = tokens[at];
  if (verb?.pos !== "VERB" || conjugate(verb.lemma).past !== verb.lower) return false;
  const object = /^(?:up|down|out|off)$/.test(tokens[at + 1]?.lower ?? "") ? tokens[at + 2] : tokens[at + 1];
  return isDeterminer(object) || endsSentence(object);
}

/** "Paragon never stooped", "no one wanted to", "the gifts seemed to": a clause whose subject or verb is hard to tell. */
function opensOtherClause(sentence: Sentence, from: number): boolean {
  const { tokens } = sentence;
  const subject = nounPhraseAt(sentence, from);
  if (subject && (neverParticiples.has(tokens[subject.to]?.lower ?? "") || tellsDeed(sentence, subject.to)))
    return true;
  const [first, second, third] = tokens.slice(from, from + 3);
  if (/^(no|any|every|some)(one|body)$/.test(`${first?.lower}${second?.lower}`)) return true;
  const isName = isCapitalized(first?.text ?? "");
  const verb = /^(never|always|still|already|also|just|even|simply)$/.test(second?.lower ?? "")
    ? third
    : second;
  return isName && verb !== undefined && /ed$/.test(verb.lower);
}

/** Whether the noun right before the dash stands again right behind it: "the ban — a ban". */
function resumes({ tokens }: Sentence, at: number): boolean {
  const [first, second] = tokens.slice(at + 1, at + 3);
  return /^(an?|the)$/.test(first?.lower ?? "") && second?.lower === tokens[at - 1]?.lower;
}

/** "in one of two ways — haste or delay": what the number counts. */
function listsCounted({ tokens }: Sentence, at: number): boolean {
  const isCounted = tokens.slice(at - 3, at).some(({ lower }) => /^(two|three|four|five)$/.test(lower));
  const link = tokens.slice(at + 1).find(({ pos }) => pos === "CCONJ");
  return isCounted && /^(or|and)$/.test(link?.lower ?? "");
}

/** "Don't sleep on it — book now.": a comma would splice two sentences. */
const commands = (first: Token, second: Token | undefined) =>
  first.lower === first.lemma &&
  (first.pos === "VERB" || /^(now|today|tonight|here|early|soon)$/.test(second?.lower ?? ""));

/** "Our mission is the same — to keep …": the infinitive is what the aim consists in. */
const namesAim = /^(same|simple|clear|mission|goal|aim|purpose|task|job|choice|promise|vision|intention)$/;

/** "As dusk falls, an event unfolds each year — the Harbor Cup": the name is told of a word farther back. */
const tellsOfFarther = (before: Token | undefined, after: Token) =>
  (after.pos === "DET" && isCapitalized(after.text)) ||
  (after.lower === "the" && /^(year|day|night|month|week|time|morning)$/.test(before?.lower ?? ""));

/** "They would face it together — unbroken, united": qualities of a word farther back, which no colon announces. */
const tellsHow = ({ tokens }: Sentence, at: number): boolean =>
  tokens
    .slice(at + 1)
    .every(
      ({ pos, lower }) =>
        /^(?:ADJ|ADV|CCONJ|PUNCT)$/.test(pos) || (pos === "VERB" && /..(?:ed|en)$/.test(lower)),
    );

/** "He kept going — no matter the cost", "— no longer a boy": set phrases, which announce nothing missing. */
const setPhraseOfNo =
  /^(?:matter|doubt|wonder|less|more|fewer|longer|later|sooner|better|small|mean|charge)$/;

/** "decisions soon — decisions that hinge on luck", "adaptability — qualities that help": what was named, named anew. */
function namesAnew({ tokens }: Sentence, at: number): boolean {
  const [first, second] = tokens.slice(at + 1, at + 3);
  if (first?.pos !== "NOUN" || !hasPluralEnding(first)) return false;
  return /^(?:that|which|who|whose|where)$/.test(second?.lower ?? "");
}

/** "a cup, a lamp, a chair — a home": behind a list that no "and" has closed, a comma would add to it. */
function endsOpenList(sentence: Sentence, at: number): boolean {
  const { tokens } = sentence;
  const comma = tokens.findLastIndex(({ text }, index) => index < at && text === ",");
  if (comma < 0) return false;
  const last = tokens.slice(comma + 1, at);
  return (
    !/^(?:and|or|but)$/.test(last[0]?.lower ?? "") && last.length <= 5 && !mainVerb(sentence, comma + 1, at)
  );
}

/** "small choices — raising ground, planting trees": deeds that a colon lists. */
const listsDeeds = ({ tokens }: Sentence, at: number): boolean =>
  tokens[at - 1]?.pos === "NOUN" &&
  isDeed(tokens[at + 1]) &&
  tokens.some(
    ({ text, lower }, index) => index > at && (text === "," || lower === "and") && isDeed(tokens[index + 1]),
  );

const isDeed = (token: Token | undefined): boolean => token?.pos === "VERB" && /..ing$/.test(token.lower);

/** "new skills — how to write a plan, how to keep books": what a colon lists. */
const listsHow = ({ tokens }: Sentence, at: number): boolean =>
  tokens[at - 1]?.pos === "NOUN" &&
  tokens[at + 1]?.lower === "how" &&
  tokens[at + 2]?.lower === "to" &&
  tokens.some(({ lower }, index) => index > at + 1 && lower === "how" && tokens[index + 1]?.lower === "to");

/** What to put for the dash at `at` with a phrase behind it; null where it stays. */
export function markBeforePhrase(sentence: Sentence, at: number): Mark | null {
  const { tokens } = sentence;
  const [before, after] = [tokens[at - 1], tokens[at + 1]];
  if (!after || opensOtherClause(sentence, at + 1) || tellsHow(sentence, at)) return null;
  const end = tokens.length;
  const onlyColon = tokens.some(({ text }) => text === ":") ? null : ": ";
  if (listsHow(sentence, at) || listsDeeds(sentence, at)) return onlyColon;
  const isNominal = ["DET", "NOUN", "PROPN", "ADJ", "NUM"].includes(after.pos);
  const hasClause = isNominal
    ? !hasOnlyRelativeClauses(sentence, at + 1, end, (verb) => isFiniteVerb(sentence, verb))
    : mainVerb(sentence, at + 1, end) !== null;
  if (hasClause) return null;
  const main = mainVerbBefore(sentence, at);
  // "stone towers — each one built by a family": a phrase with a subject of its own.
  // "an end to the ban — a ban that many like, and few keep": the same word again goes on and does not explain.
  if (after.lower === "each" || resumes(sentence, at)) return onlyComma(sentence, main, at);
  if (isNominal && (hasComma(sentence, at + 1, end) || listsCounted(sentence, at))) return onlyColon;
  if (commands(after, tokens[at + 2])) return null;
  if (after.lower === "to" && tokens[at + 2]?.pos === "VERB")
    return namesAim.test(before?.lower ?? "") ? onlyColon : null;
  // "the most overt — visible power", "she looked once more — no mail": a comma would make a list of the two.
  const describes = after.pos === "ADJ" && tokens[at + 2]?.pos === "NOUN";
  const lacks = after.lower === "no" && !setPhraseOfNo.test(tokens[at + 2]?.lower ?? "");
  if ((before?.pos === "ADJ" && describes) || lacks) return onlyColon;
  const isEnded = tokens.slice(-2).some((token) => /^[.!?…]+$/.test(token.text));
  if (!isEnded || tellsOfFarther(before, after)) return null;
  if ((namesAnew(sentence, at) || /^an?$/.test(after.lower)) && !endsOpenList(sentence, at)) return ", ";
  return onlyComma(sentence, main, end);
}
