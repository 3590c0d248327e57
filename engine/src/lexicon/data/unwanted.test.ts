import { expect, test } from "vitest";
import { readData } from "../../node.ts";
import { rewritesOf } from "../../rewrite/apply-rewrite.ts";
import { createRewrites } from "../../rewrite/index.ts";
import { unwantedEdits } from "./unwanted.fixture.ts";

const rewrites = createRewrites(readData);

test.each(unwantedEdits)("“%s” never reads “%s”", (sentence, words) => {
  const results = rewrites.flatMap((rewrite) => rewritesOf(rewrite, sentence));
  expect(results.filter((result) => result.includes(words))).toEqual([]);
});
