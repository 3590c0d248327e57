import { wordSet } from "../../word-set.ts";
import { isCommonWord } from "../tagging/common-words.ts";
import type { ProtectedSpan, Sentence, Token } from "../types.ts";

const capital = /^\p{Lu}/u;
const acronym = /^(?:[\p{Lu}\p{N}][\p{Lu}\p{N}&./-]*\p{Lu}[\p{Lu}\p{N}&./-]*s?|(?:\p{L}\.){2,})$/u;
const innerCapital = /^\p{Ll}+\p{Lu}|^\p{Lu}\p{Ll}+\p{Lu}/u;
const opensClause = /^["“”'‘’«:;—–-]|^\.{3}$|^…$/;
const personTitle =
  /^(?:Mr|Mrs|Ms|Mx|Dr|Prof|St|Sir|Lady|Lord|Dame|President|Senator|Professor|Judge|Pope|King|Queen|Prince|Princess|Captain|General)\.?$/;
const neverNames = wordSet("i i'm i've i'll i'd i’m i’ve i’ll i’d a ok asap fyi btw");
const particles = wordSet("of de la le van von der den da di del al bin ibn y the and for");
const dottedLower = wordSet("e.g. i.e. a.m. p.m. etc. vs.");

/**
 * Proper names: capitalized words within a sentence, acronyms, and a capitalized first word where it is no common word
 * or stands capitalized within another sentence. A sentence in capitals or in title case says nothing about names: in it
 * only those are protected that another sentence tells.
 */
export function findNames(sentences: readonly Sentence[]): ProtectedSpan[] {
  const seenInside = new Set<string>();
  const seenLower = new Set<string>();
  for (const sentence of sentences) {
    const shouting = isShouting(sentence);
    sentence.tokens.forEach((token, index) => {
      if (!capital.test(token.text)) seenLower.add(token.lower);
      else if (!shouting && !isFirst(sentence.tokens, index)) seenInside.add(token.lower);
    });
  }
  const isKnownName = (token: Token) => seenInside.has(token.lower) && !seenLower.has(token.lower);
  return sentences.flatMap((sentence) => namesOf(sentence, isKnownName));
}

function namesOf(sentence: Sentence, isKnownName: (token: Token) => boolean): ProtectedSpan[] {
  const { tokens } = sentence;
  const shouting = isShouting(sentence);
  const isName = tokens.map((token, index) =>
    shouting
      ? capital.test(token.text) && isCommonWord(token.lower) && isKnownName(token)
      : isNameAt(tokens, index, isKnownName),
  );
  const spans: ProtectedSpan[] = [];
  for (let index = 0; index < tokens.length; index += 1) {
    if (!isName[index]) continue;
    let last = index;
    for (let next = index + 1; next < tokens.length && next <= last + 3; next += 1) {
      if (isName[next]) last = next;
      else if (!particles.has(tokens[next]?.text ?? "")) break;
    }
    // "Paris and London" are two names; the words between stay with a name only in "Bank of England".
    if (tokens.slice(index, last).some((token) => token.text === "and")) last = runEnd(isName, index);
    const start = tokens[index]?.start ?? 0;
    spans.push({ kind: "name", start, end: tokens[last]?.end ?? start });
    index = last;
  }
  return spans;
}

function runEnd(flags: readonly boolean[], from: number): number {
  let last = from;
  while (flags[last + 1]) last += 1;
  return last;
}

function isNameAt(tokens: readonly Token[], index: number, isKnownName: (token: Token) => boolean): boolean {
  const token = tokens[index];
  if (!token || neverNames.has(token.lower) || dottedLower.has(token.lower)) return false;
  if (innerCapital.test(token.text)) return true;
  if (acronym.test(token.text)) return token.text.length > 1;
  if (!capital.test(token.text)) return false;
  if (!isFirst(tokens, index)) return true;
  if (personTitle.test(token.text) && capital.test(tokens[index + 1]?.text ?? "")) return true;
  const base = token.lower.replace(/['’]s?$/, "");
  if (!isCommonWord(base)) return true;
  if (isKnownName(token)) return true;
  return false;
}

/** Whether a word begins its sentence, or what a quotation mark, bracket or colon opens in it. */
function isFirst(tokens: readonly Token[], index: number): boolean {
  for (let before = index - 1; before >= 0; before -= 1) {
    const token = tokens[before];
    if (!token || token.protected === "markup" || token.pos === "X") continue;
    return opensClause.test(token.text) || /^[.!?]+$/.test(token.text) || /^[•*_~-]+$/.test(token.text);
  }
  return true;
}

function isShouting(sentence: Sentence): boolean {
  let capitals = 0;
  let words = 0;
  for (const token of sentence.tokens) {
    if (!/^\p{L}{2}/u.test(token.text)) continue;
    words += 1;
    if (capital.test(token.text)) capitals += 1;
  }
  return words >= 4 && capitals > words * 0.8;
}
