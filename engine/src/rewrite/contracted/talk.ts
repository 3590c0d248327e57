import type { Sentence, Token } from "../../document/types.ts";
import { wordSet } from "../../word-set.ts";
import type { Candidate, Rewrite } from "../candidate.ts";
import {
  type Contraction,
  contractionAt,
  contractionCandidate,
  endsInfinitive,
  isAsked,
  isPart,
} from "../contractions.ts";
import { skipAdverbs } from "./adverbs.ts";
import { isBase, isParticiple } from "./verb-forms.ts";

const people = wordSet("i you he she we they");
const third = wordSet("he she it that who");

/** What follows a modal that is not stressed: its verb, over adverbs. */
const isVerbAt = (sentence: Sentence, at: number): boolean => {
  const token = sentence.tokens[skipAdverbs(sentence, at)];
  return token !== undefined && /^(?:VERB|AUX)$/.test(token.pos) && isBase(token.lower);
};

/** "It has been", "they had gone" and not "they have increased costs", where the participle may describe. */
function isPerfectAt({ tokens }: Sentence, at: number): boolean {
  const token = tokens[at];
  if (!token || !/^(?:VERB|AUX)$/.test(token.pos) || !isParticiple(token.lower)) return false;
  return token.lower === "been" || tokens[at + 1]?.pos !== "NOUN";
}

const starts = wordSet(
  "begin start take look consider think imagine see turn return explore assume suppose face",
);

/** Contractions of talk that casual prose does without. */
function spokenAt(sentence: Sentence, at: number): string | null {
  const { tokens } = sentence;
  const [subject, verb] = [tokens[at]?.lower ?? "", tokens[at + 1]?.lower ?? ""];
  const after = skipAdverbs(sentence, at + 2);
  if (tokens[at + 2]?.lower === "not") return verb === "am" && subject === "i" ? "'m" : null;
  if (verb === "will")
    return /^(?:i|you|he|she|we|they|it|that|who|there)$/.test(subject) && isVerbAt(sentence, at + 2)
      ? "'ll"
      : null;
  if (verb === "would") return people.has(subject) && isVerbAt(sentence, at + 2) ? "'d" : null;
  if (verb === "had") return people.has(subject) && isPerfectAt(sentence, after) ? "'d" : null;
  if (verb === "have")
    return /^(?:i|you|we|they|who)$/.test(subject) && isPerfectAt(sentence, after) ? "'ve" : null;
  if (verb === "has")
    return (third.has(subject) || (subject === "there" && tokens[after]?.lower === "been")) &&
      isPerfectAt(sentence, after)
      ? "'s"
      : null;
  if (verb === "is") return /^(?:who|where|everyone|everybody)$/.test(subject) ? "'s" : null;
  const isCall = at === 0 && subject === "let" && verb === "us";
  return isCall && starts.has(tokens[at + 2]?.lower ?? "") ? "'s" : null;
}

const stranding = /^(?:to|in|for|on|at|with|of|like|that|because|when|if|than|as|and|or|but)$/;

/** "What it is and how it works", "who they are to me", "as good as it is in town": the verb keeps its stress. */
function isStranded({ tokens }: Sentence, at: number, to: number): boolean {
  const next = tokens[to];
  const clause = tokens.slice(Math.max(0, at - 4), at);
  const asks = (token: Token) => /^(?:wh\w+|how|than|as|all)$/.test(token.lower);
  const isGap = clause.some(asks) || /^(?:NOUN|PROPN)$/.test(clause.at(-1)?.pos ?? "");
  const isBe =
    /['’](?:m|s|re)$/.test(tokens[to - 1]?.text ?? "") || /^(?:am|is|are)$/.test(tokens[to - 1]?.lower ?? "");
  const isNextFinite = next?.pos === "AUX" && !/^be(?:en|ing)$/.test(next.lower);
  return isBe && (isNextFinite || (isGap && stranding.test(next?.lower ?? "")));
}

/** "That is to say". */
const isSetPhrase = ({ tokens }: Sentence, at: number) =>
  tokens[at]?.lower === "that" && tokens[at + 2]?.lower === "to" && tokens[at + 3]?.lower === "say";

/** "The time she had left", "how long we have left": what remains is had, and nobody has left. */
const isRemainder = ({ tokens }: Sentence, at: number): boolean =>
  tokens[at + 2]?.lower === "left" &&
  (/^(?:NOUN|PROPN)$/.test(tokens[at - 1]?.pos ?? "") ||
    /^(?:long|much|many|all|everything|little|few|what|that)$/.test(tokens[at - 1]?.lower ?? ""));

/** "A few points that will need your help": nobody writes "points that'll". */
const isRelativeWill = ({ tokens }: Sentence, at: number): boolean =>
  tokens[at]?.lower === "that" &&
  tokens[at + 1]?.lower === "will" &&
  /^(?:NOUN|PROPN)$/.test(tokens[at - 1]?.pos ?? "");

function talkAt(sentence: Sentence, at: number): Contraction | null {
  const first = sentence.tokens[at];
  const spoken = spokenAt(sentence, at);
  const isHave = sentence.tokens[at + 1]?.lower === "have";
  const plain = isHave ? null : contractionAt(sentence, at);
  const contraction = spoken && first ? { to: at + 2, text: first.text + spoken } : plain;
  return contraction &&
    !isStranded(sentence, at, contraction.to) &&
    !isSetPhrase(sentence, at) &&
    !isAsked(sentence, at) &&
    !endsInfinitive(sentence, at) &&
    !isPart(sentence, at) &&
    !isRelativeWill(sentence, at) &&
    !isRemainder(sentence, at)
    ? contraction
    : null;
}

/** Every contraction that people make when they talk, throughout: "it's been", "they'd go", "that'll do". */
export const talk: Rewrite = (sentence, { source }) =>
  sentence.tokens.flatMap((_, at): Candidate[] => {
    const contraction = talkAt(sentence, at);
    const candidate = contraction && contractionCandidate(sentence, source, at, contraction);
    return candidate ? [candidate] : [];
  });
