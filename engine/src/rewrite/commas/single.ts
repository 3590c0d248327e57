import type { Token } from "../../document/types.ts";
import { isDeterminer, isPossessive } from "../../lexicon/context.ts";
import { type CommaRule, dropCommas } from "./drop.ts";

/** Of people it says that they are not married, which is a quality like any other. */
const person =
  /^(person|adult|man|woman|mother|father|mom|mum|dad|parent|guy|lady|gentleman|girl|boy|individual|female|male)$/;

const describes = ({ pos, lower }: Token): boolean =>
  pos === "ADJ" || pos === "ADV" || (pos === "VERB" && /(?:ed|en|ing)$/.test(lower));

/** "a single, flawless pearl" to "a single flawless pearl": "single" says how many, and nobody sets a comma behind it. */
export const singleComma: CommaRule = (sentence, at) => {
  const { tokens } = sentence;
  if (tokens[at - 1]?.lower !== "single") return [];
  const before = tokens[at - 2];
  if (!before || !(isDeterminer(before) || isPossessive(before))) return [];
  const described = tokens.slice(at + 1, at + 6);
  const head = described.findIndex((token) => !describes(token));
  const noun = described[head];
  if (head < 1 || noun?.pos !== "NOUN" || person.test(noun.lemma)) return [];
  return dropCommas(sentence, [at], "comma after single", "“single” needs no comma behind it", 8);
};
