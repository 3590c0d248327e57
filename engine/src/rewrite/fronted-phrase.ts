import { capitalize, uncapitalizeToken } from "../document/capitals.ts";
import type { Sentence, Token } from "../document/types.ts";
import { isPreposition, nounPhraseAt } from "../lexicon/context.ts";
import { conjugate } from "../morphology/verbs.ts";
import type { Rewrite } from "./candidate.ts";
import { clauseAt, mainVerb, mayEmbed, wordsBetween } from "./clause.ts";
import { structuralCandidate } from "./structural.ts";

/** Words whose sense depends on where they stand, or which point back at the phrase that would come after them. */
const bound =
  /^(not|no|never|nothing|nobody|none|only|even|just|also|too|it|its|they|them|their|theirs|this|these|those|such|that|so|there|both|either|neither|each|one|ones|others|another|something|else|same|here|then|himself|herself|itself|themselves|more|less)$/;
/** "As you may be aware", "as we discussed": it comments on what is said, and behind it needs a comma. */
const comment =
  /^(aware|know|see|recall|remember|note|discuss|mention|say|tell|describe|explain|agree|request|promise|expect|suspect|hear|read|learn|imagine|suggest|show|point|state|report|understand|argue|predict|fear|hope|warn|outline|indicate|observe|write|put|ask)$/;
const thirdPerson = /^(he|she|him|her|his|hers)$/;

/** What opens the next sentence and points back at the last noun before it, which would be another one. */
const pointing = /^(it|its|it['’]s|they|their|he|his|she|her|this|these|that|those|there|here)$/;
const pointsBack = (next: Sentence | null): boolean =>
  next?.tokens.slice(0, 3).some(({ lower }) => pointing.test(lower)) ?? false;

/** "In some states, … In others, …": two sentences that open alike are set against each other. */
const isPair = (one: Sentence | null, other: Sentence | null): boolean =>
  one !== null && other !== null && one.tokens[0]?.lower === other.tokens[0]?.lower;

/** "an exit over 24 months after conducting …", "closes in June after …": a time takes "after" and "before" to itself. */
const times =
  /^(minute|hour|day|night|week|weekend|month|quarter|season|year|decade|century|time|january|february|march|april|june|july|august|september|october|november|december|spring|summer|autumn|fall|winter|morning|afternoon|evening|today|tomorrow|yesterday|monday|tuesday|wednesday|thursday|friday|saturday|sunday)$/;
const takesTime = (opener: Token, last: Token | undefined) =>
  /^(after|before)$/.test(opener.lower) &&
  last !== undefined &&
  (last.pos === "NUM" || times.test(last.lemma.toLowerCase()));

const longestPhrase = 14;
const longestClause = 18;

type Opening = "gerund" | "clause";

/** What the sentence opens with, up to its first comma; null where it is nothing that can go to the end. */
function openingOf(sentence: Sentence, comma: number): Opening | null {
  const [opener, next] = sentence.tokens;
  if (!opener || !next) return null;
  const gerund = next.pos === "VERB" && next.lower.endsWith("ing");
  // "By adopting it": what is meant stands in the sentence before.
  if (gerund && /^(it|them|this|these|that|those|so)$/.test(sentence.tokens[comma - 1]?.lower ?? ""))
    return null;
  if (opener.lower === "by") return gerund ? "gerund" : null;
  if (gerund) return ["after", "before", "without"].includes(opener.lower) ? "gerund" : null;
  if (opener.lower !== "as" || next.lower === "it" || verbOf(sentence, 1, comma) === null) return null;
  return sentence.tokens.slice(1, comma).some(({ lemma }) => comment.test(lemma)) ? null : "clause";
}

/** Whether a coordination may be of clauses and not of nouns, or of verbs where the phrase goes with both. */
const coordinatesClauses = (tokens: readonly Token[], opening: Opening) =>
  tokens.some((token, i) => {
    const next = tokens[i + 1];
    if (token.pos !== "CCONJ" || next === undefined) return false;
    const verbs = opening === "gerund" && next.pos === "VERB" && next.lower === next.lemma;
    return !verbs && !["NOUN", "ADJ", "DET", "PROPN"].includes(next.pos);
  });

/**
 * The verb of the clause at `from`: also a form in -ed that could be a participle, as the clause has no other verb.
 */
function verbOf(sentence: Sentence, from: number, to: number): number | null {
  const clause = clauseAt(sentence, from);
  if (clause) return clause.verb < to ? clause.verb : null;
  let at = nounPhraseAt(sentence, from)?.to ?? to;
  if (sentence.tokens[at]?.lower === "of") at = nounPhraseAt(sentence, at + 1)?.to ?? to;
  while (sentence.tokens[at]?.pos === "ADV") at += 1;
  const token = sentence.tokens[at];
  if (at >= to || token?.pos !== "VERB" || mainVerb(sentence, at + 1, to) !== null) return null;
  return conjugate(token.lemma).past === token.lower ? at : null;
}

/** Whether the main clause is plain enough that what is put behind it can belong to its verb only. */
function isPlain(sentence: Sentence, from: number, to: number, opening: Opening): boolean {
  const verb = verbOf(sentence, from, to);
  if (verb === null || mayEmbed(sentence, from, to)) return false;
  const tokens = sentence.tokens.slice(from, to);
  if (tokens.some((token) => bound.test(token.lower) || token.pos === "PUNCT" || token.protected === "quote"))
    return false;
  if (opening === "clause" && tokens.some((token) => thirdPerson.test(token.lower))) return false;
  if (coordinatesClauses(tokens, opening)) return false;
  const rest = tokens.slice(verb + 1 - from);
  const otherVerb = rest.some(
    (token, i) =>
      (/ing$/.test(token.lower) && (token.pos === "VERB" || isPreposition(rest[i - 1]))) ||
      (token.lower === "to" && rest[i + 1]?.pos === "VERB") ||
      ["who", "which", "what", "how", "where", "why"].includes(token.lower),
  );
  return !otherVerb && mainVerb(sentence, verb + 3, to) === null;
}

/** "By reading the log, the team found the fault." to "The team found the fault by reading the log." */
export const frontedPhrase: Rewrite = (sentence, { previous, next }) => {
  const { tokens } = sentence;
  if (pointsBack(next) || isPair(previous, sentence) || isPair(sentence, next)) return [];
  const comma = tokens.findIndex((token) => token.text === ",");
  const stop = tokens.length - 1;
  const [opener, first, mark, end] = [tokens[0], tokens[comma + 1], tokens[comma], tokens[stop]];
  if (!opener || !first || !mark || end?.text !== "." || comma < 3) return [];
  const phrase = tokens.slice(0, comma);
  if (phrase.some((token) => token.protected !== null || token.pos === "PUNCT" || token.text === "—"))
    return [];
  if (first.protected !== null || comma > longestPhrase || takesTime(opener, tokens[stop - 1])) return [];
  const opening = openingOf(sentence, comma);
  const length = wordsBetween(sentence, comma + 1, stop);
  if (opening === null || length < 4 || length > longestClause) return [];
  if (!isPlain(sentence, comma + 1, stop, opening)) return [];
  if (tokens.slice(comma + 1, stop).some(({ lower }) => lower === opener.lower)) return [];
  const text = phrase.map((token, i) => (i === 0 ? uncapitalizeToken(token) : token.text)).join(" ");
  return [
    structuralCandidate(sentence, {
      kind: "order",
      origin: `fronted ${opening}`,
      reason: "machines put these phrases first more often than people do",
      from: 0,
      to: tokens.length,
      edits: [
        { start: opener.start, end: first.end, replacement: capitalize(first.text) },
        { start: end.start, end: end.start, replacement: ` ${text}` },
      ],
      spansFreeWords: true,
      prior: 4,
    }),
  ];
};
