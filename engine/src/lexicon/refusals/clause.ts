/** Replacements that take from a clause what it needs: its subject, its agent, its participle, its "that". */
import type { Sentence, Token } from "../../document/types.ts";
import { isHave, nounPhraseAt, type TokenRun } from "../context.ts";
import { article, beForm, joining, type Refusal } from "./refusal.ts";

const negation = /^(?:not|no|never|cannot|nobody|nothing|rarely|hardly|.*n['’]t)$/;

/** "Do not rub it, as this hurts" with "because": without the comma the reason would fall under the negation. */
const negatesReason = (words: readonly string[], { from }: TokenRun, { tokens }: Sentence): boolean =>
  words.find((word) => word !== ",") === "because" &&
  tokens[from]?.text === "," &&
  tokens.slice(0, from).some(({ lower }) => negation.test(lower));

/** "The test can tell us much about your readers": who is spoken to as "you" is not one of "us". */
const bringsUs = (words: readonly string[], { from, to }: TokenRun, { tokens }: Sentence): boolean =>
  words.includes("us") &&
  !tokens.slice(from, to).some(({ lower }) => lower === "us") &&
  tokens.some(({ lower }) => /^(?:you|your|yours|yourself)$/.test(lower));

/** "Made a claim that has puzzled many" with "claimed that": the clause would lose its subject. */
function takesSubject(words: readonly string[], { from, to }: TokenRun, { tokens }: Sentence): boolean {
  if (tokens[to - 1]?.lower !== "that" || words.at(-1) !== "that") return false;
  if (words.some((word) => article.test(word))) return false;
  if (!tokens.slice(from, to).some(({ lower }) => article.test(lower))) return false;
  const next = tokens.slice(to).find(({ pos }) => pos !== "ADV");
  return next?.pos === "AUX" || (next?.pos === "VERB" && !next.lower.endsWith("ing"));
}

/** "Speak up for pupils to be heard": what is asked that somebody do is called for, not spoken up for. */
function speaksUpForDeed(words: readonly string[], match: TokenRun, sentence: Sentence): boolean {
  if (words.at(-2) !== "up" || words.at(-1) !== "for") return false;
  const whom = nounPhraseAt(sentence, match.to);
  return whom !== null && sentence.tokens[whom.to]?.lower === "to";
}

/** "Was met with scorn by the crew" with "met with": the active has no place for who did it. */
function leavesAgent(words: readonly string[], { from, to }: TokenRun, sentence: Sentence): boolean {
  const { tokens } = sentence;
  if (!beForm.test(tokens[from]?.lower ?? "") || words.some((word) => beForm.test(word))) return false;
  const end = tokens.findIndex(
    ({ pos }, at) => at >= to && (pos === "PUNCT" || pos === "VERB" || pos === "AUX"),
  );
  return tokens.slice(to, end < 0 ? undefined : end).some(({ lower }) => lower === "by");
}

/** "It was a symbol of hope, a light in the dark", "as much a gift as it is a symbol of hope" with "stood for": what goes with the noun would hang on nothing. */
function strandsPredicate(words: readonly string[], { from, to }: TokenRun, { tokens }: Sentence): boolean {
  const isPredicate = beForm.test(tokens[from]?.lower ?? "") && article.test(tokens[from + 1]?.lower ?? "");
  if (!isPredicate || words.some((word) => beForm.test(word))) return false;
  const beforeArticle = ({ text, lower }: Token, at: number) =>
    (at < from ? lower === "much" : at >= to && text === ",") && /^an?$/.test(tokens[at + 1]?.lower ?? "");
  return tokens.some(beforeArticle);
}

const pastOnly =
  /^(?:went|came|saw|took|gave|knew|broke|began|grew|fell|rose|spoke|wrote|ran|drove|chose|ate|drank|flew|froze|shook|stole|threw|wore|woke|tore|did)$/;

/** "The place has since emerged from the shadows" with "came out of": behind "has" stands a participle, also behind another one. */
function needsParticiple(words: readonly string[], { from }: TokenRun, { tokens }: Sentence): boolean {
  if (!pastOnly.test(words[0] ?? "") || words[0] === tokens[from]?.lower) return false;
  const before = tokens.slice(Math.max(0, from - 8), from);
  const governor = before.findLast(({ pos }) => pos !== "ADV");
  return isHave(governor) || (joining.has(governor?.lower ?? "") && before.some(isHave));
}

const lateStage = /^(?:ultimately|eventually|finally|subsequently)$/;
const earlyStage = /^(?:initially|originally|first|formerly|previously|before)$/;
const tellsStage = /^(?:end|last|final|finally|eventually|then|later|after)$/;

/** "Initially denied and ultimately acknowledged" with "and": the two would hold at one time. */
function losesStage(words: readonly string[], { from, to }: TokenRun, { tokens }: Sentence): boolean {
  if (!tokens.slice(from, to).some(({ lower }) => lateStage.test(lower))) return false;
  return !words.some((word) => tellsStage.test(word)) && tokens.some(({ lower }) => earlyStage.test(lower));
}

/** How far the verb of a clause may stand from its start for the clause to be clear without "that". */
const clearSubject = 8;

/** "I realized that my words, meant to last, had failed" without "that": the words would be what was realized. */
function hidesClause(words: readonly string[], { from, to }: TokenRun, { tokens }: Sentence): boolean {
  if (tokens[to - 1]?.lower !== "that" || to - from < 2 || words.includes("that")) return false;
  if (words.length === 0) return false;
  const rest = tokens.slice(to, to + clearSubject);
  const verb = rest.findIndex(({ pos }) => pos === "VERB" || pos === "AUX");
  const pause = rest.findIndex(({ pos }) => pos === "PUNCT");
  return pause >= 0 && (verb < 0 || pause < verb);
}

/** "Rising prices, driven by demand, have hit homes" with "because of": in front of the verb it would tell why homes are hit. */
function explainsVerb(words: readonly string[], { from, to }: TokenRun, { tokens }: Sentence): boolean {
  if (!words.includes("because") || !tokens.slice(from, to).some(({ lower }) => lower === "driven"))
    return false;
  return !tokens
    .slice(0, from)
    .some(({ pos, lower }) => pos === "AUX" || (pos === "VERB" && !lower.endsWith("ing")));
}

/** "We ensure access to the files is free" with "guarantee": what is ensured is a clause, which only "make sure" can take. */
function losesEnsuredClause(words: readonly string[], { to }: TokenRun, sentence: Sentence): boolean {
  const { tokens } = sentence;
  if (!tokens[to - 1]?.lower.startsWith("ensur") || ["sure", "that"].includes(words.at(-1) ?? ""))
    return false;
  let end = nounPhraseAt(sentence, to)?.to;
  while (end !== undefined && /^(?:of|to|for|in)$/.test(tokens[end]?.lower ?? "")) {
    end = nounPhraseAt(sentence, end + 1)?.to;
  }
  if (end === undefined) return false;
  const next = tokens.slice(end).find(({ pos }) => pos !== "ADV");
  return next?.pos === "AUX" || (next?.pos === "VERB" && !next.lower.endsWith("ing"));
}

export const clauseRefusals: readonly Refusal[] = [
  negatesReason,
  bringsUs,
  takesSubject,
  speaksUpForDeed,
  leavesAgent,
  strandsPredicate,
  needsParticiple,
  losesStage,
  hidesClause,
  explainsVerb,
  losesEnsuredClause,
];
