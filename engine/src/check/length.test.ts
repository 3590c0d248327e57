import { expect, it } from "vitest";
import { applyEdits } from "../edits.ts";
import type { Edit } from "../types.ts";
import { countWords, keepsLength, lengthOf, ofKeptLength, wordsAdded } from "./length.ts";

it("measures a length in words, or in half the letters", () => {
  expect(lengthOf("We plan it.")).toBe(3);
  expect(lengthOf("城市农业很重要。")).toBe(4);
  expect(lengthOf("")).toBe(0);
});

it("takes 90% to 110% for the same length", () => {
  const words = (count: number) => "word ".repeat(count);
  expect([89, 90, 110, 111].map((count) => keepsLength(words(100), words(count)))).toEqual([
    false,
    true,
    true,
    false,
  ]);
});

const put = (source: string, words: string, replacement: string): Edit => {
  const start = source.indexOf(words);
  return { start, end: start + words.length, replacement, kind: "word", reason: "" };
};

it.each([
  ["the team — led by Anna — shipped", " — ", ", ", -1],
  ["one two three", "two ", "", -1],
  ["one two three", " two", "", -1],
  ["one—two", "—", ", ", 1],
  ["one two", " two", "", -1],
  ["one, two", ",", "", 0],
  ["one two", "one", "the one", 1],
])("in %j, %j for %j moves the length by %i", (source, words, replacement, by) => {
  const edit = put(source, words, replacement);
  expect(wordsAdded(source, [edit])).toBe(by);
  expect(countWords(applyEdits(source, [edit])) - countWords(source)).toBe(by);
});

it("drops the rewrites that move the length furthest, of equal ones the last", () => {
  const source = "aa bb cc dd ee ff gg hh ii jj";
  const keptOf = (...edits: Edit[]) =>
    ofKeptLength(source, edits, (edit) => [edit]).map((edit) => edit.start);
  const [first, second, long] = [
    put(source, "aa ", ""),
    put(source, "cc ", ""),
    put(source, "ee ff gg ", ""),
  ];
  expect(keptOf(first, second)).toEqual([0]);
  expect(keptOf(first, long)).toEqual([0]);
  expect(keptOf(first, second, put(source, "jj", "j j"))).toEqual([0, 6, 27]);
  expect(ofKeptLength(source, [first], (edit) => [edit], 11)).toEqual([]);
});
