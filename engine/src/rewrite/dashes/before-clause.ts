import type { Sentence } from "../../document/types.ts";
import { isDeterminer, isPreposition } from "../../lexicon/context.ts";
import { conjugate } from "../../morphology/verbs.ts";
import { type Clause, finiteTense, hasComma, mainVerb, setsRight, wordsBetween } from "../clause.ts";
import { isFiniteVerb, type Mark, mainVerbBefore, onlyComma } from "./mark.ts";

/** "a target considered sound", "early morning runs through the fields": no clause, though one may be read. */
function mayBePhrase(sentence: Sentence, { subject, verb }: Clause): boolean {
  const [token, next] = sentence.tokens.slice(verb, verb + 2);
  // "smaller class sizes, more counselors": a noun taken for a verb.
  if (token?.pos === "VERB" && next?.text === ",") return true;
  const head = sentence.tokens[subject.to - 1];
  const judged =
    /^(considered|deemed|thought|believed|called)$/.test(token?.lower ?? "") && next?.pos === "ADJ";
  const first = sentence.tokens[subject.from];
  const bare = head?.pos === "NOUN" && !isDeterminer(first);
  // "a domain once regarded as theirs": what is new is described by a participle, unless that has an object.
  const described =
    /^an?$/.test(first?.lower ?? "") &&
    token?.pos === "VERB" &&
    conjugate(token.lemma).part === token.lower &&
    !isDeterminer(next) &&
    next?.pos !== "PRON";
  return (
    judged ||
    described ||
    (bare && finiteTense(sentence, verb) === "present-s" && token?.pos === "VERB" && isPreposition(next))
  );
}

/** "a hope — that they would come", "children — who are also me": a clause that hangs on the word before the dash. */
function hangsOn(sentence: Sentence, from: number): boolean {
  const { tokens } = sentence;
  const first = tokens[from]?.lower ?? "";
  if (/^(which|who|whose|whom|what)$/.test(first)) return tokens.at(-1)?.text !== "?";
  if (first !== "that") return false;
  const verb = tokens.findIndex(({ pos }, at) => at > from && pos !== "ADV");
  return !isFiniteVerb(sentence, verb) || /^(are|were|have|do)$/.test(tokens[verb]?.lower ?? "");
}

/** "The hum of the room, the glow of its lights — places are …": a noun right before the dash taken for the verb. */
function hasLooseVerb(sentence: Sentence, at: number): boolean {
  const verb = mainVerb(sentence, 0, at);
  return verb?.at === at - 1 && verb.tense !== "past" && sentence.tokens[at - 1]?.pos === "VERB";
}

/** What leaves the clause behind it open. */
const openers = /^(although|though|while|whereas|because|if|when|as|since|unless|until|after|before|once)$/;

/** "I had to admit — it's a living": what is admitted stands behind the dash. */
const isUnsaid = (sentence: Sentence, at: number): boolean =>
  /^(admit|admits|admitted|confess|confessed|conclude|concluded|insist|insisted)$/.test(
    sentence.tokens[at - 1]?.lower ?? "",
  );

/** Whether what stands before the dash is a sentence of its own. */
function standsAlone(sentence: Sentence, at: number): boolean {
  const open = openers.test(sentence.tokens[0]?.lower ?? "") && !hasComma(sentence, 0, at);
  const asked = sentence.tokens.slice(at - 2, at).some(({ text }) => /[?!]/.test(text));
  return !open && !asked && !hasLooseVerb(sentence, at) && wordsBetween(sentence, 0, at) >= 4;
}

/** What to put for the dash at `at` with the clause behind it; null where it stays. */
export function markBeforeClause(sentence: Sentence, at: number, clause: Clause): Mark | null {
  const hangs = hangsOn(sentence, at + 1);
  if (hangs && /^wh(ich|o)$/.test(sentence.tokens[at + 1]?.lower ?? ""))
    return onlyComma(sentence, mainVerbBefore(sentence, at), sentence.tokens.length);
  if (hangs || isUnsaid(sentence, at)) return null;
  if (mayBePhrase(sentence, clause) || !standsAlone(sentence, at)) return null;
  return setsRight(sentence, at) ? "; " : ". ";
}
