import type { Sentence, Token } from "../../document/types.ts";
import { hasPluralEnding, isBe, isHave, nounPhraseAt } from "../../lexicon/context.ts";
import { conjugate } from "../../morphology/verbs.ts";
import { wordSet } from "../../word-set.ts";
import { mainVerb, wordAt } from "../clause.ts";
import { breaks, type FiniteVerb, formBeside, lexicalVerb } from "./main-verb.ts";
import type { TrailingClause } from "./trailing-clause.ts";
import { crafted, deeds, factual, made, nounLike, resultObjects, resultVerbs, writings } from "./verbs.ts";

/** What is only expected, planned, thought or seen "would make" it so: a plain "which makes" tells it as a fact. */
const unreal = wordSet(
  "expect hope plan intend want aim predict propose recommend suggest threaten vow pledge promise ask urge seek try think believe say suppose presume assume estimate allege claim hypothesize seem appear",
);

/** "is thought to help", "is believed to have cut": only what somebody thinks. */
const isThought = ({ tokens }: Sentence, main: number): boolean =>
  tokens
    .slice(main, main + 4)
    .some(({ lemma }, i) => unreal.has(lemma) && tokens[main + i + 1]?.lower === "to");

/** What the verb means with the word behind it, which somebody does himself: "giving way", "reflecting on", "growth, increasing by a tenth". */
const phrasal =
  /^(result from|signal to|bring together|ensure that|give (way|birth|chase)|leave behind|reflect (on|upon|off)|(increase|reduce) (by|to|from))$/;

/** Whether the -ing verb tells what comes of the sentence: not "making choices", "sparking where it broke", "testing, making". */
function isResult(sentence: Sentence, { comma, verb, base }: TrailingClause, main: number): boolean {
  const object = nounPhraseAt(sentence, verb + 1);
  const head = object && sentence.tokens[object.to - 1];
  const makes =
    base === "make" &&
    (made.has(head?.lemma ?? "") || /^(sure|certain|off|do|out|up)$/.test(wordAt(sentence, verb + 1)));
  const crafts = base === "create" && crafted.has(head?.lemma ?? "");
  const before = sentence.tokens[comma - 1];
  const subject = sentence.tokens.slice(0, main).findLast(({ pos }) => pos === "NOUN");
  const mayBeNoun = before?.pos === "NOUN" && before.lower !== before.lemma;
  if (nounLike.has(base) && (mayBeNoun || writings.test(subject?.lemma ?? ""))) return false;
  const isRow = sentence.tokens
    .slice(main, comma)
    .some(({ text }, i) => text === "," && sentence.tokens[main + i + 1]?.lower.endsWith("ing"));
  // "The guard stood, raising a gun": a thing that somebody does with his hands.
  const bodily = head && resultObjects[base]?.test(head.lemma) === false;
  // "The scene is fine, bringing the threads to a close": the scene does it, not that it is fine.
  const own = base === "bring" && isBe(sentence.tokens[main]) && lexicalVerb(sentence, main) === null;
  const stems = phrasal.test(`${base} ${wordAt(sentence, verb + 1)}`);
  return (
    resultVerbs.has(base) &&
    !makes &&
    !crafts &&
    !stems &&
    !own &&
    !bodily &&
    !isRow &&
    !breaks.test(wordAt(sentence, verb + 1))
  );
}

/** "It was pulling him down, turning …" goes on with what was under way; it tells no result. */
const wasUnderWay = (sentence: Sentence, { at, tense }: FiniteVerb): boolean =>
  tense === "past" &&
  isBe(sentence.tokens[at]) &&
  sentence.tokens.slice(at + 1, at + 3).some(({ pos, lower }) => pos === "VERB" && lower.endsWith("ing"));

/** "He watched a boy painting a wall, making it shine": the boy does both. */
const hasParallel = ({ tokens }: Sentence, from: number, comma: number): boolean =>
  tokens.slice(from, comma).some(({ pos, lower }, i) => {
    const [before, , next] = tokens.slice(from + i - 1, from + i + 2);
    const isVerb = lower.endsWith("ing") && (pos === "VERB" || next?.pos === "DET");
    return isVerb && /^(NOUN|PRON|PROPN)$/.test(before?.pos ?? "");
  });

/** What the one who does the other thing does as well. */
const ownWork = /^(make|create|give|bring|set)$/;

/** "He checked the valve, ensuring that it was clear": he made sure of it, his look did not bring it about. */
const checks = /^(check|inspect|verify|examine|scan|test|review|count|look)$/;

const due = /^(essential|vital|crucial|important|necessary|imperative|needed|required|key)$/;
const secures = /^(ensure|allow|enable|prevent)$/;

/** "The wall needs to be mended, ensuring …", "Locks are essential, ensuring …": what ought to be does not bring it about yet. */
const isDue = ({ tokens }: Sentence, main: number, base: string): boolean =>
  tokens[main]?.lemma === "need" ||
  (secures.test(base) &&
    isBe(tokens[main]) &&
    tokens.slice(main + 1, main + 5).some(({ lower }) => due.test(lower)));

const linking =
  /^(be|become|remain|stay|prove|represent|constitute|combine|pair|blend|couple|mix|replace|resemble|precede|reinforce|emphasize|underscore|mirror|echo|evoke)$/;

/** What the subject of a sentence leaves rather than all that the sentence tells. */
const left = /^(legacy|mark|trail|trace|imprint|impression|scar|record|room|space|gap|hole|behind)$/;

const timeUnit = /^(seconds?|minutes?|hours?|days?|weeks?|months?|years?|decades?|century|centuries)$/;

/** "It took effect in 2010, allowing …", "It lasted two days, causing …": "which" would be the year, or the days. */
const endsInTime = (token: Token | undefined): boolean =>
  token?.protected === "date" || timeUnit.test(token?.lower ?? "");

/** "It has become central to shipbuilding, enabling …": "which" would tell of the noun before it. "It combines a net with a bag, allowing …": only of the bag. */
const tellsOfNoun = (
  sentence: Sentence,
  { comma, verb: at, base }: TrailingClause,
  main: number,
): boolean => {
  const { tokens } = sentence;
  const verbs = tokens.slice(main, main + 4).filter(({ pos }) => pos === "VERB" || pos === "AUX");
  const verb = verbs.findLast((token) => !isHave(token));
  if (base !== "make" && endsInTime(tokens[comma - 1])) return true;
  // "It deepens this mood, creating gaps": a mood that was pointed at draws "which" to itself.
  if (tokens.slice(comma - 3, comma - 1).some(({ lower }) => /^(this|that|these|those)$/.test(lower)))
    return true;
  // "It spreads light across your entire desk, ensuring …": the desk ensures nothing.
  if (
    base === "ensure" &&
    tokens.slice(comma - 4, comma - 1).some(({ lower }) => /^(across|over|throughout)$/.test(lower))
  )
    return true;
  // "It prepared the ground for modern Japan, leaving a complex legacy": Japan did not leave it.
  const head = nounPhraseAt(sentence, at + 1);
  if (base === "leave" && left.test(tokens[(head?.to ?? 0) - 1]?.lemma ?? "")) return true;
  // "The army raided the valley, leaving only ash in its wake": in the army's. "She ran, leaving him behind": she left him.
  // "He died that spring, leaving me six hives": he left them, not his death.
  if (
    base === "leave" &&
    /^(me|you|him|her|us|them)$/.test(wordAt(sentence, at + 1)) &&
    /^(DET|NUM)$/.test(tokens[at + 2]?.pos ?? "")
  )
    return true;
  if (base === "leave" && tokens.slice(at).some(({ lower }) => /^(wake|behind)$/.test(lower))) return true;
  // "They got a mirror, reflecting the dirt on their hands": the mirror does.
  if (
    base === "reflect" &&
    /^(mirror|glass|window|water|pond|lake|puddle)s?$/.test(tokens[comma - 1]?.lower ?? "")
  )
    return true;
  if (base !== "make" && tokens[comma - 1]?.pos === "PROPN") return true;
  return (
    base !== "make" && linking.test(verb?.lemma ?? "") && /^(NOUN|PROPN)$/.test(tokens[comma - 1]?.pos ?? "")
  );
};

const attains = /^(outperform|surpass|exceed|beat|excel|perform|achieve|attain|obtain|yield|result)$/;
const gains = /^(improve|reduce|increase|raise|boost|limit|strengthen|drive|lead)$/;

/** "It outperforms the others, improving accuracy by a tenth": the gain is what the sentence tells, not what comes of it. */
const tellsOfGain = (sentence: Sentence, { base }: TrailingClause, main: number): boolean =>
  gains.test(base) && attains.test(lexicalVerb(sentence, main)?.lemma ?? "");

/** "It has been a home to many, bringing people together" tells of one span of time: the present would end it. */
const hasBeen = (sentence: Sentence, main: number): boolean =>
  isHave(sentence.tokens[main]) &&
  sentence.tokens.slice(main + 1, main + 3).some(({ lower }) => lower === "been");

/** The verb of the result in the tense of the sentence: "made", "has made", "can make"; null where it is not sure. */
function finiteResult(sentence: Sentence, main: FiniteVerb, base: string): string | null {
  const forms = conjugate(base);
  if (main.tense === "past") return forms.past;
  const perfect = formBeside(sentence, main) === "part";
  if (perfect && factual.has(base)) return base === "suggest" ? null : forms.s;
  if (main.tense !== "modal") return perfect ? `has ${forms.part}` : forms.s;
  const modal = wordAt(sentence, main.at);
  const negated = wordAt(sentence, main.at + 1) === "not";
  if (!/^(can|could|may|might|will|would)$/.test(modal) || negated || factual.has(base)) return null;
  return `${modal} ${forms.base}`;
}

/** Whether a person does what the verb says: "She slowly stood, turning to the door" tells of a second deed, not of a result. */
export function isPerson({ tokens }: Sentence, verb: number): boolean {
  const subject = tokens.slice(0, verb).findLast(({ pos }) => pos !== "ADV");
  return subject?.pos === "PROPN" || /^(i|you|he|she|we|they|who)$/.test(subject?.lower ?? "");
}

/** Whether a person can do what the -ing verb says: lead a team, but not lead to a loss. */
const isOwnDeed = (sentence: Sentence, { base, verb }: TrailingClause): boolean =>
  deeds.has(base) && !(base === "lead" && wordAt(sentence, verb + 1) === "to");

/** The finite verb by which the -ing clause tells a result of the whole sentence; null where it may tell something else. */
export function resultVerb(sentence: Sentence, clause: TrailingClause, main: FiniteVerb): string | null {
  const result =
    isResult(sentence, clause, main.at) &&
    !wasUnderWay(sentence, main) &&
    !(ownWork.test(clause.base) && hasParallel(sentence, main.at + 1, clause.comma)) &&
    !(clause.base === "ensure" && checks.test(lexicalVerb(sentence, main.at)?.lemma ?? "")) &&
    !isDue(sentence, main.at, clause.base) &&
    !tellsOfNoun(sentence, clause, main.at) &&
    !tellsOfGain(sentence, clause, main.at) &&
    !(isOwnDeed(sentence, clause) && isPerson(sentence, main.at));
  const told = mainVerb(sentence, clause.verb + 1, sentence.tokens.length)?.tense;
  const isThat = sentence.tokens[clause.verb + 1]?.lower === "that";
  // "which indicated that it will need a wall": the past does not go with "will".
  const isOpen =
    isThat &&
    sentence.tokens.slice(clause.verb).some(({ lower }) => /^(will|can|may|must|shall)$/.test(lower));
  const clash =
    main.tense === "past" &&
    (told === "present" || isOpen || (isThat && told !== "past" && told !== "modal"));
  const before = sentence.tokens[clause.comma - 1];
  // "They took Roman names, which reflected a wider shift": the names would draw "which" to themselves.
  const drawn = factual.has(clause.base) && before && hasPluralEnding(before);
  const real = !unreal.has(lexicalVerb(sentence, main.at)?.lemma ?? "") && !isThought(sentence, main.at);
  const isSure = result && real && !clash && !drawn && !hasBeen(sentence, main.at);
  return isSure ? finiteResult(sentence, main, clause.base) : null;
}
