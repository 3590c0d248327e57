import { matchCase } from "../document/capitals.ts";
import type { Sentence, Token } from "../document/types.ts";
import type { TextEdit } from "../text-edit.ts";
import type { Candidate, Rewrite } from "./candidate.ts";
import { subjectEnd } from "./contracted/inverted.ts";
import { readVerbD } from "./contracted/verb-d.ts";
import { readVerbS } from "./contracted/verb-s.ts";
import { structuralCandidate } from "./structural.ts";

const negated: ReadonlyMap<string, string> = new Map([
  ["can't", "can"],
  ["won't", "will"],
  ["shan't", "shall"],
]);

const endings: ReadonlyMap<string, string> = new Map([
  ["'re", "are"],
  ["'ve", "have"],
  ["'ll", "will"],
  ["'m", "am"],
]);

/** "Let's face it", "Here's to the team": a set phrase that nobody writes out. */
const isSetPhrase = ({ tokens }: Sentence, at: number): boolean =>
  (tokens[at]?.lower === "let's" && tokens[at + 1]?.lower === "face" && tokens[at + 2]?.lower === "it") ||
  (tokens[at]?.lower === "here's" && tokens[at + 1]?.lower === "to");

/** The verb that a contraction ends with, written out; null where it has none or its reading is not sure. */
function verbOf(sentence: Sentence, at: number, ending: string): string | null {
  const { lower } = sentence.tokens[at] ?? { lower: "" };
  if (isSetPhrase(sentence, at)) return null;
  if (lower === "let's") return "us";
  if (ending === "'s") return readVerbS(sentence, at);
  if (ending === "'d") return readVerbD(sentence, at);
  return endings.get(ending) ?? null;
}

/** The words of the source in the case that they are typed in: "DON'T" gives "DO NOT". */
const inCaseOf = (token: Token, text: string): string => {
  if (/\p{Lu}['’]?\p{Lu}$/u.test(token.text)) return text.toUpperCase();
  return matchCase(token.text, text);
};

interface Expansion {
  readonly to: number;
  readonly edits: readonly TextEdit[];
}

function expandNegation(sentence: Sentence, at: number, token: Token): Expansion | null {
  const verb = negated.get(token.lower) ?? token.lower.slice(0, -3);
  const end = subjectEnd(sentence, at);
  if (verb === "ai" || end === null) return null;
  if (end === at + 1) {
    const replacement = inCaseOf(token, token.lower === "can't" ? "cannot" : `${verb} not`);
    return { to: end, edits: [{ ...spanOf(token), replacement }] };
  }
  const subject = sentence.tokens[end - 1];
  if (!subject) return null;
  return {
    to: end,
    edits: [
      { ...spanOf(token), replacement: inCaseOf(token, verb) },
      { start: subject.end, end: subject.end, replacement: " not" },
    ],
  };
}

const spanOf = ({ start, end }: Token) => ({ start, end });

function expand(sentence: Sentence, at: number): Expansion | null {
  const token = sentence.tokens[at];
  if (!token) return null;
  if (/\wn't$/.test(token.lower)) return expandNegation(sentence, at, token);
  const ending = /^[\p{L}-]+('(?:re|ve|ll|m|s|d))$/u.exec(token.lower)?.[1];
  const verb = ending === undefined ? null : verbOf(sentence, at, ending);
  if (ending === undefined || verb === null) return null;
  const start = token.end - ending.length;
  return { to: at + 1, edits: [{ start, end: token.end, replacement: ` ${inCaseOfEnding(token, verb)}` }] };
}

const inCaseOfEnding = ({ text }: Token, verb: string) =>
  /\p{Lu}{2}.*['’]\p{Lu}+$/u.test(text) ? verb.toUpperCase() : verb;

/** "Don't" to "do not", "it's been" to "it has been": every contraction that can be read in one way only. */
export const expansions: Rewrite = (sentence) =>
  sentence.tokens.flatMap((token, at): Candidate[] => {
    if (token.protected !== null && !(token.protected === "name" && /'s$/.test(token.lower))) return [];
    const expansion = token.lower.includes("'") ? expand(sentence, at) : null;
    if (!expansion) return [];
    return [
      structuralCandidate(sentence, {
        kind: "contraction",
        origin: `expansion ${token.lower}`,
        reason: "a formal text writes this out",
        from: at,
        to: expansion.to,
        edits: expansion.edits,
      }),
    ];
  });
