import { describe, expect, test } from "vitest";
import { parseDocument } from "../document/parse.ts";
import { parseEntry } from "../lexicon/parse.ts";
import type { EditKind } from "../types.ts";
import { rewritesOf } from "./apply-rewrite.ts";
import { lexiconRewrite } from "./lexicon.ts";

function candidateOf(kind: EditKind, line: string, source: string) {
  const sentence = parseDocument(source).blocks[0]?.sentences[0];
  const rewrite = lexiconRewrite([{ kind, entries: [parseEntry(line)] }]);
  const context = { source, tone: "casual", previous: null, next: null, afterNext: null } as const;
  return sentence && rewrite(sentence, context)[0];
}

const reasonOf = (...rewritten: Parameters<typeof candidateOf>) => candidateOf(...rewritten)?.reason;

describe("the reason of an edit", () => {
  test("names what is empty, not what stays behind it", () => {
    expect(reasonOf("phrase", "very happy => happy", "We are very happy today.")).toBe(
      "“very” adds nothing here",
    );
    expect(reasonOf("word", "very => -", "We are very happy.")).toBe("“very” adds nothing here");
  });

  test("calls a small word a habit, not less plain", () => {
    expect(reasonOf("function-word", "these => those", "We like these cars.")).toBe(
      "machines write “these” more than people do",
    );
    expect(reasonOf("word", "vehicles => cars", "We like vehicles.")).toBe("a plainer way to say “vehicles”");
  });
});

test("is keener on the words that readers know machines by", () => {
  const prior = (line: string, source: string) => candidateOf("word", line, source)?.prior ?? 0;
  const known = prior("utilize/v => use/v", "We utilize tools.");
  expect(known).toBeGreaterThan(2 * prior("purchase/v => buy/v", "We purchase tools."));
});

test("makes no people of animals that stand in the sentence before", () => {
  const rewrite = lexiconRewrite([
    { kind: "word", entries: [parseEntry("some individuals => some people")] },
  ]);
  expect(rewritesOf(rewrite, "Octopuses can solve mazes. Some individuals know faces.")).toEqual([]);
  expect(rewritesOf(rewrite, "Cooks can solve mazes. Some individuals know faces.")).toHaveLength(1);
});

test("does not rename what “these” points at by its name", () => {
  const rewrite = lexiconRewrite([{ kind: "word", entries: [parseEntry("strategy/n => method/n")] }]);
  const again = (text: string) => rewritesOf(rewrite, text).filter((result) => /these methods/i.test(result));
  expect(again("Some strategies run late. These strategies need no training.")).toEqual([]);
  expect(again("Some tricks run late. These strategies need no training.")).toHaveLength(1);
});

test("leaves the first of a row of infinitives that each have a subject", () => {
  const line = "enable/v {np} to {v} => let/v {np} {v}";
  const row = "It enabled cities to grow, ships to sail farther, and families to stay.";
  expect(reasonOf("word", line, row)).toBeUndefined();
  expect(reasonOf("word", line, "It enabled cities to grow and families to stay.")).toBeUndefined();
  expect(reasonOf("word", line, "It enabled cities to grow and stay.")).toBeDefined();
});

test("leaves what is all in capitals", () => {
  expect(reasonOf("word", "vehicles => cars", "NO VEHICLES HERE.")).toBeUndefined();
  expect(reasonOf("word", "vehicles => cars", "Vehicles are here.")).toBeDefined();
});

test("gives no plural subject the verb of the singular noun before it", () => {
  const line = "had become => was now ; prev life";
  expect(reasonOf("word", line, "The tools that fill my life had become a job.")).toBeUndefined();
  expect(reasonOf("word", line, "She had the tools, but her life had become a job.")).toBeDefined();
});

test("leaves what is said twice on purpose, also where a phrase holds it", () => {
  const line = "endless possibilities => countless possibilities";
  expect(reasonOf("phrase", line, "It was full of endless possibilities and endless hope.")).toBeUndefined();
  expect(reasonOf("phrase", line, "It was full of endless possibilities and hope.")).toBeDefined();
});

test("takes no favorite of machines for a refrain", () => {
  const rewrite = lexiconRewrite([{ kind: "word", entries: [parseEntry("leverage/v => use/v")] }]);
  expect(rewritesOf(rewrite, "We leverage tools. We leverage data.")).toHaveLength(2);
});

test("leaves what two sentences begin with on purpose", () => {
  const rewrite = lexiconRewrite([{ kind: "word", entries: [parseEntry("believe/v => think/v")] }]);
  expect(rewritesOf(rewrite, "They believed me cruel. They believed I lied.")).toEqual([]);
  expect(rewritesOf(rewrite, "They saw me fall. They believed I lied.")).toHaveLength(1);
});
