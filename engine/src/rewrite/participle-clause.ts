import type { Sentence, Token } from "../document/types.ts";
import { beginsNounPhrase, isBe, isHave, nounPhraseAt } from "../lexicon/context.ts";
import { conjugate, type VerbForm } from "../lexicon/morphology/verbs.ts";
import type { Candidate, Rewrite } from "./candidate.ts";
import { clauseAt, formInTense, mainVerb, mayEmbed, type Tense } from "./clause.ts";
import {
  deeds,
  factual,
  made,
  noAction,
  noDeed,
  nounLike,
  resultObjects,
  resultVerbs,
} from "./participle-verbs.ts";
import { type StructuralChange, structuralCandidate } from "./structural.ts";

const bridges = new Set(["thereby", "thus", "ultimately", "further", "also"]);

interface TrailingClause {
  readonly comma: number;
  readonly verb: number;
  readonly base: string;
}

/** The last ", …ing" of the sentence, where nothing but its own phrase follows. */
function trailingClause(sentence: Sentence): TrailingClause | null {
  for (let comma = sentence.tokens.length - 3; comma > 1; comma -= 1) {
    if (sentence.tokens[comma]?.text !== "," || sentence.tokens[comma]?.protected !== null) continue;
    const verb = bridges.has(sentence.tokens[comma + 1]?.lower ?? "") ? comma + 2 : comma + 1;
    const token = sentence.tokens[verb];
    if (token?.pos !== "VERB" || !token.lower.endsWith("ing") || token.protected !== null) continue;
    if (conjugate(token.lemma).ing !== token.lower || sentence.tokens[verb + 1]?.pos === "PUNCT") return null;
    return { comma, verb, base: token.lemma };
  }
  return null;
}

/** "providing strength and reducing friction": a second -ing verb would be left hanging. */
const hasSecondVerb = (sentence: Sentence, from: number) =>
  sentence.tokens.slice(from).some((token, i, rest) => {
    const reach = rest[i - 1]?.pos === "ADV" ? 3 : 2;
    const joined = rest
      .slice(Math.max(0, i - reach), i)
      .some((before) => before.pos === "CCONJ" || before.text === ",");
    // "human bias and increasing objectivity": read as an adjective, it may be the verb.
    const attributive =
      rest[i - 1]?.pos === "CCONJ" && !/^an?$/.test(rest[i - 3]?.lower ?? "") && rest[i + 1]?.pos === "NOUN";
    return joined && token.lower.endsWith("ing") && (token.pos !== "ADJ" || attributive);
  });

const embedders = /^(that|which|who|whom|what|how|where|when|why|as|if|because|whether|whose)$/;

/** A finite verb in the trailing phrase that no word there opens a clause for. */
function hasLooseFinite(sentence: Sentence, from: number): boolean {
  // ", and let it drop": a past that looks like the base form.
  const alike = sentence.tokens.some(
    ({ pos, lower, lemma }, at) =>
      at > from + 1 &&
      pos === "VERB" &&
      lower === conjugate(lemma).past &&
      sentence.tokens[at - 1]?.pos === "CCONJ" &&
      sentence.tokens[at - 2]?.text === ",",
  );
  const verb = mainVerb(sentence, from, sentence.tokens.length);
  if (alike) return true;
  if (verb === null) return false;
  const [noun, subject] = sentence.tokens.slice(Math.max(from, verb.at - 2), verb.at);
  const contact = noun?.pos === "NOUN" && subject?.pos === "PRON";
  return !contact && !sentence.tokens.slice(from, verb.at).some(({ lower }) => embedders.test(lower));
}

/** Where the main clause begins: after the comma of what is put before it, or at the start. */
function mainClauseStart(sentence: Sentence, comma: number): number | null {
  const opener = sentence.tokens[0];
  const fronted =
    opener !== undefined &&
    (["ADP", "SCONJ", "ADV"].includes(opener.pos) ||
      embedders.test(opener.lower) ||
      opener.lower.endsWith("ing"));
  if (!fronted) return 0;
  const first = sentence.tokens.findIndex((token) => token.text === ",");
  if (first < comma && first > 0 && nounPhraseAt(sentence, first + 1)) return first + 1;
  return opener?.pos === "ADV" && clauseAt(sentence, 1) ? 1 : null;
}

/** What is only expected or planned "would make" it so: a plain "which makes" tells it as a fact. */
const unreal = new Set(
  "expect hope plan intend want aim predict propose recommend suggest threaten vow pledge promise ask urge seek try".split(
    " ",
  ),
);

const breaks = /^(until|before|after|since|as|while|when|where)$/;

const wordAt = ({ tokens }: Sentence, at: number): string => tokens[at]?.lower ?? "";

interface FiniteVerb {
  readonly at: number;
  readonly tense: Tense;
}

/** The form that goes on with the main verb: "has grown" with a participle, else its own tense. */
function formBeside(sentence: Sentence, main: FiniteVerb): VerbForm {
  const rest = sentence.tokens.slice(main.at + 1, main.at + 4);
  const perfect = isHave(sentence.tokens[main.at]) && rest.some(({ pos }) => pos === "VERB" || pos === "AUX");
  return perfect ? "part" : formInTense(main.tense);
}

/** What follows a verb of motion rather than a participle: "walked into", not "used in". */
const way =
  /^(into|through|across|from|over|above|toward|towards|against|down|up|out|off|onto|back|along|around|at)$/;

/** A form in -ed right behind the subject that opens the clause: its past where no other verb is finite. */
function plainPast(sentence: Sentence, start: number, comma: number): FiniteVerb | null {
  let at = nounPhraseAt(sentence, start)?.to ?? comma;
  if (sentence.tokens[at]?.lower === "and") at = nounPhraseAt(sentence, at + 1)?.to ?? comma;
  while (sentence.tokens[at]?.pos === "ADV") at += 1;
  const token = sentence.tokens[at];
  const next = sentence.tokens[at + 1];
  if (
    at >= comma ||
    token?.pos !== "VERB" ||
    !(next?.text === "," || next?.pos === "ADV" || way.test(next?.lower ?? ""))
  )
    return null;
  return conjugate(token.lemma).past === token.lower ? { at, tense: "past" } : null;
}

/** The finite verbs of tokens `[start, comma)`; the base form looks like a noun, so it must stand behind its subject. */
function finiteVerbs(sentence: Sentence, start: number, comma: number): FiniteVerb[] {
  const opening = clauseAt(sentence, start)?.verb;
  const past = plainPast(sentence, start, comma);
  const found: FiniteVerb[] = past ? [past] : [];
  for (let verb = mainVerb(sentence, start, comma); verb; verb = mainVerb(sentence, verb.at + 1, comma)) {
    const sure = verb.tense !== "present" && verb.tense !== "unclear";
    if (past?.at === verb.at) continue;
    if (sure || verb.at === opening || sentence.tokens[verb.at]?.pos === "AUX") found.push(verb);
  }
  return found;
}

/** "Side quests fare better": the noun of a bare pair may be taken for the verb. */
function mayBePlural(sentence: Sentence, start: number, verb: FiniteVerb): boolean {
  const [subject, , next] = sentence.tokens.slice(verb.at - 1, verb.at + 2);
  return (
    verb.at === start + 1 && verb.tense === "present-s" && subject?.pos === "NOUN" && next?.pos === "NOUN"
  );
}

/** "whatever food they could, sending …": the verb is that of a clause inside the sentence. */
function isContactClause({ tokens }: Sentence, verb: number): boolean {
  const subject = tokens.slice(0, verb).findLastIndex(({ pos }) => pos !== "ADV");
  return tokens[subject]?.pos === "PRON" && tokens[subject - 1]?.pos === "NOUN";
}

/** The verb of the one clause before the comma, which tells the tense and the subject; null where there may be more. */
function soleVerb(sentence: Sentence, comma: number): FiniteVerb | null {
  const start = mainClauseStart(sentence, comma);
  if (start === null || mayEmbed(sentence, start, comma)) return null;
  const [verb, second] = finiteVerbs(sentence, start, comma);
  if (!verb || mayBePlural(sentence, start, verb) || isContactClause(sentence, verb.at)) return null;
  const auxiliary = sentence.tokens[verb.at]?.pos === "AUX" || verb.tense === "modal";
  const sameGroup = second !== undefined && auxiliary && second.at - verb.at <= 2;
  const after = sentence.tokens.slice(verb.at + 1, comma);
  return (second && !sameGroup) || after.some((token) => breaks.test(token.lower)) ? null : verb;
}

/** A list of people before the comma may be what the -ing clause describes: "runners, carrying messages". */
const agents = /(ers|ors|people|men|women|children|students|soldiers|teams|one|someone)$/;

/** The verb of an active verb group: "opened" of "has opened"; null for "was opened" and "is open". */
function lexicalVerb(sentence: Sentence, main: number): Token | null {
  const group = sentence.tokens.slice(main, main + 4);
  if (group.some(isBe)) return null;
  return group.find((token) => token.pos === "VERB" && !isHave(token)) ?? null;
}

/** What demonstrates and suggests by itself. */
const writings =
  /^(paper|study|work|article|essay|report|section|chapter|book|review|experiment|analysis|calculation|data|datum|result|finding|simulation|model|test|survey|interview|evidence|theory|measurement|statistic)$/;

/** Whether the -ing verb tells what comes of the sentence: not "making choices", "sparking where it broke", "testing, making". */
function isResult(sentence: Sentence, { comma, verb, base }: TrailingClause, main: number): boolean {
  const object = nounPhraseAt(sentence, verb + 1);
  const head = object && sentence.tokens[object.to - 1];
  const makes =
    base === "make" && (made.has(head?.lemma ?? "") || /^(sure|certain)$/.test(wordAt(sentence, verb + 1)));
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
  const stems = /^(result from|signal to|bring together)$/.test(`${base} ${wordAt(sentence, verb + 1)}`);
  return (
    resultVerbs.has(base) &&
    !makes &&
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

/** Whether a person does what the verb says: "She slowly stood, turning to the door" tells of a second deed, not of a result. */
function isPerson({ tokens }: Sentence, verb: number): boolean {
  const subject = tokens.slice(0, verb).findLast(({ pos }) => pos !== "ADV");
  return subject?.pos === "PROPN" || /^(i|you|he|she|we|they|who)$/.test(subject?.lower ?? "");
}

/** Whether a person can do what the -ing verb says: lead a team, but not lead to a loss. */
const isOwnDeed = (sentence: Sentence, { base, verb }: TrailingClause): boolean =>
  deeds.has(base) && !(base === "lead" && wordAt(sentence, verb + 1) === "to");

const linking = /^(be|become|remain|stay|prove|represent|constitute|combine|pair|blend|couple|mix)$/;

/** "It has become central to shipbuilding, enabling …": "which" would tell of the noun before it. "It combines a net with a bag, allowing …": only of the bag. */
const tellsOfNoun = ({ tokens }: Sentence, { comma, base }: TrailingClause, main: number): boolean => {
  const verbs = tokens.slice(main, main + 4).filter(({ pos }) => pos === "VERB" || pos === "AUX");
  const verb = verbs.findLast((token) => !isHave(token));
  return (
    base !== "make" && linking.test(verb?.lemma ?? "") && /^(NOUN|PROPN)$/.test(tokens[comma - 1]?.pos ?? "")
  );
};

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
function isNextDeed(sentence: Sentence, clause: TrailingClause, main: number): boolean {
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

/**
 * ", making it easy" to ", which makes it easy" or " and makes it easy": machines trail -ing clauses three times as
 * often as people do.
 */
export const participleClause: Rewrite = (sentence, { source }) => {
  const clause = trailingClause(sentence);
  const last = sentence.tokens.at(-1);
  if (!clause || last?.text !== "." || hasLooseFinite(sentence, clause.verb + 1)) return [];
  if (hasSecondVerb(sentence, clause.verb + 1)) return [];
  const main = soleVerb(sentence, clause.comma);
  const comma = sentence.tokens[clause.comma];
  const verb = sentence.tokens[clause.verb];
  if (!main || main.tense === "unclear" || !comma || !verb) return [];
  const forms = conjugate(clause.base);
  const past = main.tense === "past";
  const change = (origin: string, replacement: string, preference: number): StructuralChange => ({
    kind: "clause",
    origin,
    reason: "machines trail -ing clauses behind their sentences",
    from: clause.comma,
    to: clause.verb + 1,
    edits: [{ start: comma.start, end: verb.end, replacement }],
    preference,
    prior: 8,
  });
  const found: Candidate[] = [];
  const result =
    isResult(sentence, clause, main.at) &&
    !wasUnderWay(sentence, main) &&
    !tellsOfNoun(sentence, clause, main.at) &&
    !(isOwnDeed(sentence, clause) && isPerson(sentence, main.at));
  const told = mainVerb(sentence, clause.verb + 1, sentence.tokens.length)?.tense;
  const isThat = sentence.tokens[clause.verb + 1]?.lower === "that";
  const clash = past && (told === "present" || (isThat && told !== "past" && told !== "modal"));
  const real = !unreal.has(lexicalVerb(sentence, main.at)?.lemma ?? "");
  if (result && real && !clash && !hasBeen(sentence, main.at)) {
    const finite = finiteResult(sentence, main, clause.base);
    if (finite) found.push(structuralCandidate(sentence, change("-ing to which", `, which ${finite}`, 1)));
  }
  const ends = !source.slice(comma.start, sentence.end).slice(1).includes(",");
  if (ends && isPerson(sentence, main.at) && isNextDeed(sentence, clause, main.at)) {
    found.push(
      structuralCandidate(sentence, change("-ing to and", ` and ${forms[formBeside(sentence, main)]}`, 0.9)),
    );
  }
  return found;
};
