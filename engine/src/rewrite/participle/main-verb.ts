import { canBe } from "../../document/tagging/vocabulary.ts";
import type { Sentence, Token } from "../../document/types.ts";
import { isBe, isHave, nounPhraseAt } from "../../lexicon/context.ts";
import { conjugate, type VerbForm } from "../../morphology/verbs.ts";
import { clauseAt, formInTense, mainVerb, mayEmbed, type Tense, wordAt } from "../clause.ts";
import { embedders } from "./trailing-clause.ts";

export interface FiniteVerb {
  readonly at: number;
  readonly tense: Tense;
}

export const breaks = /^(until|before|after|since|as|while|when|where)$/;

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

/** The form that goes on with the main verb: "has grown" with a participle, else its own tense. */
export function formBeside(sentence: Sentence, main: FiniteVerb): VerbForm {
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

/** "The leaves above swayed", "smashing 20 home runs, setting …": a noun in -s that is taken for the verb. */
function isNounTakenForVerb({ tokens }: Sentence, verb: FiniteVerb, comma: number): boolean {
  if (verb.tense !== "present-s" || tokens[verb.at]?.pos !== "VERB") return false;
  const isPast = (token: Token | undefined) =>
    token?.pos === "VERB" && conjugate(token.lemma).past === token.lower;
  const [next, second] = tokens.slice(verb.at + 1, verb.at + 3);
  const counted = tokens.slice(Math.max(0, verb.at - 3), verb.at).some(({ pos }) => pos === "NUM");
  // "The method reduces noise caused by the fan": behind an object a past describes it.
  return isPast(next) || (next?.pos !== "NOUN" && isPast(second)) || (counted && verb.at === comma - 1);
}

/** "The method combines tested tools": a verb in -s that is taken for a noun, and what describes its object for the verb. */
function isAdjectiveTakenForVerb({ tokens }: Sentence, { at, tense }: FiniteVerb): boolean {
  const [before, verb, next] = tokens.slice(at - 1, at + 2);
  if (tense !== "past" || !verb?.lower.endsWith("ed") || next?.pos !== "NOUN") return false;
  return before?.pos === "NOUN" && /[^s]s$/.test(before.lower) && canBe(before.lower, "VERB");
}

/** "whatever food they could, sending …": the verb is that of a clause inside the sentence. */
function isContactClause({ tokens }: Sentence, verb: number): boolean {
  const subject = tokens.slice(0, verb).findLastIndex(({ pos }) => pos !== "ADV");
  return tokens[subject]?.pos === "PRON" && tokens[subject - 1]?.pos === "NOUN";
}

/** Where the last clause before the comma begins, behind ", and" or ", but"; null if there is but one. */
export function lastClauseStart(sentence: Sentence, comma: number): number | null {
  const joint = sentence.tokens.findLastIndex(
    ({ text }, at) => at < comma && text === "," && /^(and|but|so|yet)$/.test(wordAt(sentence, at + 1)),
  );
  return joint > 0 && clauseAt(sentence, joint + 2) ? joint + 2 : null;
}

/** The verb of the one clause of tokens `[start, comma)`, which tells the tense and the subject; null where there may be more. */
export function soleVerb(
  sentence: Sentence,
  comma: number,
  start = mainClauseStart(sentence, comma),
): FiniteVerb | null {
  if (start === null || mayEmbed(sentence, start, comma)) return null;
  const [verb, second] = finiteVerbs(sentence, start, comma);
  if (!verb || mayBePlural(sentence, start, verb) || isContactClause(sentence, verb.at)) return null;
  if (isNounTakenForVerb(sentence, verb, comma) || isAdjectiveTakenForVerb(sentence, verb)) return null;
  const auxiliary = sentence.tokens[verb.at]?.pos === "AUX" || verb.tense === "modal";
  const sameGroup = second !== undefined && auxiliary && second.at - verb.at <= 2;
  const after = sentence.tokens.slice(verb.at + 1, comma);
  return (second && !sameGroup) || after.some((token) => breaks.test(token.lower)) ? null : verb;
}

/** The verb of an active verb group: "opened" of "has opened"; null for "was opened" and "is open". */
export function lexicalVerb(sentence: Sentence, main: number): Token | null {
  const group = sentence.tokens.slice(main, main + 4);
  if (group.some(isBe)) return null;
  return group.find((token) => token.pos === "VERB" && !isHave(token)) ?? null;
}
