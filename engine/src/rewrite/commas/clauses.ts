import type { Sentence } from "../../document/types.ts";
import { conjugate } from "../../morphology/verbs.ts";
import { wordSet } from "../../word-set.ts";
import { clauseAt, finiteTense, hasComma, mainVerb, type Tense } from "../clause.ts";
import { type CommaRule, dropCommas } from "./drop.ts";

const negation = /^(not|no|never|.*n['’]t)$/;

/** The tense of a verb right after "and": its subject stands further back. */
function predicateTense(sentence: Sentence, at: number): Tense | null {
  const verb = sentence.tokens[at];
  const regularPast = verb?.pos === "VERB" && conjugate(verb.lemma).past === verb.lower;
  return regularPast && verb.lower !== verb.lemma ? "past" : finiteTense(sentence, at);
}

/** "Use a cloth to protect the floor, and sweep": without its comma "and" would go on with the second verb. */
function hasSecondVerb(sentence: Sentence, main: number, comma: number): boolean {
  const verbs = sentence.tokens.slice(main, comma).filter(({ pos }) => pos === "VERB");
  return verbs.length > 1;
}

/** "They agreed that it is faster, but raised doubts": without its comma "but" would go on with what they agreed. */
const goesBack = ({ tokens }: Sentence, main: number, comma: number): boolean =>
  tokens
    .slice(main + 1, comma)
    .some(({ lower }) => /^(?:that|whether|if|because|which|who|how|why)$/.test(lower));

/** What a pause keeps apart: "an ANI, or Advanced Narrow …", "has been, and is, made", "a cup and a spoon, and sat", "to her rather than to me, and sat", "I'm Anne, and thank you". */
function needsPause({ tokens }: Sentence, at: number): boolean {
  const conjunction = tokens[at + 1]?.lower;
  const second = tokens[at + 2]?.text ?? "";
  const before = tokens.slice(Math.max(0, at - 10), at);
  const after = tokens.slice(at + 3, at + 9);
  return (
    /^(\p{Lu}|(thank|welcome)$)/u.test(second) ||
    before.some(({ lower }) => lower === conjunction || /^(than|instead|unlike)$/.test(lower)) ||
    after.some(({ text }, i) => i > 0 && text === ",")
  );
}

/** "Don't wait", "Never mix": what is asked is that something be left. */
const asksNot = ({ tokens }: Sentence): boolean =>
  /^(don['’]t|never)$/.test(tokens[0]?.lower ?? "") ||
  (tokens[0]?.lower === "do" && tokens[1]?.lower === "not");

/** "She opened the door, and walked in" to "She opened the door and walked in": one subject, two verbs. */
export const predicateComma: CommaRule = (sentence, at) => {
  if (!["and", "or", "but"].includes(sentence.tokens[at + 1]?.lower ?? "")) return [];
  if (sentence.tokens[at + 2]?.pos !== "VERB" || hasComma(sentence, at - 12, at)) return [];
  if (needsPause(sentence, at)) return [];
  // "The room was not cleaned, and repeated calls went unanswered": the participle belongs to a new subject.
  const adjectival = ["NOUN", "ADJ", "PROPN"].includes(sentence.tokens[at + 3]?.pos ?? "");
  if (adjectival && mainVerb(sentence, at + 3, sentence.tokens.length)) return [];
  // "Don't be afraid to ask, and remember this": the denial would hold for both.
  if (asksNot(sentence)) return [];
  const tense = predicateTense(sentence, at + 2);
  const main = mainVerb(sentence, 0, at);
  if (
    tense === null ||
    tense === "modal" ||
    main?.tense !== tense ||
    hasSecondVerb(sentence, main.at, at) ||
    goesBack(sentence, main.at, at)
  )
    return [];
  return dropCommas(sentence, [at], "predicate comma", "the same subject goes on; no comma is needed");
};

/** Not "when": "at night, when all is still" tells what the night is like, and without its comma which night. */
const trailing = new Set(["because", "if", "until", "before", "after", "unless"]);

/** "And I thought, before I go I should call her": the comma opens what is thought or said. */
const quoting = wordSet(
  "think say wonder tell ask decide know figure reason reply answer add remember realize explain see",
);

/** What is said of the sentence and not in it: "That is, until", "He must know, because", "how it ended, because", "if I'm honest", "until it wasn't". */
function isRemark({ tokens }: Sentence, at: number): boolean {
  const [word, subject] = tokens.slice(at + 1, at + 3).map(({ lower }) => lower);
  const left = tokens.slice(0, at).map(({ lower }) => lower);
  const guesses = word === "because" && left.some((lower) => /^(must|may|might|could)$/.test(lower));
  // "I'll tell you how it ended, because you ask": without the comma it would have ended for that reason.
  const asks = word === "because" && left.slice(1).some((lower) => /^(how|why|what|whether)$/.test(lower));
  const speaks = word === "if" && /^(i|i['’]m|you|anything|memory|not)$/.test(subject ?? "");
  return (
    guesses || asks || speaks || left.join(" ") === "that is" || negation.test(tokens.at(-2)?.lower ?? "")
  );
}

/** "It works, because …" to "It works because …"; not after a negation, where the comma tells what is negated. */
export const subordinateComma: CommaRule = (sentence, at) => {
  const conjunction = sentence.tokens[at + 1];
  if (!conjunction || !trailing.has(conjunction.text)) return [];
  if (!clauseAt(sentence, at + 2) || !mainVerb(sentence, 0, at)) return [];
  const left = sentence.tokens.slice(0, at);
  // "Like I said, if we go": the main clause is still to come.
  if (/^(?:as|like)$/.test(left[0]?.lower ?? "")) return [];
  if (left.slice(-2).some(({ pos, lemma }) => pos === "VERB" && quoting.has(lemma))) return [];
  if (
    left.some(
      ({ text, lower }) => text === "," || negation.test(lower) || trailing.has(lower) || lower === "when",
    )
  )
    return [];
  if (hasComma(sentence, at + 1, sentence.tokens.length) || isRemark(sentence, at)) return [];
  return dropCommas(sentence, [at], "subordinate comma", "no pause is needed here");
};

const shortClause = 5;
const shortTogether = 6;

/** After "She asked how it went" an "and" without its comma would seem to go on with what she asked. */
const embedding = /^(how|what|why|where|when|whether|if|that|who|which)$/;

/** "It was late, and we left" to "It was late and we left": two short clauses and no other comma. */
export const clauseComma: CommaRule = (sentence, at) => {
  // A contrast keeps its pause: "They laughed, but they stayed."
  if (sentence.tokens[at + 1]?.lower !== "and") return [];
  if (!clauseAt(sentence, at + 2) || !clauseAt(sentence, 0)) return [];
  const right = sentence.tokens.length - at - 3;
  if (at + right > shortTogether) return [];
  if (at > shortClause || right > shortClause || hasComma(sentence, at + 1, sentence.tokens.length))
    return [];
  if (sentence.tokens.slice(1, at).some(({ lower }) => embedding.test(lower))) return [];
  // "I did not, but I nodded": what is left unsaid keeps its pause.
  const last = sentence.tokens[at - 1];
  if (last?.pos === "AUX" || last?.lower === "to" || negation.test(last?.lower ?? "")) return [];
  return dropCommas(sentence, [at], "clause comma", "two short clauses need no comma");
};
