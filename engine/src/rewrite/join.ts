import type { Sentence, Token } from "../document/types.ts";
import { isBe, isHave } from "../lexicon/context.ts";
import { readsWithSo } from "../lexicon/refusals/degree.ts";
import type { Tone } from "../types.ts";
import { wordSet } from "../word-set.ts";
import type { Candidate, Rewrite } from "./candidate.ts";
import { clauseAt, finiteTense, mainVerb, mayEmbed, subordinators, wordsBetween } from "./clause.ts";
import { structuralCandidate } from "./structural.ts";

const shortest = { first: 10, second: 10 };
const leastJoined = 4;
const connected = { first: 16, together: 30 };
const joinable = new Set(["it", "they", "he", "she", "we"]);
/** After these verbs the joined clause would be a part of what is thought: "They believed it would hold, which proved wrong." */
const thinking = wordSet(
  "believe think hope say claim assume expect argue suggest insist know feel suppose imagine fear predict promise admit decide conclude realize report note explain",
);
/** "He may step away, provided that he comes back": ", which …" would hold of the condition alone. */
const condition =
  /^(if|unless|provided|providing|until|because|since|although|though|while|whereas|before|after|once)$/;
/** What a whole sentence can do: "This includes", "This starts", "This means adding" speak of a word in it. */
const follows = wordSet(
  "allow make ensure cause lead help reduce improve increase enable require result give let indicate suggest show explain create keep prevent limit affect add cut save force raise bring put leave work",
);
const negation = /^(not|no|never|nothing|nobody|neither|nor|hardly|.*n['’]t)$/;

/** Openers of the second sentence and the conjunction that says the same inside one sentence. */
const conjunctions: ReadonlyMap<string, "but" | "so" | "and"> = new Map([
  ["however", "but"],
  ["nevertheless", "but"],
  ["nonetheless", "but"],
  ["therefore", "so"],
  ["consequently", "so"],
  ["thus", "so"],
  ["additionally", "and"],
  ["furthermore", "and"],
  ["moreover", "and"],
]);

const words = (sentence: Sentence) => wordsBetween(sentence, 0, sentence.tokens.length);

/** A statement with nothing open, that another clause can be joined to. */
function isStatement(sentence: Sentence): boolean {
  const opener = sentence.tokens[0]?.lower ?? "";
  const marks = sentence.tokens.slice(0, -1).some((token) => token.pos === "PUNCT" && token.text !== ",");
  const joined = sentence.tokens.some((token) => ["but", "so", "which"].includes(token.lower));
  const known = !subordinators.has(opener) && !marks && !joined && sentence.tokens.at(-1)?.text === ".";
  return known && mainVerb(sentence, 0, sentence.tokens.length) !== null;
}

interface Join {
  readonly first: Sentence;
  /** The full stop of the first sentence. */
  readonly stop: Token;
  readonly origin: string;
  /** What stands between the two from the full stop to `end`. */
  readonly replacement: string;
  readonly end: number;
  readonly prior: number;
}

function joinCandidate({ first, stop, origin, replacement, end, prior }: Join): Candidate {
  return structuralCandidate(first, {
    kind: "join",
    origin,
    reason: "the second sentence goes on with the same thought",
    from: first.tokens.length - 1,
    to: first.tokens.length,
    edits: [{ start: stop.start, end, replacement }],
    prior,
  });
}

const lowered = (token: Token) =>
  token.protected !== null || token.pos === "PROPN" || /^I\b/.test(token.text)
    ? token.text.charAt(0)
    : token.text.charAt(0).toLowerCase();

/** "She opened the door. She walked in." to "She opened the door and walked in."; not "She added one. She added two.", a row. */
function joinSame(first: Sentence, stop: Token, next: Sentence, previous: Sentence | null): Candidate[] {
  const [subject, verb] = next.tokens;
  if (!subject || !verb || !joinable.has(subject.lower) || first.tokens[0]?.lower !== subject.lower)
    return [];
  const told = first.tokens[1];
  // "They were Goths. They fought.", "He shook it off. He had more to do.": set side by side, not in a row.
  if ([verb, told].some((token) => isBe(token) || isHave(token))) return [];
  if (words(first) < leastJoined || words(next) < leastJoined - 1) return [];
  if ([first, next].some(({ tokens }) => tokens.some(({ pos }) => pos === "CCONJ"))) return [];
  if (previous?.tokens[0]?.lower === subject.lower) return [];
  if (first.tokens.some(({ lower }) => lower === verb.lower)) return [];
  const tense = finiteTense(next, 1);
  if (tense === null || tense !== finiteTense(first, 1) || mayEmbed(first, 0, first.tokens.length)) return [];
  const plain = [first, next].every(
    (sentence) =>
      !sentence.tokens
        .slice(0, -1)
        .some((token) => token.pos === "PUNCT" || token.protected === "quote" || negation.test(token.lower)),
  );
  if (!plain || words(first) > shortest.first || words(next) > shortest.second) return [];
  return [joinCandidate({ first, stop, origin: "join", replacement: " and", end: subject.end, prior: 6 })];
}

/** "It was good. However, it was dear." to "It was good, but it was dear." */
function joinConnected(first: Sentence, stop: Token, next: Sentence, tone: Tone): Candidate[] {
  const [opener, comma, subject] = next.tokens;
  const conjunction = conjunctions.get(opener?.lower ?? "");
  if (!conjunction || comma?.text !== "," || !subject || !clauseAt(next, 2)) return [];
  if (conjunction === "so" && tone !== "casual" && tone !== "conversational") return [];
  if (conjunction === "so" && readsWithSo(subject)) return [];
  if (words(first) > connected.first || words(first) + words(next) > connected.together) return [];
  return [
    joinCandidate({
      first,
      stop,
      origin: `join ${conjunction}`,
      replacement: `, ${conjunction} ${lowered(subject)}`,
      end: subject.start + 1,
      prior: 8,
    }),
  ];
}

/** "It cuts costs. This makes it popular." to "It cuts costs, which makes it popular." */
function joinResult(first: Sentence, stop: Token, next: Sentence): Candidate[] {
  const [subject, verb] = next.tokens;
  const tense = finiteTense(next, 1);
  if (subject?.lower !== "this" || !verb || (tense !== "present-s" && tense !== "past" && tense !== "modal"))
    return [];
  const said = tense === "modal" ? next.tokens.slice(2, 4).find(({ pos }) => pos !== "ADV") : verb;
  if (said?.pos !== "VERB" || !follows.has(said.lemma)) return [];
  if (
    !clauseAt(first, 0) ||
    first.tokens.some(({ lower }) => condition.test(lower)) ||
    first.tokens.some(({ pos, lemma }) => pos === "VERB" && thinking.has(lemma)) ||
    next.tokens.some(({ lower }) => lower === "which" || lower === "but") ||
    words(first) + words(next) > connected.together
  )
    return [];
  return [
    joinCandidate({ first, stop, origin: "join which", replacement: ", which", end: subject.end, prior: 8 }),
  ];
}

/** Joins two sentences that go on with one thought: machines write them all of one length. */
export const join: Rewrite = (sentence, { previous, next, source, tone }) => {
  const stop = sentence.tokens.at(-1);
  const opener = next?.tokens[0];
  if (!next || !stop || !opener || opener.protected !== null || next.tokens.at(-1)?.text !== ".") return [];
  if (source.slice(stop.end, opener.start) !== " " || !isStatement(sentence)) return [];
  return [
    ...joinSame(sentence, stop, next, previous),
    ...joinConnected(sentence, stop, next, tone),
    ...joinResult(sentence, stop, next),
  ];
};
