import type { Sentence } from "../../document/types.ts";

const between = new Set(
  "not also always even already just never ever still really probably certainly definitely actually currently clearly usually often now only simply truly finally recently".split(
    " ",
  ),
);

/** The first token from `at` on that is no adverb such as may stand between an auxiliary and its verb. */
export function skipAdverbs({ tokens }: Sentence, at: number): number {
  let to = at;
  while (between.has(tokens[to]?.lower ?? "")) to += 1;
  return to;
}
