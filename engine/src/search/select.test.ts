import { describe, expect, test } from "vitest";
import { parseDocument } from "../document/parse.ts";
import { swapIn } from "../rewrite/candidate.fixture.ts";
import type { Candidate } from "../rewrite/candidate.ts";
import type { Span } from "../types.ts";
import type { Limits } from "./limits.ts";
import { type SelectOptions, selectCandidates } from "./select.ts";

const source = "By looking at every old page of the log, the team found the crucial fault.";
const wide: Limits = {
  contentLost: 1,
  freeContent: 0,
  contentLostPerSentence: 1,
  length: 1,
  editsPerTenTokens: 10,
  leastStrength: 0.2,
  leastGain: 0.1,
};

const spanOf = (words: string): Span => {
  const start = source.indexOf(words);
  return { start, end: start + words.length };
};

const swap = (words: string, replacement: string, more: Partial<Candidate> = {}) =>
  swapIn(source, words, replacement, { prior: 10, ...more });

function choose(candidates: readonly Candidate[], limits = wide, more: Partial<SelectOptions> = {}) {
  const sentence = parseDocument(source).blocks[0]?.sentences[0];
  if (!sentence) throw new Error("no sentence");
  const chosen = selectCandidates(source, [{ sentence, candidates }], {
    evidenceOf: () => 0,
    limits,
    seed: 1,
    words: 15,
    preserveLength: false,
    strength: 1,
    ...more,
  });
  return chosen.flat().map((candidate) => candidate.edits.map((edit) => edit.replacement).join("|"));
}

describe("selectCandidates", () => {
  test("takes one of two candidates on the same words, the one that brings more", () => {
    expect(
      choose([swap("crucial fault", "bug", { prior: 4 }), swap("crucial", "key", { prior: 40 })]),
    ).toEqual(["key"]);
  });

  test("leaves the words between the claims of a candidate to others", () => {
    const moved = swap(source, "whole", { claims: [spanOf("By looking"), spanOf(".")] });
    expect(choose([moved, swap("crucial", "key")])).toEqual(["whole", "key"]);
    expect(choose([moved, swap("looking", "a look")])).toHaveLength(1);
  });

  test("takes another wording where one has been used already", () => {
    const said = swap("page", "bug", { prior: 30 });
    const rivals = [swap("fault", "bug", { prior: 10 }), swap("fault", "slip", { prior: 9 })];
    const seeds = Array.from({ length: 20 }, (_, seed) => seed);
    const slips = (candidates: readonly Candidate[]) =>
      seeds.filter((seed) => choose(candidates, wide, { seed }).includes("slip")).length;
    expect(slips([said, ...rivals])).toBeGreaterThan(slips(rivals));
  });

  test("measures the gain by the evidence that goes away", () => {
    const evidenceOf = (text: string) => (text.includes("crucial") ? 20 : 0);
    const none = { prior: 0 };
    expect(choose([swap("crucial", "key", none), swap("fault", "bug", none)], wide, { evidenceOf })).toEqual([
      "key",
    ]);
  });

  test("stays under the limit of edits in a sentence", () => {
    const all = [
      swap("looking", "a look"),
      swap("team", "crew"),
      swap("crucial", "key"),
      swap("fault", "bug"),
    ];
    expect(choose(all)).toHaveLength(4);
    expect(choose(all, { ...wide, editsPerTenTokens: 1 })).toHaveLength(2);
  });

  test("stays under the limit of content words of a sentence, stock phrases apart", () => {
    const limits = { ...wide, contentLostPerSentence: 0.15 };
    const words = [swap("page", "sheet"), swap("team", "crew"), swap("crucial", "key"), swap("fault", "bug")];
    expect(choose(words, limits)).toHaveLength(3);
    expect(
      choose(
        words.map((word) => ({ ...word, stock: true })),
        limits,
      ),
    ).toHaveLength(4);
  });

  test("lets so many content words go from the shortest text, whatever their share", () => {
    const pair = [swap("team", "crew"), swap("crucial", "key")];
    expect(choose(pair, { ...wide, contentLost: 0.01 })).toHaveLength(0);
    expect(choose(pair, { ...wide, contentLost: 0.01, freeContent: 1 })).toHaveLength(1);
  });

  test("keeps the length where that is asked for", () => {
    const cut = swap("By looking at every old page of the log, ", "", { prior: 50 });
    expect(choose([cut], { ...wide, length: 0.1 }, { preserveLength: true })).toEqual([]);
    expect(choose([cut])).toEqual([""]);
  });

  test("drops connectives from the shortest text, unless its length is to stay", () => {
    const cut = swap("By looking at every old page of the log, ", "", { kind: "connective" });
    const small = { ...wide, length: 0.1 };
    expect(choose([cut, swap("the crucial ", "a "), swap("team", "whole big team")], small)).toHaveLength(3);
    expect(choose([cut], small, { preserveLength: true })).toEqual([]);
  });

  test("takes a stock phrase before the words in it, however much those bring", () => {
    const stock = swap("By looking at every", "Every", { stock: true });
    expect(choose([swap("looking", "a look", { prior: 90 }), stock])).toEqual(["Every"]);
  });

  test("lets stock phrases take twice the length, unless that is to stay", () => {
    const opening = "By looking at every old page of the log, ";
    const limits = { ...wide, length: 0.4 };
    expect(choose([swap(opening, "", { stock: true })], limits)).toEqual([""]);
    expect(choose([swap(opening, "")], limits)).toEqual([]);
    expect(choose([swap(opening, "", { stock: true })], limits, { preserveLength: true })).toEqual([]);
  });

  test("keeps the length free for stock phrases", () => {
    const small = swap("old page", "page", { prior: 50 });
    const stock = swap("By looking at every", "Every", { stock: true });
    expect(choose([small, stock], { ...wide, length: 0.2 }, { preserveLength: true })).toEqual(["Every"]);
    expect(choose([small], { ...wide, length: 0.2 }, { preserveLength: true })).toEqual(["page"]);
  });

  test("asks more of an edit where the text already reads as human", () => {
    const weak = swap("crucial", "key", { prior: 6 });
    const limits = { ...wide, leastGain: 3 };
    expect(choose([weak], limits)).toEqual(["key"]);
    expect(choose([weak], limits, { strength: 0.2 })).toEqual([]);
  });

  test("each further use of one origin is worth less", () => {
    const same = ["team", "crucial", "fault"].map((word) => swap(word, "x", { origin: "one", prior: 7 }));
    const limits = { ...wide, leastGain: 4 };
    expect(choose(same, limits).length).toBeLessThan(3);
    expect(
      choose(
        same.map((one, i) => ({ ...one, origin: `${i}` })),
        limits,
      ),
    ).toHaveLength(3);
  });
});
