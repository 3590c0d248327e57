import { expect, test } from "vitest";
import { rewritesOf } from "./apply-rewrite.ts";
import type { Rewrite } from "./candidate.ts";

type Case = readonly [before: string, after: string];

/** Each sentence is offered the other one. */
export function rewrites(rewrite: Rewrite, cases: readonly Case[]) {
  test.each(cases)("%s -> %s", (before, after) => {
    expect(rewritesOf(rewrite, before)).toContain(after);
  });
}

/** Nothing is offered for any of the sentences. */
export function leaves(rewrite: Rewrite, texts: readonly string[]) {
  test.each(texts)("leaves %s", (text) => {
    expect(rewritesOf(rewrite, text)).toEqual([]);
  });
}
