import type { Sentence, Token } from "../../document/types.ts";
import { wordSet } from "../../word-set.ts";

const between = wordSet(
  "not also always even already just never ever still really probably certainly definitely actually currently clearly usually often now only simply truly finally recently",
);

/** The first token from `at` on that is no adverb such as may stand between an auxiliary and its verb. */
export function skipAdverbs({ tokens }: Sentence, at: number): number {
  let to = at;
  const isBetween = (token: Token | undefined) =>
    token !== undefined && (between.has(token.lower) || (token.pos === "ADV" && token.lower.endsWith("ly")));
  while (isBetween(tokens[to])) to += 1;
  return to;
}
