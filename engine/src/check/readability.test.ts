import { expect, it } from "vitest";
import { parseDocument } from "../document/parse.ts";
import { measureReadability } from "./readability.ts";

const measure = (text: string) => measureReadability(parseDocument(text));

it("counts words and sentences of the prose only", () => {
  expect(measure("# A title here\n\nThe cat sat. It didn't move, `x y`.\n\n> A quote.")).toMatchObject({
    words: 6,
    sentences: 2,
    meanSentenceLength: 3,
    sentenceLengthSpread: 0,
  });
});

it("gives the Flesch reading ease", () => {
  // 6 words of one syllable in one sentence: 206.835 - 1.015 * 6 - 84.6.
  expect(measure("The cat sat on the mat.").fleschReadingEase).toBeCloseTo(116.145, 3);
  expect(
    measure("Institutional accountability necessitates organizational transparency.").fleschReadingEase,
  ).toBeLessThan(0);
});

it("measures the spread of sentence lengths", () => {
  expect(measure("One two. One two three four.").sentenceLengthSpread).toBe(1);
});

it("gives zeros for an empty text", () => {
  expect(measure("")).toEqual({
    words: 0,
    sentences: 0,
    meanSentenceLength: 0,
    sentenceLengthSpread: 0,
    fleschReadingEase: 0,
  });
});
