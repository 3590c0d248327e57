import { matchCase } from "../document/capitals.ts";
import type { Sentence, Token } from "../document/types.ts";
import { endsSentence, isPunctuation } from "../lexicon/context.ts";
import { withApostropheOf } from "../text-edit.ts";
import { wordSet } from "../word-set.ts";
import type { Candidate, Rewrite } from "./candidate.ts";
import { structuralCandidate } from "./structural.ts";

const negated: ReadonlyMap<string, string> = new Map([
  ["do", "don't"],
  ["does", "doesn't"],
  ["did", "didn't"],
  ["is", "isn't"],
  ["are", "aren't"],
  ["was", "wasn't"],
  ["were", "weren't"],
  ["has", "hasn't"],
  ["have", "haven't"],
  ["had", "hadn't"],
  ["can", "can't"],
  ["could", "couldn't"],
  ["would", "wouldn't"],
  ["should", "shouldn't"],
  ["will", "won't"],
]);

interface PronounContraction {
  readonly suffix: string;
  readonly pronouns: ReadonlySet<string>;
}

const withPronoun: ReadonlyMap<string, PronounContraction> = new Map([
  ["am", { suffix: "'m", pronouns: new Set(["i"]) }],
  ["is", { suffix: "'s", pronouns: new Set(["it", "that", "there", "he", "she", "what", "here"]) }],
  ["are", { suffix: "'re", pronouns: new Set(["you", "we", "they"]) }],
  ["will", { suffix: "'ll", pronouns: new Set(["i", "you", "he", "she", "we", "they"]) }],
]);

/** What "not" stands with where nobody contracts it: a written balance ("not only … but"), a comfort ("you are not alone"). */
const formalThird = new Set(["only", "merely", "solely", "simply", "alone"]);

const haveSubjects = new Set(["i", "you", "we", "they"]);

/** "In this paper, I will discuss": what a paper announces is not said in passing. */
const announcing = wordSet(
  "discuss argue examine explore analyze analyse contend demonstrate outline investigate evaluate assess propose defend",
);

/** The contraction of two neighboring words; null where they have none. */
function contract(first: Token, second: Token, third: Token | undefined): string | null {
  if (second.lower === "not") {
    const contraction = negated.get(first.lower);
    return contraction && !formalThird.has(third?.lower ?? "") ? matchCase(first.text, contraction) : null;
  }
  if (third?.lower === "not") return null;
  if (second.lower === "will" && announcing.has(third?.lower ?? "")) return null;
  if (second.lower === "have") {
    return haveSubjects.has(first.lower) && third?.pos === "VERB" && /(ed|en|n|wn)$/.test(third.lower)
      ? `${first.text}'ve`
      : null;
  }
  const rule = withPronoun.get(second.lower);
  return rule?.pronouns.has(first.lower) ? first.text + rule.suffix : null;
}

/** "It cannot be sold, cannot be lent": a row keeps one form. */
function isRepeated(sentence: Sentence, from: number, to: number): boolean {
  const last = sentence.tokens[to - 1]?.lower;
  return sentence.tokens.some(
    ({ lower }, at) =>
      at !== to - 1 &&
      lower === last &&
      (to - from === 1 || sentence.tokens[at - 1]?.lower === sentence.tokens[from]?.lower),
  );
}

/** "the person I am today", "how they are now", "as it is in town": the verb ends its clause and is stressed. */
function isStressed({ tokens }: Sentence, from: number, to: number): boolean {
  const before = tokens[from - 1];
  const after = tokens[to];
  if (!withPronoun.has(tokens[to - 1]?.lower ?? "")) return false;
  const time = /^(today|now|here|there|then|tomorrow|yesterday)$/;
  const relative =
    before?.pos === "NOUN" || /^(who|what|where|how|than|as|everything|all)$/.test(before?.lower ?? "");
  return relative && !time.test(before?.lower ?? "") && time.test(after?.lower ?? "");
}

/** "Whatever it is they do", "the drawback here is the price": no contraction stands there. */
function isFullForm({ tokens }: Sentence, at: number): boolean {
  const before = tokens[at - 1];
  if (tokens[at + 1]?.lower !== "is") return false;
  if (tokens[at]?.lower === "here") return before !== undefined && /^(NOUN|PROPN|PRON|ADJ)$/.test(before.pos);
  return (
    /^(what|who|which|where|how)(ever)?$/.test(before?.lower ?? "") &&
    /^(i|you|he|she|it|we|they|that)$/.test(tokens[at + 2]?.lower ?? "")
  );
}

const named = /^(regret|mistake|error|problem|fear|worry|risk|danger|alternative|challenge|trick|goal)s?$/;

/** "their only regret is not having done so", "the mistake was not asking": "not" belongs to the deed, not to the verb. */
const negatesDeed = ({ tokens }: Sentence, at: number): boolean =>
  tokens[at + 1]?.lower === "not" &&
  /.ing$/.test(tokens[at + 2]?.lower ?? "") &&
  (named.test(tokens[at - 1]?.lower ?? "") ||
    (tokens[at + 2]?.lower === "having" && tokens[at + 3]?.pos === "VERB"));

/** "Would we have stayed?", "how could they have known": "have" belongs to the modal before its subject. */
export const isAsked = ({ tokens }: Sentence, at: number): boolean =>
  tokens[at + 1]?.lower === "have" &&
  /^(?:would|could|should|might|may|must|will|can|wo|ca|shall)(?:n['’]t)?$/.test(tokens[at - 1]?.lower ?? "");

/** "Any of you have tried", "most of it is", "students like you are": the verb belongs to what the pronoun is a part of. */
export const isPart = ({ tokens }: Sentence, at: number): boolean =>
  /^(?:you|it|that)$/.test(tokens[at]?.lower ?? "") &&
  (tokens[at - 1]?.lower === "of" ||
    (tokens[at - 1]?.lower === "like" && /^(?:NOUN|PROPN)$/.test(tokens[at - 2]?.pos ?? "")));

/** What is said or thought takes a clause: "to think it is true" may be "it's". */
const takesClause = wordSet(
  "say think know believe hope feel claim prove ensure mean admit see find show decide assume pretend realize hear argue suggest wish suppose guess bet swear promise imagine add note tell report",
);

/** "The best way to own it is to fear for it": the verb has the whole infinitive for its subject, not the pronoun. */
export function endsInfinitive({ tokens }: Sentence, at: number): boolean {
  const verb = tokens[at - 1];
  if (verb?.pos !== "VERB" || takesClause.has(verb.lemma)) return false;
  if (!/^(?:it|that|you)$/.test(tokens[at]?.lower ?? "")) return false;
  return tokens.slice(0, at - 1).findLast(({ pos }) => pos !== "ADV")?.lower === "to";
}

/** The words that a contraction at a token stands for, as far as `to`, and the contraction. */
export interface Contraction {
  readonly to: number;
  readonly text: string;
}

/** The contraction that people make at a token of casual prose: "do not" to "don't", "it is" to "it's". */
export function contractionAt(sentence: Sentence, at: number): Contraction | null {
  const [first, second, third] = sentence.tokens.slice(at, at + 3);
  if (!first) return null;
  if (first.lower === "cannot") return { to: at + 1, text: matchCase(first.text, "can't") };
  const text = second ? contract(first, second, third) : null;
  const isKept =
    isStressed(sentence, at, at + 2) ||
    negatesDeed(sentence, at) ||
    isAsked(sentence, at) ||
    isPart(sentence, at) ||
    endsInfinitive(sentence, at) ||
    isFullForm(sentence, at);
  return text && !isKept ? { to: at + 2, text } : null;
}

/** The candidate of a contraction; null before a pause, where the verb is stressed, and where anything stands between the words. */
export function contractionCandidate(
  sentence: Sentence,
  source: string,
  at: number,
  { to, text }: Contraction,
): Candidate | null {
  const tokens = sentence.tokens.slice(at, to);
  const [first, last] = [tokens[0], tokens.at(-1)];
  if (!first || !last || tokens.some((token) => token.protected !== null)) return null;
  if (endsSentence(sentence.tokens[to]) || isPunctuation(sentence.tokens[to])) return null;
  const words = tokens.map((token) => token.text).join(" ");
  if (source.slice(first.start, last.end) !== words) return null;
  return structuralCandidate(sentence, {
    kind: "contraction",
    origin: `contraction ${text.toLowerCase()}`,
    reason: "people contract this when they talk",
    from: at,
    to,
    edits: [{ start: first.start, end: last.end, replacement: withApostropheOf(source, text) }],
    prior: 4,
  });
}

/** Contractions as casual prose has them: "do not" to "don't", "it is" to "it's", where no row of them would be broken. */
export const contractions: Rewrite = (sentence, { tone, source }) =>
  tone === "casual"
    ? sentence.tokens.flatMap((_, at): Candidate[] => {
        const contraction = contractionAt(sentence, at);
        if (!contraction || isRepeated(sentence, at, contraction.to)) return [];
        const candidate = contractionCandidate(sentence, source, at, contraction);
        return candidate ? [candidate] : [];
      })
    : [];
