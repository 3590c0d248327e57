import type { Sentence, Token } from "../document/types.ts";
import { isDeterminer } from "../lexicon/context.ts";
import { conjugate } from "../lexicon/morphology/verbs.ts";
import type { Candidate, Rewrite } from "./candidate.ts";
import { clauseAt, finiteTense, mainVerb, type Tense } from "./clause.ts";
import { structuralCandidate } from "./structural.ts";

const longestItem = 5;

function dropComma(
  sentence: Sentence,
  at: number,
  origin: string,
  reason: string,
  prior: number,
): Candidate[] {
  const comma = sentence.tokens[at];
  if (!comma || comma.protected !== null) return [];
  return [
    structuralCandidate(sentence, {
      kind: "punctuation",
      origin,
      reason,
      from: at,
      to: at + 1,
      edits: [{ start: comma.start, end: comma.end, replacement: "" }],
      prior,
    }),
  ];
}

const isConjunction = (sentence: Sentence, at: number) =>
  ["and", "or"].includes(sentence.tokens[at]?.lower ?? "");
const hasFiniteVerb = (sentence: Sentence, at: number) => finiteTense(sentence, at) !== null;

const isItem = (token: Token) => ["NOUN", "ADJ", "PROPN", "NUM", "DET"].includes(token.pos);

/** "red, green, and blue" to "red, green and blue": short items without verbs of their own. */
function serialComma(sentence: Sentence, at: number): Candidate[] {
  if (!isConjunction(sentence, at + 1) || clauseAt(sentence, at + 2)) return [];
  let before = at - 1;
  while (before > at - longestItem - 1 && before > 0 && sentence.tokens[before]?.text !== ",") {
    if (
      hasFiniteVerb(sentence, before) ||
      isConjunction(sentence, before) ||
      sentence.tokens[before]?.pos === "PUNCT"
    )
      return [];
    before -= 1;
  }
  if (sentence.tokens[before]?.text !== ",") return [];
  const item = sentence.tokens[before + 1];
  const last = sentence.tokens[at + 2];
  const alike = item && last && (item.pos === last.pos || (isItem(item) && isItem(last)));
  const opensList = before > 1 && !isConjunction(sentence, before - 1);
  return alike && opensList
    ? dropComma(sentence, at, "serial comma", "a list needs no comma before its last item", 3)
    : [];
}

/** The tense of a verb right after "and": its subject stands further back. */
function predicateTense(sentence: Sentence, at: number): Tense | null {
  const verb = sentence.tokens[at];
  const regularPast = verb?.pos === "VERB" && conjugate(verb.lemma).past === verb.lower;
  return regularPast && verb.lower !== verb.lemma ? "past" : finiteTense(sentence, at);
}

/** "She opened the door, and walked in" to "She opened the door and walked in": one subject, two verbs. */
function predicateComma(sentence: Sentence, at: number): Candidate[] {
  if (sentence.tokens[at + 1]?.lower !== "and") return [];
  const tense = predicateTense(sentence, at + 2);
  const main = mainVerb(sentence, 0, at);
  if (
    tense === null ||
    tense === "modal" ||
    !main ||
    main.tense !== tense ||
    sentence.tokens[at + 2]?.pos !== "VERB"
  )
    return [];
  const otherCommas = sentence.tokens.slice(Math.max(0, at - 12), at).some((token) => token.text === ",");
  return otherCommas
    ? []
    : dropComma(sentence, at, "predicate comma", "the same subject goes on; no comma is needed", 3);
}

const trailing = new Set(["because", "when", "if", "until", "before", "after"]);

/** "It works, because …" to "It works because …"; not after a negation, where the comma tells what is negated. */
function subordinateComma(sentence: Sentence, at: number): Candidate[] {
  const next = sentence.tokens[at + 1]?.lower ?? "";
  if (!trailing.has(next) || !clauseAt(sentence, at + 2) || !mainVerb(sentence, 0, at)) return [];
  const left = sentence.tokens.slice(0, at);
  if (left.some((token) => token.text === "," || /^(not|no|never|.*n['’]t)$/.test(token.lower))) return [];
  if (sentence.tokens.slice(at + 1).some((token) => token.text === ",")) return [];
  return dropComma(sentence, at, "subordinate comma", "no pause is needed here", 2);
}

const timeWords = new Set([
  "today",
  "now",
  "then",
  "soon",
  "sometimes",
  "often",
  "here",
  "recently",
  "eventually",
  "later",
]);
const openingPrepositions = new Set(["in", "at", "on", "by", "after", "before", "during", "since", "over"]);

/** Words before the opening comma: one time word, or a preposition with one or two words. */
function shortOpening(sentence: Sentence, at: number): boolean {
  const first = sentence.tokens[0];
  if (!first) return false;
  if (at === 1) return timeWords.has(first.lower);
  const words = sentence.tokens.slice(1, at);
  const nominal = words.every((token) => ["DET", "ADJ", "NOUN", "NUM", "PROPN"].includes(token.pos));
  return at <= 3 && openingPrepositions.has(first.lower) && nominal;
}

/** "Today, the team" to "Today the team", "In 2020, she" to "In 2020 she". */
function openingComma(sentence: Sentence, at: number): Candidate[] {
  const next = sentence.tokens[at + 1];
  if (!next || !shortOpening(sentence, at)) return [];
  const opensClause = (isDeterminer(next) || next.pos === "PRON") && clauseAt(sentence, at + 1) !== null;
  return opensClause
    ? dropComma(sentence, at, "opening comma", "no pause is needed after so short an opening", 2)
    : [];
}

const shortClause = 5;

/** "It was late, and we left" to "It was late and we left": two short clauses. */
function clauseComma(sentence: Sentence, at: number): Candidate[] {
  if (sentence.tokens[at + 1]?.lower !== "and" || !clauseAt(sentence, at + 2) || !clauseAt(sentence, 0))
    return [];
  const right = sentence.tokens.length - at - 3;
  return at <= shortClause && right <= shortClause + 2
    ? dropComma(sentence, at, "clause comma", "two short clauses need no comma", 2)
    : [];
}

/** Drops commas that machines set and people mostly leave out. */
export const commas: Rewrite = (sentence) =>
  sentence.tokens.flatMap((token, at) =>
    token.text === ","
      ? [serialComma, predicateComma, subordinateComma, openingComma, clauseComma].flatMap((rule) =>
          rule(sentence, at),
        )
      : [],
  );
