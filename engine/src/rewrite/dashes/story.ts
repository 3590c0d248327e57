import type { Sentence, Token } from "../../document/types.ts";
import { hasPluralEnding } from "../../lexicon/context.ts";
import { finiteTense, hasComma, mainVerb, wordAt } from "../clause.ts";
import { isWhat } from "./phrases.ts";

const storyPerson = /^(i|me|my|myself|he|him|his|himself|she|her|herself)$/;
const narrator = /^(?:i|me|my|myself)(?:['’].*)?$/;
const isQuote = ({ text }: Token): boolean => /^["“”]$/.test(text);

/** "I licked my thumb (every mother does) and rubbed": who tells of themselves, and speaks to nobody, may put in a word. */
const isNarrated = ({ tokens }: Sentence): boolean =>
  tokens.some(({ lower }) => narrator.test(lower)) &&
  !tokens.some((token) => isQuote(token) || (storyPerson.test(token.lower) && !narrator.test(token.lower)));

/** "Her fate — cast out in the end — mirrors her deeds": a study of a story is told in the present. */
function isStudy(sentence: Sentence, first: number, second: number): boolean {
  const verb = sentence.tokens.findIndex(({ pos }, at) => at > second && pos !== "ADV");
  const isSubject = /^(?:NOUN|PROPN)$/.test(sentence.tokens[first - 1]?.pos ?? "");
  return isSubject && /^present/.test(finiteTense(sentence, verb) ?? "");
}

/** "I could say it in two words — you fool — but": what was announced is no aside. */
const isAnnounced = (sentence: Sentence, first: number): boolean =>
  /^(?:words|syllables|letters|things|lines)$/.test(wordAt(sentence, first - 1)) &&
  sentence.tokens[first - 2]?.pos === "NUM";

/** "She looked at him — his coat torn, his hands cold — and left": in a story brackets suit a plain list alone. */
export function interruptsStory(sentence: Sentence, first: number, second: number): boolean {
  const isPerson = ({ lower }: Token) => storyPerson.test(lower);
  if (!sentence.tokens.some(isPerson)) return false;
  if (isAnnounced(sentence, first)) return true;
  if (isNarrated(sentence) || isStudy(sentence, first, second)) return false;
  const listed = sentence.tokens[first - 1];
  const isList =
    listed !== undefined &&
    (hasPluralEnding(listed) || isWhat(sentence.tokens[0])) &&
    hasComma(sentence, first, second) &&
    mainVerb(sentence, first, second) === null &&
    !sentence.tokens.slice(first, second).some(isPerson);
  return !isList;
}
