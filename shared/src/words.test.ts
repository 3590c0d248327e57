import { describe, expect, it } from "vitest";
import { countWords } from "./words.ts";

describe("countWords", () => {
  it.each([
    ["", 0],
    [" \n\t\u00a0 ", 0],
    ["one", 1],
    ["  one\ttwo\n\nthree ", 3],
    ["well-known, isn't it?", 3],
    ["a \u2014 b", 3],
    ["non\u00a0breaking", 2],
  ])("counts %j as %i", (text, words) => {
    expect(countWords(text)).toBe(words);
  });
});
