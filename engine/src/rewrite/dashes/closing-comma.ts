import type { Sentence, Token } from "../../document/types.ts";
import { beginsNounPhrase, isPreposition } from "../../lexicon/context.ts";
import { clauseAt, hasComma, mainVerb, subordinators } from "../clause.ts";
import { exclaimed, isPhrase, isWhat } from "./phrases.ts";

/** Where the sentence begins behind a word put first: "Finally, if", "But when", "Maybe if". */
export function opensAt({ tokens }: Sentence): number {
  if (tokens[0]?.pos === "CCONJ" || /^(?:yet|still|maybe|perhaps|so)$/.test(tokens[0]?.lower ?? "")) return 1;
  return tokens[0]?.pos === "ADV" && tokens[1]?.text === "," ? 2 : 0;
}

/** "If it is slow — as here, say — we wait", "By weighing three things — … — we learn": what is put first keeps its comma. */
function closesOpening(sentence: Sentence, first: number, second: number): boolean {
  const { tokens } = sentence;
  const start = opensAt(sentence);
  if (isWhat(tokens[start])) return false;
  // "However — and this counts — the plan holds"
  if (first === 1 && tokens[0]?.pos === "ADV") return true;
  if (!subordinators.has(tokens[start]?.lower ?? "")) {
    const opensPhrase = tokens[start]?.pos === "ADP" || /.ing$/.test(tokens[start]?.lower ?? "");
    return (
      opensPhrase &&
      !hasComma(sentence, start, first) &&
      (mainVerb(sentence, start, first) === null || isPhrase(sentence, start, first)) &&
      clauseAt(sentence, second + 1) !== null
    );
  }
  if (tokens[second + 1]?.lower === "then" || exclaimed.test(tokens[second + 1]?.lower ?? "")) return true;
  const comma = tokens.slice(start, first).findLastIndex(({ text }) => text === ",") + start;
  const isOpen = comma < start || (tokens[comma + 1]?.pos === "CCONJ" && !mainVerb(sentence, start, comma));
  const next = tokens[second + 1];
  const isCommand =
    next?.lower === next?.lemma &&
    (next?.pos === "VERB" || (next?.pos === "NOUN" && beginsNounPhrase(tokens[second + 2])));
  const hasVerb = mainVerb(sentence, start, first) !== null;
  if (isOpen && !hasVerb) return clauseAt(sentence, second + 1) !== null;
  return (
    isOpen && (isCommand || beginsNounPhrase(next) || mainVerb(sentence, second + 1, tokens.length) !== null)
  );
}

/** "When it came — a way to go back — I took it": a pronoun that can only begin a clause of its own. */
export const opensClause = (sentence: Sentence, from: number): boolean =>
  /^(?:i|he|she|we|they|it|these|those)(?:['’].*)?$/.test(sentence.tokens[from]?.lower ?? "") &&
  clauseAt(sentence, from) !== null;

/** Whether what stands before the dash waits for its clause: "And so, when the chance came", "She says that if they had". */
function awaitsClause({ tokens }: Sentence, first: number): boolean {
  const start = tokens.findIndex(({ pos, text }) => !/^(CCONJ|ADV)$/.test(pos) && text !== ",");
  return tokens.slice(0, first).some(({ lower, pos }, at) => {
    const before = tokens[at - 1];
    const opens = at <= start || before?.text === "," || before?.pos === "CCONJ" || before?.lower === "that";
    const phrase = at === start && (pos === "ADP" || lower === "to" || /.ing$/.test(lower));
    const participle = before?.pos === "CCONJ" && pos === "VERB" && /.ing$/.test(lower);
    return opens && (subordinators.has(lower) || phrase || participle) && !closesAgain(tokens, at, first);
  });
}

/** "After lunch she slept", "When it came, she slept": the clause that was awaited stands before the dash. */
const closesAgain = (tokens: readonly Token[], from: number, to: number): boolean =>
  tokens.some(
    ({ text }, at) =>
      at > from && at < to && text === "," && /^(PRON|DET|PROPN)$/.test(tokens[at + 1]?.pos ?? ""),
  );

/** "for the better part of two centuries, the scheme was popular": a clause behind a phrase and its comma. */
function opensWithPhrase(sentence: Sentence, at: number): boolean {
  if (!isPreposition(sentence.tokens[at])) return false;
  const comma = sentence.tokens.findIndex(({ text }, index) => index > at && text === ",");
  return comma > at && clauseAt(sentence, comma + 1) !== null;
}

/** "He tried reasons (two or three), but": no "not … but". */
const turnsAway = ({ tokens }: Sentence, at: number): boolean =>
  /^(?:but|yet)$/.test(tokens[at]?.lower ?? "") &&
  beginsNounPhrase(tokens[at + 1]) &&
  tokens.slice(at + 2).some(({ pos }) => pos === "VERB" || pos === "AUX") &&
  !tokens.slice(0, at).some(({ lower }) => /^(?:not|never)$|n['’]t$/.test(lower));

/** "It is plain — a chair, a cup, a lamp — but it works": two clauses keep a comma between them. */
const joinsClauses = (sentence: Sentence, first: number, second: number): boolean =>
  turnsAway(sentence, second + 1) ||
  (/^(and|but|so|yet|or)$/.test(sentence.tokens[second + 1]?.lower ?? "") &&
    mainVerb(sentence, 0, first) !== null &&
    (clauseAt(sentence, second + 2) !== null || opensWithPhrase(sentence, second + 2)));

/** "He told two stories — one old, one new — each of them sad": what tells more of a whole clause keeps its comma. */
const tellsMore = /^(each|all|both|none|some|many|most|every|which|who|whose|where)$/;

/** Whether a comma stands behind the brackets that take the place of two dashes. */
export const keepsComma = (sentence: Sentence, first: number, second: number): boolean =>
  (opensClause(sentence, second + 1) && awaitsClause(sentence, first)) ||
  closesOpening(sentence, first, second) ||
  joinsClauses(sentence, first, second) ||
  (mainVerb(sentence, 0, first) !== null && tellsMore.test(sentence.tokens[second + 1]?.lower ?? ""));
